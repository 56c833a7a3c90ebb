import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../text/text.tsx';
import { zoomOf } from '../../ui/zoom.ts';
import { useTable, type HelvetiaProps } from './table.ts';

type Refused = NonNullable<HelvetiaProps['why']>;

/** Why what was tapped cannot be done, with the clause; where the tile lies below, the note points at it. */
export function Why({ why, onClose }: { why: Refused; onClose: () => void }): ReactNode {
  const { pieces } = useTable();
  const { table, close } = useText();
  const note = useRef<HTMLElement>(null);
  const [tip, setTip] = useState<number | null>(null);
  useLayoutEffect(() => setTip(note.current && tipOf(note.current, why.target)), [why]);
  const name = why.target === null ? undefined : pieces.get(why.target)?.name;
  return (
    <section
      ref={note}
      className={tip === null ? 'he-why' : 'he-why has-tip'}
      style={{ '--tip': `${tip}px` }}
      role="alert"
    >
      <h3>{name ?? why.label}</h3>
      <p>
        {why.why} <span className="clause">{table.rule(why.clause)}</span>
      </p>
      <button type="button" aria-label={close} onClick={onClose}>
        ×
      </button>
    </section>
  );
}

/** How far from the note's left edge the middle of the tile is, if the tile lies below it. */
function tipOf(note: HTMLElement, target: string | null): number | null {
  const tile = document.querySelector(`[data-piece="${target}"]`);
  if (!tile) return null;
  const { left, right, bottom } = note.getBoundingClientRect();
  const box = tile.getBoundingClientRect();
  const middle = box.left + box.width / 2;
  const isBelow = box.top > bottom && middle > left + EDGE && middle < right - EDGE;
  return isBelow ? (middle - left) / zoomOf(note) : null;
}

/** Pixels at the rounded corners where nothing can point from. */
const EDGE = 16;
