import { useLayoutEffect, useState, type ReactNode } from 'react';
import { boxOf, drawnOf } from './drawnPieces.ts';
import '../style/table/pieceMarks.css';

/*
 * Small marks on drawn pieces, for any game: the number of a change, the gold of a villager. They are positioned when
 * the table has stopped moving, when something is scrolled, and when a size changes. They do not block taps, and screen
 * readers skip them: the same is said in words elsewhere.
 */

export interface PieceMark {
  /** A piece has at most one mark of a group. */
  readonly group: string;
  /** The mark is on the first of these pieces that is drawn, or on the panel of the seat if none is. */
  readonly pieces: readonly string[];
  readonly seat: number | null;
  /** At the upper right corner (on a panel in the middle of its upper edge), or in the middle of the lower half. */
  readonly at: 'corner' | 'middle';
  readonly content: ReactNode;
}

export function PieceMarks({ marks, version }: { marks: readonly PieceMark[]; version: number }): ReactNode {
  return usePlaced(marks, version).map(({ mark: { group, at, content }, left, top }) => (
    <span key={`${group} ${left} ${top}`} className={`piece-mark is-${at}`} aria-hidden="true" style={{ left, top }}>
      {content}
    </span>
  ));
}

interface PlacedMark {
  readonly mark: PieceMark;
  readonly left: number;
  readonly top: number;
}

function usePlaced(marks: readonly PieceMark[], version: number): readonly PlacedMark[] {
  const [placed, setPlaced] = useState<readonly PlacedMark[]>([]);
  useLayoutEffect(() => {
    const board = document.querySelector('.boardarea');
    if (!board) return undefined;
    let isShown = true;
    const measure = (): void => {
      if (isShown) setPlaced(placesOf(marks));
    };
    const moving = board.getAnimations({ subtree: true }).filter(ends);
    void Promise.allSettled(moving.map(({ finished }) => finished)).then(measure);
    const watcher = new ResizeObserver(measure);
    for (const part of [board, ...board.querySelectorAll('.tabletop > *')]) watcher.observe(part);
    addEventListener('scroll', measure, true);
    return () => {
      isShown = false;
      watcher.disconnect();
      removeEventListener('scroll', measure, true);
    };
  }, [marks, version]);
  return placed;
}

function ends({ effect }: Animation): boolean {
  return effect?.getComputedTiming().endTime !== Infinity;
}

/** Pixels between two marks at the same corner, the width of a mark on its piece, and how far it extends above it. */
const STEP = 19;
const WIDTH = 18;
const BEYOND = 9;
/** Where the marks of a panel end, as a share of its width: supply and points are at its right edge. */
const PANEL = 0.8;
/** On a narrower panel the newest mark hides the others, because side by side they would cover the name. */
const NARROW = 160;
/** Where the middle of the lower half is, as a share of the height. */
const MIDDLE = 0.62;

function placesOf(marks: readonly PieceMark[]): PlacedMark[] {
  const on = new Map<Element, Set<string>>();
  return marks.flatMap(mark => {
    const element = drawnOf(mark.pieces, mark.seat);
    if (!element || !isInSight(element, mark.at)) return [];
    const groups = on.get(element) ?? new Set();
    if (groups.has(mark.group)) return [];
    const before = groups.size;
    on.set(element, groups.add(mark.group));
    const { left, top, width, height } = boxOf(element);
    if (mark.at === 'middle') return [{ mark, left: left + width / 2, top: top + height * MIDDLE }];
    const isPanel = element.matches('[data-seat]');
    const step = isPanel && width < NARROW ? 0 : Math.min(STEP * before, Math.max(0, width - WIDTH));
    const right = isPanel ? left + width * PANEL : left + width;
    return [{ mark, left: Math.max(left, right - WIDTH - step), top: top - BEYOND }];
  });
}

/** Whether the place of the mark is visible, and not scrolled away. */
function isInSight(element: Element, at: PieceMark['at']): boolean {
  const box = element.getBoundingClientRect();
  const right = at === 'corner' ? box.right : box.left + box.width / 2;
  const top = at === 'corner' ? box.top : box.top + box.height * MIDDLE;
  for (let around = element.parentElement; around && !around.matches('.table'); around = around.parentElement) {
    const edge = around.getBoundingClientRect();
    const { overflowX, overflowY } = getComputedStyle(around);
    if (overflowY !== 'visible' && (top < edge.top - BEYOND || top > edge.bottom - BEYOND)) return false;
    if (overflowX !== 'visible' && (right < edge.left + BEYOND || right > edge.right + BEYOND)) return false;
  }
  return true;
}
