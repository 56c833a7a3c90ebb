import { Fragment, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { ReviewDecision, ReviewFacts } from '../../protocol/review.ts';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { useReviewed } from './reviewed.ts';
import { useReviewText } from './text.ts';

/** A row of the list: a decision by its number. */
export interface Row extends ReviewDecision {
  readonly decision: number;
}

/** Which decisions a list shows. */
export interface Filter {
  readonly id: string;
  readonly name: string;
  shows(row: Row): boolean;
}

/**
 * All decisions in words, grouped by round: the way in for screen readers. `filters` come before Mine and All; `beside`
 * draws what stands at the end of a row.
 */
export function DecisionList(props: { filters?: readonly Filter[]; beside?: (row: Row) => ReactNode }): ReactNode {
  const { filters = [], beside } = props;
  const { list, facts, decision, go } = useReviewed();
  const text = useReviewText();
  const all = useFilters(filters, facts);
  const [chosen, setChosen] = useState<string | null>(null);
  const filter = all.find(({ id }) => id === chosen) ?? all[0];
  const rows = useMemo(
    () => (list ?? []).map((each, i): Row => ({ ...each, decision: i + 1 })).filter(row => filter?.shows(row) ?? true),
    [list, filter],
  );
  const drawn = useRef<HTMLOListElement>(null);
  useEffect(() => scrollToPresent(drawn.current), [decision, rows]);
  return (
    <section className="rv-list panel" aria-label={text.decisions}>
      <header>
        <h2>{text.decisions}</h2>
        <div className="segments">
          {all.map(({ id, name, shows }) => (
            <label key={id}>
              <input type="radio" name="rv-filter" checked={id === filter?.id} onChange={() => setChosen(id)} />
              <span>
                {name} {list ? list.filter((each, i) => shows({ ...each, decision: i + 1 })).length : ''}
              </span>
            </label>
          ))}
        </div>
      </header>
      <ol ref={drawn}>
        {rows.map((row, i) => (
          <Fragment key={row.decision}>
            <RoundHead facts={facts} row={row} before={rows[i - 1]} />
            <li>
              <button
                type="button"
                className={row.decision === decision ? 'is-now' : undefined}
                aria-current={row.decision === decision ? 'step' : undefined}
                onClick={() => go(row.decision)}
              >
                <SeatMark seat={row.seat} />
                <span>
                  <b>{row.label ?? text.hidden}</b>
                  <small>
                    {row.decision} · {facts.seats[row.seat]?.name}
                  </small>
                </span>
                {beside?.(row)}
              </button>
            </li>
          </Fragment>
        ))}
      </ol>
    </section>
  );
}

/** Scrolls the list, and never the page around it. */
function scrollToPresent(list: HTMLElement | null): void {
  const present = list?.querySelector<HTMLElement>('.is-now');
  if (!list || !present) return;
  const [top, bottom] = [present.offsetTop - list.offsetTop, present.offsetTop - list.offsetTop + present.offsetHeight];
  if (top - HEAD < list.scrollTop) list.scrollTop = top - HEAD;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}

/** The height of a round's name, which stays at the top. */
const HEAD = 26;

function useFilters(given: readonly Filter[], { me, seats }: ReviewFacts): readonly Filter[] {
  const text = useReviewText();
  return useMemo(() => {
    const mine: Filter = { id: 'mine', name: text.mine, shows: ({ seat }) => seat === me };
    const all: Filter = { id: 'all', name: text.all, shows: () => true };
    return [...given, ...(me !== null && seats.length > 1 ? [mine] : []), all];
  }, [given, text, me, seats.length]);
}

/** The name of a round before its first row. */
function RoundHead({
  facts: { rounds },
  row,
  before,
}: {
  facts: ReviewFacts;
  row: Row;
  before: Row | undefined;
}): ReactNode {
  const of = ({ decision }: Row): string | undefined => rounds.findLast(round => round.decision <= decision)?.name;
  const name = of(row);
  return name !== undefined && (!before || of(before) !== name) ? <li className="rv-round">{name}</li> : null;
}
