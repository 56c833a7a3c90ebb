import { useEffect, useState } from 'react';
import { usePreferences } from '../../preferences/preferences.ts';
import {
  invitations,
  lobby,
  myResults,
  myTables,
  type Invitation,
  type Lobby,
  type MyResult,
  type MyTable,
} from '../../http/tables.ts';

/** How often the lists are loaded again while the page is visible. */
const REFRESH_MS = 5_000;

export interface Lists {
  readonly mine: readonly MyTable[];
  readonly lobby: Lobby;
  readonly invited: readonly Invitation[];
  readonly results: readonly MyResult[];
  /** When they were loaded, by this device's clock. */
  readonly at: number;
}

interface ReadLists {
  readonly lists: Lists | null;
  /** Whether the last try had no answer. */
  readonly failed: boolean;
  readAgain(): void;
}

/** The lists, loaded again every few seconds and when the person comes back to the page. */
export function useLists(): ReadLists {
  const { locale } = usePreferences();
  const [lists, setLists] = useState<Lists | null>(null);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let current = true;
    const read = async (): Promise<void> => {
      if (document.hidden) return;
      try {
        const mine = await myTables(locale);
        const [others, invited, results] = await Promise.all([lobby(), invitations(), myResults()]);
        if (!current) return;
        setLists({ mine, lobby: others, invited, results, at: Date.now() });
        setFailed(false);
      } catch {
        if (current) setFailed(true);
      }
    };
    void read();
    const timer = setInterval(() => void read(), REFRESH_MS);
    const seen = (): void => void read();
    document.addEventListener('visibilitychange', seen);
    return () => {
      current = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [round, locale]);
  return { lists, failed, readAgain: () => setRound(round + 1) };
}
