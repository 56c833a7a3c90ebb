import { isTaxedInCubes, points, taxChance, taxOf } from '@thorp/feudalia/reading';
import type { ReactNode } from 'react';
import { Owner } from './OpponentPanel.tsx';
import { pointsBySource } from './amounts.ts';
import { Glyph } from './glyphs.tsx';
import { useTable, type Lord } from './table.ts';
import { useWords, type Words } from './text/words.tsx';
import { Face } from './GalleryPicture.tsx';

/** My points, and what the Tax Collector may take. */
export function OwnPanel(): ReactNode {
  const { update, view, mine, open } = useTable();
  const words = useWords();
  const lord = view.lords[mine];
  if (!lord) return null;
  const { fiefs, tokens } = pointsBySource(lord);
  return (
    <section className="fe-me at-me panel" aria-label={update.seat === null ? update.seats[mine]?.name : words.me}>
      <button type="button" className="fe-opener" onClick={() => open(mine)}>
        <Owner owner={mine} />
      </button>
      <p className="fe-sum">
        {words.fiefPoints} <b>{points(fiefs)}</b>, {words.tokenPoints} <b>{points(tokens)}</b>;{' '}
        <span>
          <Glyph name="crown" /> {words.nobles(lord.nobles)}
        </span>
      </p>
      <Tax />
    </section>
  );
}

/** On a phone, below the bar: the goal, and the next tax. */
export function Status(): ReactNode {
  const { view } = useTable();
  const words = useWords();
  return (
    <div className="fe-status">
      <p className="fe-goal panel">{view.goal === null ? words.goalCathedral : words.goal(points(view.goal))}</p>
      <Tax />
    </div>
  );
}

/** The next tax: how likely, and how many cubes. A tap shows the sum of every fief. */
function Tax(): ReactNode {
  const {
    view,
    mine,
    planning: { plan },
    open,
  } = useTable();
  const words = useWords();
  const lord = view.lords[mine];
  if (!lord?.hand || view.round === 0 || view.over) return null;
  const { title, lines, threat } = warningOf({ ...lord, hand: lord.hand }, view.turn.seat === mine, view, words);
  const after = plan?.after.lords[mine];
  const message = threat && after ? [...lines.slice(0, 1), afterwards(after, words)] : lines;
  return (
    <button type="button" className={threat ? 'fe-tax is-threat' : 'fe-tax'} onClick={() => open('tax')}>
      <span className="fe-face">
        <Face of={'tax_collector'} />
      </span>
      <span className="fe-forecast">
        <b>{title}</b>
        {message.map(line => (
          <span key={line} className={line === words.tax.ifEnded ? 'fe-aside' : undefined}>
            {line}{' '}
          </span>
        ))}
      </span>
      <span className="sr-only">{words.tax.perFief}</span>
    </button>
  );
}

const taxedCubes = (lord: Lord): number => taxOf(lord).reduce((sum, n) => sum + n, 0);

/** What the tax would be after a planned payment, which may leave no pair. */
function afterwards(lord: Lord, { tax }: Words): string {
  return isTaxedInCubes(lord) ? tax.afterwards(taxedCubes(lord)) : tax.afterwardsHand;
}

interface Warning {
  readonly title: string;
  readonly lines: readonly string[];
  readonly threat: boolean;
}

function warningOf(
  lord: Lord & { readonly hand: NonNullable<Lord['hand']> },
  myTurn: boolean,
  view: Parameters<typeof taxChance>[1],
  { tax }: Words,
): Warning {
  const inCubes = isTaxedInCubes(lord);
  // F-7.2 Relief may reduce what every fief pays to nothing; then the hand is not taken instead.
  const threat = !inCubes || taxedCubes(lord) > 0;
  const takes = inCubes ? tax.takes(taxedCubes(lord)) : tax.hand;
  if (lord.hand.includes('tax_collector')) return { title: tax.sure, lines: [tax.inHand, takes], threat };
  const { cases, of } = taxChance(lord, view);
  if (!myTurn || cases === 0) return { title: tax.never, lines: myTurn ? [tax.safe] : [], threat: false };
  const title = cases === of ? tax.sure : tax.odds(cases, of);
  return { title, lines: [takes, tax.ifEnded], threat };
}
