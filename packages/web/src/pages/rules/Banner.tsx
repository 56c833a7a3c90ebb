import type { ReactNode } from 'react';
import { Link } from '../../app/router.tsx';
import type { GameManifest } from '../../games/manifest.ts';
import { startGuided } from '../../guide/start.ts';
import { Scene } from '../../home/Cover.tsx';
import { placedBlocks, wordsOf } from '../../rulebook/places.ts';
import type { RulesText } from '../../rulebook/types.ts';
import { useText } from '../../text/text.tsx';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useWords } from './words.ts';

/** Words read in a minute, including time for pictures. */
const PACE = 170;

interface BannerProps {
  readonly game: GameManifest;
  readonly rules: RulesText;
  /** Not offered to somebody who has come from a table. */
  readonly isGuideOffered: boolean;
}

/** The game's name in its landscape, and the button for a first game. */
export function Banner({ game, rules, isGuideOffered }: BannerProps): ReactNode {
  const text = useText();
  const words = useWords();
  const needed = { chapters: rules.chapters.filter(({ more }) => !more) };
  const length = placedBlocks(needed).reduce((sum, { block }) => sum + wordsOf(block).split(' ').length, 0);
  return (
    <header className="banner">
      <Landscape game={game} />
      <div className="plate2">
        <Link to={`/learn/${game.id}`}>{text.nav.learn}</Link>
        <h1>{words.title(game.shelf[text.locale].title)}</h1>
        <p>{words.lead(needed.chapters.length, Math.ceil(length / PACE))}</p>
      </div>
      <div className="bdo">
        {isGuideOffered ? <FirstGame game={game.id} /> : null}
        <Link className="btn" to={`/learn/${game.id}`}>
          {words.cards}
        </Link>
        <button type="button" className="btn rulesprint" onClick={() => print()}>
          {words.print}
        </button>
      </div>
    </header>
  );
}

/** A drawing is narrower than the banner: this many side by side, every other one mirrored, cover wide windows. */
const DRAWINGS = [-4, -3, -2, -1, 0, 1, 2, 3, 4];

function Landscape({ game }: { game: GameManifest }): ReactNode {
  return (
    <span className="cover rulesland" data-game={game.id} aria-hidden="true">
      {DRAWINGS.map(at => (
        <span
          key={at}
          className={at === 0 ? 'is-middle' : undefined}
          style={{ '--at': at, '--turn': at % 2 === 0 ? 1 : -1 }}
        >
          <Scene game={game} />
        </span>
      ))}
    </span>
  );
}

function FirstGame({ game }: { game: string }): ReactNode {
  const text = useText();
  const words = useWords();
  const { problem, attempt } = useAttempt();
  return (
    <>
      <Problem message={problem} />
      <button type="button" className="btn btn--primary" onClick={() => attempt(() => startGuided(game, text))}>
        <Icon name="play" />
        {words.playAndLearn}
      </button>
    </>
  );
}
