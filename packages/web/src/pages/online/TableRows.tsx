import { useState, type ReactNode } from 'react';
import { Link } from '../../app/router.tsx';
import { gameOf } from '../../games/index.ts';
import { Cover } from '../../home/Cover.tsx';
import { useText } from '../../text/text.tsx';
import { SeatColours } from '../../ui/SeatMark.tsx';
import { useOnlineText } from './text.ts';

/** How many rows are shown at first. */
const SHOWN = 4;

/** The rows of a list, and a button for the rest of a long one. */
export function Rows<Item>(props: {
  items: readonly Item[];
  className: string;
  children: (item: Item) => ReactNode;
}): ReactNode {
  const { items, className, children } = props;
  const text = useOnlineText();
  const [all, setAll] = useState(false);
  const hides = !all && items.length > SHOWN + 1;
  return (
    <>
      <ul className={className}>{(hides ? items.slice(0, SHOWN) : items).map(children)}</ul>
      {hides ? (
        <button type="button" className="btn btn--quiet on-all" onClick={() => setAll(true)}>
          {text.showAll(items.length)}
        </button>
      ) : null}
    </>
  );
}

/** A table in a list: its game, a line about it, its houses, and its link. */
export function Row(props: {
  table: string;
  game: string;
  go: string;
  line: string;
  chip?: ReactNode;
  children: ReactNode;
}): ReactNode {
  const { table, game, go, line, chip = null, children } = props;
  const { locale } = useText();
  const manifest = gameOf(game);
  const title = manifest?.shelf[locale].title ?? game;
  return (
    <li className="panel row" data-game={game}>
      <span className="cover thumb" data-game={game} aria-hidden="true">
        {manifest ? <Cover game={manifest} /> : null}
      </span>
      <div className="words">
        <h3>{title}</h3>
        <p>{line}</p>
        <SeatColours value={manifest?.seatColours}>
          <p className="on-houses">{children}</p>
        </SeatColours>
        {chip}
      </div>
      <Link className="btn btn--primary" to={`/table/${table}`} aria-label={`${go}: ${title}`}>
        <span className="on-goword">{go}</span>
      </Link>
    </li>
  );
}
