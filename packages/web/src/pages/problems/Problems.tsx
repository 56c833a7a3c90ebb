import type { ProblemStrength } from '@thorp/bots';
import type { ReactNode } from 'react';
import { Link } from '../../app/router.tsx';
import { TopBar } from '../../app/TopBar.tsx';
import { useTitle } from '../../app/useTitle.ts';
import { gameOf, GAMES } from '../../games/index.ts';
import type { GameManifest } from '../../games/manifest.ts';
import { usePreferences } from '../../preferences/preferences.ts';
import { useText } from '../../text/text.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { GameTabs } from '../learn/GameTabs.tsx';
import { percentOf } from './percent.ts';
import { problemKey, STRENGTHS, type ListedProblem } from './list.ts';
import { useProblems } from './useProblems.ts';
import { useWords, WordsProvider } from './words.ts';
import './problems.css';
import { AlsoSaid } from '../../ui/AlsoSaid.tsx';

/** The problems of a game by strength. */
export default function Problems({ game }: { game: string | null }): ReactNode {
  const shown = gameOf(game) ?? GAMES[0];
  return <WordsProvider>{shown ? <Page game={shown} /> : null}</WordsProvider>;
}

function Page({ game }: { game: GameManifest }): ReactNode {
  const words = useWords();
  const text = useText();
  useTitle(`${words.title} · Thorp`);
  return (
    <>
      <TopBar />
      <main className="page problems" id="content">
        <header>
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
        </header>
        <GameTabs shown={game} to="/problems" label={text.home.games} />
        <Lists game={game} />
        <p className="muted">{words.how}</p>
      </main>
    </>
  );
}

function Lists({ game }: { game: GameManifest }): ReactNode {
  const words = useWords();
  const all = useProblems(game);
  if (!all) return null;
  if (all.length === 0) return <p>{words.none}</p>;
  return STRENGTHS.map(strength => (
    <List key={strength} game={game} strength={strength} all={all.filter(each => each.problem.strength === strength)} />
  ));
}

interface ListProps {
  readonly game: GameManifest;
  readonly strength: ProblemStrength;
  readonly all: readonly ListedProblem[];
}

function List({ game, strength, all }: ListProps): ReactNode {
  const words = useWords();
  const { problems } = usePreferences();
  const isSolved = (each: ListedProblem): boolean => problems.includes(problemKey(game.id, each));
  if (all.length === 0) return null;
  return (
    <section className="panel problemlist" aria-labelledby={`strength-${strength}`}>
      <h2 id={`strength-${strength}`}>{words.strengths[strength]}</h2>
      <p>
        {words.strengthLines[strength]} <b>{words.progress(all.filter(isSolved).length, all.length)}</b>
      </p>
      <ul>
        {all.map(each => (
          <li key={each.id}>
            <ProblemLink game={game} listed={each} isSolved={isSolved(each)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ProblemLink(props: { game: GameManifest; listed: ListedProblem; isSolved: boolean }): ReactNode {
  const { game, listed, isSolved } = props;
  const { problem, number, id } = listed;
  const { locale } = useText();
  const words = useWords();
  return (
    <Link className={isSolved ? 'btn is-solved' : 'btn'} to={`/problem/${game.id}/${id}`}>
      <span className="problem-number">
        <span className="sr-only">{words.name} </span>
        {number}
        {isSolved ? <Icon name="check" /> : null}
      </span>
      <span>
        {words.seats(problem.seats)}, {words.options(problem.less.length)}
        {problem.margin.chance ? <small>{words.ahead(percentOf(problem.margin.chance.mean, locale))}</small> : null}
        {isSolved ? <AlsoSaid>{words.solved}</AlsoSaid> : null}
      </span>
    </Link>
  );
}
