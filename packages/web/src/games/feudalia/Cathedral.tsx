import * as paint from '../../art/palette.ts';
import { SCENARIOS, BUY_IDS, BUYS, CATHEDRAL_MASTER_IDS, PHASES, type Buy, type Lot } from '@thorp/feudalia/cards';
import { piece } from '@thorp/feudalia/pieces';
import { cathedralFinished, points } from '@thorp/feudalia/reading';
import type { ReactNode } from 'react';
import { Place, useSize } from '../../board/widgets.ts';
import { SHAPES, useSeatColour } from '../../ui/SeatMark.tsx';
import { Price } from './goods.tsx';
import { useNames } from './names.ts';
import { partsOf, type Part } from './amounts.ts';
import { Glyph } from './glyphs.tsx';
import { useTable } from './table.ts';
import { useWords } from './text/words.tsx';

/** The cathedral built so far, its phase, and the prices of its next parts. */
export function Cathedral(): ReactNode {
  const { view } = useTable();
  const words = useWords();
  const { cathedralPhases } = SCENARIOS[view.settings.scenario];
  return (
    <section className="fe-cathedral" aria-label={words.cathedral}>
      <ol className="fe-phases">
        {words.phases.slice(0, cathedralPhases).map((name, phase) => (
          <li key={name} className={phase === view.phase ? 'is-now' : phase < view.phase ? 'is-done' : undefined}>
            <span>{name}</span>
            <small>
              {phase < view.phase
                ? words.done
                : phase === view.phase
                  ? leftOf(view.lots, phase, words.left)
                  : words.later}
            </small>
          </li>
        ))}
      </ol>
      <Drawing />
      {useSize() === 'phone' ? null : <Stacks />}
      <Lots />
    </section>
  );
}

/** The cathedral's own masters for hire; on a phone they are in the drawer of the supply. */
export function Stacks(): ReactNode {
  const { view } = useTable();
  if (SCENARIOS[view.settings.scenario].masters === 'none') return null;
  return (
    <ul className="fe-stacks">
      {CATHEDRAL_MASTER_IDS.map(master => (
        <li key={master}>
          <Place id={piece.stack(master)} card={master} className="fe-stack">
            <Glyph name={master} />
            <b aria-hidden="true">{view.stacks[master]}</b>
          </Place>
        </li>
      ))}
    </ul>
  );
}

function leftOf(lots: { readonly [L in Lot]: number }, phase: number, left: (n: number) => string): string {
  return left((PHASES[phase] ?? []).reduce((sum, lot) => sum + lots[lot], 0));
}

/** What the parts of the current phase cost. */
function Lots(): ReactNode {
  const { view } = useTable();
  const words = useWords();
  const names = useNames();
  const lots = PHASES[view.phase] ?? [];
  if (cathedralFinished(view)) return <p className="fe-lots is-done">{words.finished}</p>;
  return (
    <ul className={lots.length > 1 ? 'fe-lots is-many' : 'fe-lots'}>
      {lots.map(lot => {
        const buys = BUY_IDS.map((id): Buy => BUYS[id]).filter(buy => buy.lot === lot);
        return (
          <li key={lot}>
            <Place id={piece.lot(lot)} card={lot} className="fe-lot">
              <span className="fe-token">{words.points(points(buys[0]?.halves ?? 0))}</span>
              {lots.length > 1 ? <b>{names(lot)}</b> : null}
              <small>×{view.lots[lot]}</small>
              <span className="fe-payments">
                {buys.map((buy, i) => (
                  // oxlint-disable-next-line react/no-array-index-key -- printed in this order
                  <Price key={i} bag={buy.cost} />
                ))}
              </span>
            </Place>
          </li>
        );
      })}
    </ul>
  );
}

const GROUND = 190;
const EAVES = 92;
const NAVE = { left: 74, width: 176 };
const BASE = { left: 10, width: 242 };

/** Built parts are drawn in stone with the mark of their builder, the rest is dashed. */
function Drawing(): ReactNode {
  const { update } = useTable();
  const stones = partsOf(update, 'foundations', 0);
  const bays = partsOf(update, 'nave', 1);
  const wide = NAVE.width / Math.max(1, bays.length);
  const stone = BASE.width / Math.max(1, stones.length);
  const next = bays.findIndex(part => part === undefined);
  return (
    <svg className="fe-drawing" viewBox="0 14 262 196" preserveAspectRatio="xMinYMax meet" aria-hidden="true">
      <path d="M-20 196C60 186 200 190 300 182V230H-20Z" className="fe-field-middle" />
      <Towers built={update.view.phase >= 2} />
      {bays.map((part, k) => (
        // oxlint-disable-next-line react/no-array-index-key -- a bay is its place
        <Bay key={k} x={NAVE.left + k * wide} wide={wide} part={part} next={update.view.phase === 1 && k === next} />
      ))}
      {stones.map((part, k) => (
        // oxlint-disable-next-line react/no-array-index-key -- a stone is its place
        <g key={k} transform={`translate(${BASE.left + k * stone} ${GROUND})`}>
          <rect width={stone} height="16" className={part === undefined ? 'fe-plan' : 'fe-built ink-thin'} />
          <Mark part={part} x={stone / 2} y={8} />
        </g>
      ))}
    </svg>
  );
}

function Towers({ built }: { built: boolean }): ReactNode {
  return (
    <>
      <path
        d="M14 190V70L32 34 50 70V190ZM50 190V70L62 50 74 70V190Z"
        className={built ? 'fe-built ink-thin' : 'fe-plan'}
      />
      <path d="M32 34V18M26 24H38" className="ink-line" />
      <circle cx="32" cy="92" r="11" className={built ? 'fe-pane ink-thin' : 'fe-plan'} />
    </>
  );
}

function Bay({ x, wide, part, next }: { x: number; wide: number; part: Part; next: boolean }): ReactNode {
  const middle = wide / 2;
  if (part === undefined)
    return (
      <g transform={`translate(${x} 0)`}>
        <path d={`M0 ${GROUND}V${EAVES}H${wide}V${GROUND}Z`} className={next ? 'fe-plan is-next' : 'fe-plan'} />
        <circle cx={middle} cy="140" r="9" className="fe-seal" />
        <text x={middle} y="145" className="fe-sealed" data-ornament="">
          1
        </text>
      </g>
    );
  const pane = Math.min(7, wide / 4);
  return (
    <g transform={`translate(${x} 0)`}>
      <path d={`M0 ${GROUND}V${EAVES}H${wide}V${GROUND}Z`} className="fe-built ink-thin" />
      <path d={`M-1 ${EAVES}L4 58H${wide + 4}L${wide + 1} ${EAVES}Z`} className="fe-roof ink-thin" />
      <path d={`M${middle - pane} 166V126q${pane}-18 ${2 * pane} 0V166Z`} className="fe-pane ink-thin" />
      <Mark part={part} x={middle} y={104} />
    </g>
  );
}

/** The seat mark of its builder. */
function Mark({ part, x, y }: { part: Part; x: number; y: number }): ReactNode {
  const colourOf = useSeatColour();
  if (typeof part !== 'number') return null;
  const colour = colourOf(part);
  return (
    <g
      transform={`translate(${x} ${y}) scale(.52) translate(-12 -12)`}
      fill={`var(--p-${colour})`}
      stroke={paint.INK}
      strokeWidth="2.3"
    >
      {SHAPES[colour]}
    </g>
  );
}
