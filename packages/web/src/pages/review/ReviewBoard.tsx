import { Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { drawnOf } from '../../board/drawnPieces.ts';
import { lookOnly } from '../../board/lookOnly.ts';
import { PlaybackProvider } from '../../board/PlaybackControls.tsx';
import { useEnlarge } from '../../board/useEnlarge.ts';
import { boardFor } from '../../games/parts.ts';
import { motionOf, usePreferences } from '../../preferences/preferences.ts';
import type { Playback } from '../../protocol/playback.ts';
import type { ReviewFacts, ReviewMoment } from '../../protocol/review.ts';
import { useCatalogue } from '../../session/useCatalogue.ts';
import { ScoreSheet } from '../table/ScoreSheet.tsx';
import { useAnalysed } from './analysed.ts';
import { useReviewed } from './reviewed.ts';
import { useReviewText, type ReviewText } from './text.ts';
import { useFitted } from './useFitted.ts';
import { useHeldLog } from './useHeldLog.ts';
import { usePinnedRows } from './usePinnedRows.ts';
import { SPEEDS, type Player } from './usePlayer.ts';

/** The game's own board, drawn smaller and without choices. It does not know that this is a review. */
export function ReviewBoard({ player, onCard }: { player: Player; onCard: (card: string) => void }): ReactNode {
  const { shown, stepped, skimming, facts } = useReviewed();
  const text = useReviewText();
  const preferences = usePreferences();
  const catalogue = useCatalogue(facts.game);
  const [scores, setScores] = useState(false);
  const room = useRef<HTMLDivElement>(null);
  const fitted = useFitted(room);
  const actions = useMemo(() => lookOnly({ showCard: onCard, showScores: () => setScores(true) }), [onCard]);
  useEnlarge(each => catalogue.has(each) && onCard(each));
  const { opinion } = useAnalysed();
  const instead = opinion && opinion.best.target !== opinion.played.target ? opinion.best.target : null;
  const ringed = skimming ? null : shown.asked;
  useRing(ringed?.target ?? null, ringed?.seat ?? null, 'data-taken', shown);
  useRing(skimming ? null : instead, null, 'data-instead', shown);
  const Board = boardFor(facts.game, preferences.plain);
  const playback = useMemo(
    () => ({ ...STILL, stands: player.playing ? SPEEDS[player.speed] : 0, caption: captionOf(shown, facts, text) }),
    [player.playing, player.speed, shown, facts, text],
  );
  const update = useHeldLog(shown.update, skimming);
  usePinnedRows(room, skimming, update);
  const motion = stepped ? motionOf(preferences) : 'none';
  // The slider moves more often than the table changes; an unchanged table is not drawn again.
  const board = useMemo(() => {
    const props = { update, actions, catalogue, motion, busy: false, hint: null, looking: true };
    return <Board key={`${update.seat}`} {...props} />;
  }, [Board, update, actions, catalogue, motion]);
  return (
    <section className="rv-table" ref={room} aria-label={text.table}>
      {fitted ? (
        <div className="window is-table rv-window" style={fitted} data-skims={skimming ? '' : undefined}>
          <div className="table" data-game={facts.game}>
            <div className="boardarea">
              <Suspense fallback={null}>
                <PlaybackProvider value={playback}>{board}</PlaybackProvider>
              </Suspense>
            </div>
          </div>
        </div>
      ) : null}
      {scores ? (
        <ScoreSheet update={shown.update} first={null} onCard={onCard} onClose={() => setScores(false)} />
      ) : null}
    </section>
  );
}

const STILL: Playback = {
  stands: 0,
  waiting: 0,
  paused: false,
  held: false,
  replay: null,
  canReplay: false,
  next: () => undefined,
  pause: () => undefined,
  hold: () => undefined,
  again: () => undefined,
  showPast: () => undefined,
  skip: () => undefined,
  watch: () => () => undefined,
};

/** The question and the choice, shown in the place of the prompt. */
function captionOf({ asked }: ReviewMoment, { seats, over }: ReviewFacts, text: ReviewText): string {
  if (!asked) return over ? text.atEnd : text.now;
  const { name = '' } = seats[asked.seat] ?? {};
  return asked.chosen === null ? text.decides(name) : text.chose(name, asked.chosen);
}

/**
 * Milliseconds for which a table must be shown before its pieces are marked, because finding a drawn piece measures the
 * page.
 */
const REST = 60;

/** Marks a piece: the subject of the choice (the seat's panel if it is hidden), or what the bot would have chosen. */
function useRing(target: string | null, seat: number | null, attribute: string, { update }: ReviewMoment): void {
  useEffect(() => {
    if (target === null) return undefined;
    let ringed: HTMLElement | null = null;
    let timer = setTimeout(ring, REST);
    function ring(): void {
      if (target === null) return;
      // A board that is still loading is drawn later.
      if (!document.querySelector('.rv-window [data-piece]')) timer = setTimeout(ring, REST);
      ringed = drawnOf([target], seat);
      ringed?.setAttribute(attribute, '');
      if (attribute === 'data-taken') bringIntoSight(ringed);
    }
    return () => {
      clearTimeout(timer);
      ringed?.removeAttribute(attribute);
    };
  }, [target, seat, attribute, update]);
}

/** Scrolls the table of a phone, and never the page around it, until a piece is visible. */
function bringIntoSight(piece: HTMLElement | null): void {
  const room = piece?.closest('.rv-table');
  if (!piece || !room || room.scrollHeight <= room.clientHeight) return;
  const [outer, inner] = [room.getBoundingClientRect(), piece.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  room.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}
