import {
  dayOf,
  dealsOf,
  type DailyDeal,
  type DailyDealFacts,
  type DailyResults,
  type DailyToday,
} from '@thorp/client/daily';
import { useCallback, useEffect, useState } from 'react';
import { NoServer } from '../../http/request.ts';
import { toError } from '../../protocol/errors.ts';
import { resultsOf, today } from '../../http/daily.ts';
import { localTries, type LocalTry } from './offline.ts';

/** What the page knows about today: from a server, or from the date alone. */
export interface Daily {
  readonly day: string;
  readonly deals: readonly (DailyDeal & { readonly facts: DailyDealFacts | null })[];
  /** Null without a server. */
  readonly told: DailyToday | null;
  readonly local: readonly LocalTry[];
}

type Loaded = { readonly daily: Daily | null; readonly failure: Error | null; load(): void };

/** Results that are being checked are requested again after this time. */
const SOON_MS = 3_000;

export function useDaily(): Loaded {
  const [daily, setDaily] = useState<Daily | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    let current = true;
    loadDaily().then(
      found => {
        if (!current) return;
        setDaily(found);
        setFailure(null);
      },
      (error: unknown) => current && setFailure(toError(error)),
    );
    return () => {
      current = false;
    };
  }, [loads]);
  const load = useCallback(() => setLoads(count => count + 1), []);
  const isChecking = daily?.deals.some(({ facts }) => facts?.mine?.state === 'checking') ?? false;
  useEffect(() => {
    if (!isChecking) return undefined;
    const timer = setTimeout(load, SOON_MS);
    return () => clearTimeout(timer);
  }, [isChecking, load, daily]);
  return { daily, failure, load };
}

async function loadDaily(): Promise<Daily> {
  const [told, local] = await Promise.all([today().catch(ifNoServer), localTries()]);
  const day = told?.day ?? dayOf(Date.now());
  const deals = dealsOf(day).map(deal => ({
    ...deal,
    facts: told?.deals.find(({ game }) => game === deal.game) ?? null,
  }));
  return { day, deals, told, local };
}

function ifNoServer(error: unknown): null {
  if (error instanceof NoServer) return null;
  throw error;
}

/** The bot begins to play when the first person does; a faster person sees its result a little later. */
const BOT_MS = 15_000;

/** The results of a deal; requested again when the page knows more about today, and until the bot has played. */
export function useResults(
  daily: Daily,
  game: string,
): { results: DailyResults | null; failed: boolean; load(): void } {
  const [results, setResults] = useState<DailyResults | null>(null);
  const [failed, setFailed] = useState(false);
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    let current = true;
    if (!daily.told) return undefined;
    resultsOf(daily.day, game).then(
      found => {
        if (!current) return;
        setResults(found);
        setFailed(false);
      },
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [daily, game, loads]);
  const isBotPlaying = results?.game === game && results.open && results.bot === null;
  useEffect(() => {
    if (!isBotPlaying) return undefined;
    const timer = setInterval(() => setLoads(count => count + 1), BOT_MS);
    return () => clearInterval(timer);
  }, [isBotPlaying]);
  return { results: results?.game === game ? results : null, failed, load: () => setLoads(count => count + 1) };
}
