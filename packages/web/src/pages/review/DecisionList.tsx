import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { ReviewFacts } from '../../protocol/review.ts';
import { RoundRows, type BesideRow, type Row } from './RoundRows.tsx';
import { useReviewed } from './reviewed.ts';
import { useReviewText } from './text.ts';

/** Which decisions a list shows. */
export interface Filter {
  readonly id: string;
  readonly name: string;
  shows(row: Row): boolean;
}

/**
 * All decisions in words, grouped by round: the entry point for screen readers. `filters` come before Mine and All;
 * `beside` gives the end of a row.
 */
export function DecisionList(props: {
  filters?: readonly Filter[];
  beside: (row: Row) => BesideRow | null;
}): ReactNode {
  const { filters = NONE, beside } = props;
  const { list, facts, decision, go } = useReviewed();
  const text = useReviewText();
  const all = useMemo(() => (list ?? []).map((each, i): Row => ({ ...each, decision: i + 1 })), [list]);
  const offered = useFilters(filters, facts);
  const [chosen, setChosen] = useState<string | null>(null);
  const filter = offered.find(({ id }) => id === chosen) ?? offered[0];
  const counts = useMemo(() => offered.map(({ shows }) => all.filter(shows).length), [offered, all]);
  const groups = useMemo(
    () =>
      groupsOf(
        all.filter(row => filter?.shows(row) ?? true),
        facts,
      ),
    [all, filter, facts],
  );
  const drawn = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => scrollToPresent(drawn.current), REST);
    return () => clearTimeout(timer);
  }, [decision, groups]);
  return (
    <section className="rv-list panel" aria-label={text.decisions}>
      <header>
        <h2>{text.decisions}</h2>
        <div className="segments">
          {offered.map(({ id, name }, i) => (
            <label key={id}>
              <input type="radio" name="rv-filter" checked={id === filter?.id} onChange={() => setChosen(id)} />
              <span>
                {name} {list ? counts[i] : ''}
              </span>
            </label>
          ))}
        </div>
      </header>
      <ol ref={drawn}>
        {groups.map(({ name, rows, key }) => (
          <RoundRows
            key={key}
            name={name}
            rows={rows}
            now={rows.some(row => row.decision === decision) ? decision : null}
            seats={facts.seats}
            beside={beside}
            go={go}
          />
        ))}
      </ol>
    </section>
  );
}

const NONE: readonly Filter[] = [];

/** Milliseconds for which a decision must be shown before the list follows, because scrolling measures the page. */
const REST = 120;

interface Group {
  readonly key: number;
  /** The name of the round; null before the first one. */
  readonly name: string | null;
  readonly rows: readonly Row[];
}

/** Rows by round, without empty rounds. */
function groupsOf(rows: readonly Row[], { rounds }: ReviewFacts): Group[] {
  const starts = [{ decision: 0, name: null }, ...rounds];
  return starts.flatMap(({ decision, name }, i) => {
    const next = starts[i + 1]?.decision ?? Infinity;
    const mine = rows.filter(row => row.decision >= decision && row.decision < next);
    return mine.length > 0 ? [{ key: decision, name, rows: mine }] : [];
  });
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
