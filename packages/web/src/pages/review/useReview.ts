import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { toError } from '../../protocol/errors.ts';
import type { ReviewDecision, ReviewFacts, ReviewMoment, SeenBy } from '../../protocol/review.ts';
import { host } from '../../session/host.ts';
import { openedReview } from '../../session/reviewAhead.ts';
import { useText } from '../../text/text.tsx';
import { addressOf, momentIn, type Moment } from './address.ts';
import { useSkimming } from './useSkimming.ts';

/** A game in review, and the shown moment. Parts of the page get it by `useReviewed`. */
export interface Reviewed extends Moment {
  readonly facts: ReviewFacts;
  /** The table at the moment; it follows `decision` as fast as it can be drawn. */
  readonly shown: ReviewMoment;
  /** All decisions in words; null until they are loaded. */
  readonly list: readonly ReviewDecision[] | null;
  /** Whether the last change was one step forward, which the board then animates. */
  readonly stepped: boolean;
  /** Whether decisions change too quickly to be read: then only the table and the slider follow. */
  readonly skimming: boolean;
  go(decision: number): void;
  /** The same while the slider moves. */
  skim(decision: number): void;
  see(seenBy: SeenBy): void;
}

/** The result of opening a game. */
type Opened =
  | { readonly state: 'opening' }
  | { readonly state: 'failed'; readonly why: Error }
  | { readonly state: 'open'; readonly reviewed: Reviewed };

export function useReview(id: string): Opened {
  const { locale } = useText();
  const [facts, setFacts] = useState<ReviewFacts | null>(null);
  const [why, setWhy] = useState<Error | null>(null);
  const [list, setList] = useState<readonly ReviewDecision[] | null>(null);
  const [moment, setMoment] = useState<Moment | null>(null);
  useEffect(() => {
    let current = true;
    openedReview(id).then(
      opened => {
        if (!current) return;
        setFacts(opened);
        setMoment(old => old ?? momentIn(location.search, opened));
      },
      (error: unknown) => current && setWhy(toError(error)),
    );
    return () => {
      current = false;
    };
    // Another language brings other words of the same game.
  }, [id, locale]);
  const shown = useShown(facts, moment);
  useEffect(() => {
    if (!facts || !shown || shown.update.table !== facts.table) return undefined;
    let current = true;
    void host()
      .reviewDecisions(facts.table)
      .then(all => current && setList(all));
    return () => {
      current = false;
    };
    // Asked for once the first table is there, and again in another language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [facts, shown === null]);
  useAddress(facts, moment);
  const last = (facts?.decisions ?? 0) + 1;
  const { skimming, moved } = useSkimming();
  const set = useCallback(
    (decision: number) => setMoment(old => old && { ...old, decision: Math.min(Math.max(decision, 1), last) }),
    [last],
  );
  const ways = useMemo(
    () => ({
      go(decision: number): void {
        moved(false);
        set(decision);
      },
      skim(decision: number): void {
        moved(true);
        set(decision);
      },
      see: (seenBy: SeenBy): void => setMoment(old => old && { ...old, seenBy }),
    }),
    [moved, set],
  );
  const reviewed = useMemo((): Reviewed | null => {
    if (!facts || !moment || !shown) return null;
    return { ...moment, facts, shown: shown.moment, stepped: shown.stepped && !skimming, skimming, list, ...ways };
  }, [moment, facts, shown, skimming, list, ways]);
  if (why) return { state: 'failed', why };
  return reviewed ? { state: 'open', reviewed } : { state: 'opening' };
}

interface Shown {
  readonly update: { readonly table: string };
  readonly moment: ReviewMoment;
  readonly stepped: boolean;
}

/** Requests the table at a moment, one at a time: during a request, the newest wish waits. */
function useShown(facts: ReviewFacts | null, wanted: Moment | null): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null);
  const newest = useRef<{ readonly facts: ReviewFacts; readonly wanted: Moment } | null>(null);
  const asking = useRef(false);
  const ask = useCallback(async () => {
    if (asking.current) return;
    asking.current = true;
    let answered: { readonly facts: ReviewFacts; readonly wanted: Moment } | null = null;
    while (newest.current && newest.current !== answered) {
      answered = newest.current;
      const { facts: of, wanted: at } = answered;
      const moment = await host().reviewAt(of.table, at.decision, at.seenBy);
      setShown(old => follow(old, moment));
      await nextFrame();
    }
    asking.current = false;
  }, []);
  useEffect(() => {
    if (!facts || !wanted) return;
    newest.current = { facts, wanted };
    void ask();
  }, [facts, wanted, ask]);
  return shown;
}

/** Milliseconds after which a hidden page, which is not drawn, continues. */
const UNSEEN = 100;

/** A table that would not be seen, because the next one arrives before it is drawn, is not requested. */
function nextFrame(): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, UNSEEN);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** The next table with its whole log. */
function follow(old: Shown | null, { known, ...next }: ReviewMoment): Shown {
  const before = old?.moment.update.log.slice(0, known) ?? [];
  const update = { ...next.update, log: [...before, ...next.update.log] };
  const stepped = old !== null && old.moment.update.seat === update.seat && next.decision === old.moment.decision + 1;
  return { update, moment: { ...next, known, update }, stepped };
}

/** Milliseconds after which the address is updated: browsers refuse to change it too often. */
const REST = 250;

function useAddress(facts: ReviewFacts | null, moment: Moment | null): void {
  useEffect(() => {
    if (!facts || !moment) return undefined;
    const timer = setTimeout(() => history.replaceState(null, '', addressOf(facts.table, moment)), REST);
    return () => clearTimeout(timer);
  }, [facts, moment]);
}
