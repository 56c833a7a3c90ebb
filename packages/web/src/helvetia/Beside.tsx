import { Fragment, type ReactNode } from 'react';
import { ASKED_HERE, Asking } from './Asking.tsx';
import { useNames } from './names.ts';
import { Makes } from './pieces.tsx';
import { Plan } from './Plan.tsx';
import { bandOf } from './printed.ts';
import { useTable } from './table.ts';
import type { Size } from '../table/widgets.ts';
import { useWords } from './text/words.tsx';
import { Band } from './Band.tsx';
import { Watchman } from './Watchman.tsx';

/** What lies beside my village: whatever the question needs more room for. */
export function Beside({ size, children }: { size: Size; children: ReactNode }): ReactNode {
  const { sight, planning, view, mine } = useTable();
  const step = sight.question?.step ?? '';
  const needed: ReactNode[] = [];
  if (step === 'wake') needed.push(<Watchman key="watchman" />);
  else if (step === 'pay' || planning.rows.length > 0) needed.push(<Plan key="plan" />);
  if (ASKED_HERE.includes(step)) needed.push(<Asking key="asking" />);
  if (view.players[mine]?.start.length) needed.push(<StartTiles key="start" />);
  // Tablets have no column for what happened: it takes the room that is left here.
  if (size === 'tablet') needed.push(<Fragment key="told">{children}</Fragment>);
  else if (size === 'desktop' && needed.length === 0) needed.push(<Guide key="guide" />);
  return <div className="he-beside">{needed}</div>;
}

/** What the coins can do: a line about every character. */
function Guide(): ReactNode {
  const { view, catalogue } = useTable();
  const words = useWords();
  const names = useNames();
  return (
    <section className="he-plan panel" aria-label={words.guide}>
      <h3>{words.guide}</h3>
      <dl className="he-guide">
        {view.characters.map(({ character }) => (
          <div key={character}>
            <dt>{names.character(character)}</dt>
            <dd>{catalogue.get(`character:${character}`)?.lines[0]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Start tiles that wait for their places, the next one first. */
function StartTiles(): ReactNode {
  const { view, mine } = useTable();
  const words = useWords();
  const names = useNames();
  const start = view.players[mine]?.start ?? [];
  return (
    <section className="he-plan panel" aria-label={words.yourTiles}>
      <h3>{words.yourTiles}</h3>
      <ul className="he-start">
        {start.map((building, i) => (
          <li
            key={building}
            className={i === 0 ? 'is-next' : undefined}
            data-band={bandOf(building)}
            data-piece={`village:${mine}:start-${i}`}
            data-card={`building:${building}`}
          >
            <Band name={names.building(building)} />
            <Makes building={building} />
          </li>
        ))}
      </ul>
    </section>
  );
}
