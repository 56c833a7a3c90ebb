import type { CatalogueEntry } from '@thorp/kernel';
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { boxOf, pieceAt, tableZoom } from '../../board/drawnPieces.ts';
import type { BoardActions } from '../../board/props.ts';
import { useEscape } from '../../board/useKeys.ts';
import type { Way } from '../../board/whyNot.ts';
import { gameOf } from '../../games/index.ts';
import type { Refused, TableUpdate } from '../../protocol/update.ts';
import { useText } from '../../text/text.tsx';
import { placeOf, type Box } from '../../ui/place.ts';
import { ClauseSheet } from '../rules/ClauseSheet.tsx';
import './whyNot.css';

interface WhyNotProps {
  readonly why: Refused;
  readonly update: TableUpdate;
  readonly actions: BoardActions;
  readonly catalogue: ReadonlyMap<string, CatalogueEntry>;
}

/** More ways would be too many to read. */
const MOST_WAYS = 2;

/** Why something cannot be done, beside the tapped piece; see board/whyNot.ts. */
export default function WhyNot(props: WhyNotProps): ReactNode {
  const { why, update, actions } = props;
  const { table, close } = useText();
  const id = useId();
  const bubble = useRef<HTMLElement>(null);
  const [anchor] = useState(() => anchorOf(why));
  const [isRuleOpen, setRuleOpen] = useState(false);
  const ways = useWays(props);
  useEscape(() => actions.showWhy(null));
  useDescription(anchor, id);
  useTabOrder(anchor, bubble);
  const rings = useRings(bubble, anchor, ways);
  const name = update.board.zones.flatMap(({ pieces }) => pieces).find(piece => piece.id === why.target)?.name;
  return (
    <>
      {rings.map(({ left, top, width, height }) => (
        <div key={`${left} ${top}`} className="whynot-ring" aria-hidden="true" style={{ left, top, width, height }} />
      ))}
      <section className="whynot" ref={bubble} aria-label={table.whyNot}>
        <div id={id} role="alert">
          <h3>{name ?? why.label}</h3>
          <p>
            {why.why} <span className="sr-only">{ways.length > 0 ? table.ways(ways.length) : null}</span>
          </p>
        </div>
        {ways.map(way => (
          <WayButton key={way.text} way={way} actions={actions} />
        ))}
        <button type="button" className="btn btn--quiet whynot-rule" onClick={() => setRuleOpen(true)}>
          {table.rule(why.clause)}
        </button>
        <button
          type="button"
          className="btn btn--icon whynot-close"
          aria-label={close}
          onClick={() => actions.showWhy(null)}
        >
          ×
        </button>
      </section>
      {isRuleOpen ? (
        <ClauseSheet
          game={update.game}
          clauses={[why.clause]}
          from={location.pathname}
          onClose={() => setRuleOpen(false)}
        />
      ) : null}
    </>
  );
}

/** A button that makes the choice it names, or leads to the piece it names. */
function WayButton({ way, actions }: { way: Way; actions: BoardActions }): ReactNode {
  const { text, note, at, option } = way;
  const go = (): void => {
    const piece = at === undefined ? null : pieceAt(at);
    piece?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (option !== undefined) actions.choose(option);
    else piece?.focus();
  };
  return (
    <button type="button" className="btn whynot-way" onClick={go}>
      {text}
      {note === undefined ? null : <small>{note}</small>}
    </button>
  );
}

/** The tapped piece: of several equal ones, the focused one. */
function anchorOf({ target }: Refused): HTMLElement | null {
  const focused = document.activeElement?.closest<HTMLElement>('.table [data-piece]') ?? null;
  return focused?.matches('[aria-disabled]') || target === null ? focused : (pieceAt(target) ?? focused);
}

function useWays({ why, update, catalogue }: WhyNotProps): readonly Way[] {
  const { locale } = useText();
  const [ways, setWays] = useState<readonly Way[]>([]);
  useEffect(() => {
    let isShown = true;
    void gameOf(update.game)
      ?.waysOut?.()
      .then(
        module => isShown && setWays(module.waysOut({ refused: why, update, catalogue, locale }).slice(0, MOST_WAYS)),
      );
    return () => {
      isShown = false;
    };
  }, [why, update, catalogue, locale]);
  return ways;
}

/** While the bubble is open, it describes the card for screen readers. */
function useDescription(anchor: HTMLElement | null, id: string): void {
  useEffect(() => {
    anchor?.setAttribute('aria-describedby', id);
    return () => anchor?.removeAttribute('aria-describedby');
  }, [anchor, id]);
}

/** The focus stays on the card; Tab moves from there into the bubble, and back. */
function useTabOrder(anchor: HTMLElement | null, bubble: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = bubble;
    const go = (event: KeyboardEvent): void => {
      if (event.key !== 'Tab' || document.querySelector('dialog[open]')) return;
      const buttons = [...(current?.querySelectorAll('button') ?? [])];
      const enters = !event.shiftKey && document.activeElement === anchor;
      const leaves = document.activeElement === (event.shiftKey ? buttons[0] : buttons.at(-1));
      if (!enters && !leaves) return;
      event.preventDefault();
      (enters ? buttons[0] : anchor)?.focus();
    };
    addEventListener('keydown', go);
    return () => removeEventListener('keydown', go);
  }, [anchor, bubble]);
  // If closed from inside, it returns the focus; in a layout effect, because it still has the focus then.
  useLayoutEffect(() => {
    const { current } = bubble;
    return () => {
      if (current?.contains(document.activeElement)) anchor?.focus();
    };
  }, [anchor, bubble]);
}

/** Positions the bubble, and the rings around the card and the pieces of the ways. */
function useRings(
  bubble: RefObject<HTMLElement | null>,
  anchor: HTMLElement | null,
  ways: readonly Way[],
): readonly Box[] {
  const [rings, setRings] = useState<readonly Box[]>([]);
  useLayoutEffect(() => {
    const draw = (): void => {
      if (bubble.current) put(bubble.current, anchor);
      const pieces = ways.flatMap(({ at }) => (at === undefined ? [] : (pieceAt(at) ?? [])));
      setRings(pieces.map(boxOf));
    };
    draw();
    addEventListener('resize', draw);
    addEventListener('scroll', draw, true);
    return () => {
      removeEventListener('resize', draw);
      removeEventListener('scroll', draw, true);
    };
  }, [bubble, anchor, ways]);
  useEffect(() => {
    anchor?.setAttribute('data-refused', '');
    return () => anchor?.removeAttribute('data-refused');
  }, [anchor]);
  return rings;
}

/** Pixels at the rounded corners where the arrow cannot start. */
const CORNER = 22;

/** Puts the bubble beside the card, with its arrow at the card, without covering card or prompt if possible. */
function put(bubble: HTMLElement, anchor: HTMLElement | null): void {
  const prompt = document.querySelector('.table .prompt');
  const about = anchor ?? prompt;
  if (!about) return;
  const zoom = tableZoom();
  const view = { width: innerWidth / zoom, height: innerHeight / zoom };
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const box = boxOf(about);
  const inSight = prompt && prompt !== about ? [boxOf(prompt)] : [];
  const { left, top } = placeOf({ width, height }, box, { inSight, view, first: 'above' });
  bubble.style.translate = `${left}px ${top}px`;
  bubble.dataset['points'] = top + height <= box.top ? 'down' : top >= box.top + box.height ? 'up' : 'aside';
  const tip = Math.max(CORNER, Math.min(width - CORNER, box.left + box.width / 2 - left));
  bubble.style.setProperty('--tip', `${tip}px`);
}
