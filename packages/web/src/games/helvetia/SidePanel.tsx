import { buildingCard, characterCard, startPiece } from '@thorp/helvetia/pieces';
import { Fragment, type ReactNode } from 'react';
import { ASKED_HERE, Asking } from './Asking.tsx';
import { useNames } from './names.ts';
import { Makes } from './pieces.tsx';
import { Plan } from './Plan.tsx';
import { bandOf } from './printed.ts';
import { useTable } from './table.ts';
import type { Size } from '../../board/widgets.ts';
import { useWords } from './text/words.tsx';
import { Band } from './Band.tsx';
import { Watchman } from './Watchman.tsx';

interface SidePanelProps {
  readonly size: Size;
  /** The log, if it has no column. */
  readonly log: ReactNode;
}

/** The panel beside my village, for questions that need more space. */
export function SidePanel({ size, log }: SidePanelProps): ReactNode {
  const { update, planning, view, mine } = useTable();
  const step = update.question?.step ?? '';
  const needed: ReactNode[] = [];
  if (step === 'wake') needed.push(<Watchman key="watchman" />);
  else if (planning.plan) needed.push(<Plan key="plan" plan={planning.plan} />);
  if (ASKED_HERE.includes(step) && !planning.plan) needed.push(<Asking key="asking" />);
  if (view.players[mine]?.start.length) needed.push(<StartTiles key="start" />);
  if (size === 'desktop' && needed.length === 0) needed.push(<Guide key="guide" />);
  // Tablets have no column for the log, so it takes the space left here.
  if (size === 'tablet') needed.push(<Fragment key="log">{log}</Fragment>);
  return <div className={needed.length > 0 ? 'he-side while-playing is-used' : 'he-side while-playing'}>{needed}</div>;
}

/** What the coins can do: a line for every character. */
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
            <dd>{catalogue.get(characterCard(character))?.lines[0]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Start tiles to be placed, the next one first. */
function StartTiles(): ReactNode {
  const { update, view, mine } = useTable();
  const words = useWords();
  const names = useNames();
  const start = view.players[mine]?.start ?? [];
  const title = update.seat === null ? words.startTiles : words.yourTiles;
  return (
    <section className="he-plan panel" aria-label={title}>
      <h3>{title}</h3>
      <ul className="he-start">
        {start.map((building, i) => (
          <li
            key={building}
            className={i === 0 ? 'is-next' : undefined}
            data-band={bandOf(building)}
            data-piece={startPiece(mine, i)}
            data-card={buildingCard(building)}
          >
            <Band name={names.building(building)} />
            <Makes building={building} />
          </li>
        ))}
      </ul>
    </section>
  );
}
