import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { ReviewFacts } from '../../protocol/review.ts';
import { shareOf } from './share.ts';
import type { ReviewText } from './text.ts';

/**
 * The names of Markets, Events and the like over the chart. A name without enough space is left out; its line stays.
 */
export function Landmarks({ facts }: { facts: ReviewFacts }): ReactNode {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = row;
    if (!current) return undefined;
    const place = (): void => placeNames(current, facts);
    place();
    const watcher = new ResizeObserver(place);
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [facts]);
  return (
    <div className="rv-landmarks" ref={row} aria-hidden="true">
      {facts.landmarks.map(({ decision, name }) => (
        <span key={`${decision}/${name}`}>{name}</span>
      ))}
    </div>
  );
}

/** Pixels between two names. */
const GAP = 8;

/** Names are over their line, but never beyond the chart. The rarest are placed first. */
function placeNames(row: HTMLElement, { landmarks, decisions }: ReviewFacts): void {
  const width = row.clientWidth;
  const names = [...row.children].filter(each => each instanceof HTMLElement);
  const wanted = landmarks.flatMap(({ decision, name }, i) => {
    const label = names[i];
    if (!label) return [];
    const middle = shareOf(decision, decisions + 1) * width;
    const left = Math.max(0, Math.min(middle - label.offsetWidth / 2, width - label.offsetWidth));
    const times = landmarks.filter(each => each.name === name).length;
    return [{ label, left, right: left + label.offsetWidth, times }];
  });
  const taken: (readonly [left: number, right: number])[] = [];
  for (const { label, left, right } of wanted.toSorted((a, b) => a.times - b.times)) {
    const fits = right <= width && taken.every(([from, to]) => right + GAP <= from || left >= to + GAP);
    if (fits) taken.push([left, right]);
    label.style.left = `${left}px`;
    label.style.visibility = fits ? 'visible' : 'hidden';
  }
}

/** The landmarks as one text. */
export function landmarksSaid({ landmarks, decisions, over }: ReviewFacts, text: ReviewText): string {
  const place = (decision: number): string =>
    decision > decisions && over ? text.atEnd : text.at(decision, decisions);
  return landmarks.map(({ decision, name }) => `${name}: ${place(decision)}`).join(', ');
}
