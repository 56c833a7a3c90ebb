import type { ReactNode } from 'react';
import { CardFaceOf } from '../../board/CardHelp.tsx';
import { faceFor } from '../../games/parts.ts';
import { useCatalogue } from '../../session/useCatalogue.ts';
import { bestCards, favourites, openings, type CardLine, type MyGame } from './figures.ts';
import { percent } from './numbers.ts';
import { useStatisticsText } from './text.ts';

/** A card that was played less often says nothing about winning. */
const PLAYED = 5;
const PICKED = 3;

/** The cards of one game: those that I play most, those of my wins, and successful first picks. */
export function Cards({ game, games }: { game: string; games: readonly MyGame[] }): ReactNode {
  const text = useStatisticsText();
  const mine = games.filter(each => each.game === game);
  return (
    <>
      <CardRow id="st-favourites" title={text.favourites} game={game} all={mine.length} lines={favourites(mine)} />
      <CardRow
        id="st-best"
        title={text.best}
        help={text.bestHelp(PLAYED)}
        game={game}
        all={mine.length}
        lines={bestCards(mine, PLAYED)}
      />
      <CardRow
        id="st-openings"
        title={text.openings}
        help={text.openingsHelp(PICKED)}
        game={game}
        all={mine.length}
        lines={openings(mine, PICKED)}
      />
    </>
  );
}

function CardRow(props: {
  id: string;
  title: string;
  help?: string;
  game: string;
  all: number;
  lines: readonly CardLine[];
}): ReactNode {
  const { id, title, help, game, all, lines } = props;
  const text = useStatisticsText();
  const catalogue = useCatalogue(game);
  const known = lines.flatMap(line => {
    const entry = catalogue?.get(line.card);
    return entry ? [{ ...line, name: entry.name }] : [];
  });
  if (!catalogue || known.length === 0) return null;
  return (
    <section className="st-cards" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {help ? <p className="muted">{help}</p> : null}
      <ul data-game={game}>
        {known.map(({ card, name, games, won }) => (
          <li key={card}>
            <span className="st-face" inert>
              <CardFaceOf face={faceFor(game)} card={card} catalogue={catalogue} />
            </span>
            <span className="st-label">
              <b>{name}</b>
              <span>{text.ofGames(games, all)}</span>
              <small>{text.wonShare(percent(won, games))}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
