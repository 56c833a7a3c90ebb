import { useCallback, useEffect, useState } from 'react';
import { forgetTurns } from '../../../app/turnCount.ts';
import { randomDoll, writeDoll } from '../../../art/doll.ts';
import { prefer, preferences } from '../../../preferences/preferences.ts';
import { sendProfile, type Me } from '../../../http/me.ts';

/*
 * Name and portrait are stored in this browser and sent to the server. If sending fails, they are sent when the server
 * answers again; until then they are only here.
 */

const RETRY_MS = 10_000;

export interface ProfileSync {
  /** False while the server does not have the last change. */
  readonly saved: boolean;
  change(profile: { readonly name?: string; readonly portrait?: string }): void;
}

export function useProfileSync(me: Me | null): ProfileSync {
  const [saved, setSaved] = useState(!preferences().unsent);
  const send = useCallback(async (): Promise<void> => {
    const { name, portrait } = preferences();
    try {
      await sendProfile(name.trim(), portrait);
      const now = preferences();
      if (now.name === name && now.portrait === portrait) prefer({ unsent: false });
    } catch {
      // Sent again shortly.
    }
    setSaved(!preferences().unsent);
  }, []);
  const change = useCallback<ProfileSync['change']>(
    profile => {
      if (isTheirs) return;
      prefer({ ...profile, unsent: true });
      void send();
    },
    [send],
  );
  useEffect(() => {
    if (me) takeOver(me, change);
  }, [me, change]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (preferences().unsent) void send();
    }, RETRY_MS);
    return () => clearInterval(timer);
  }, [send]);
  return { saved, change };
}

/** Until the page is loaded again: a late answer about the previous guest must not count as a change. */
let isTheirs = false;

/** This browser now belongs to another person, whose profile counts. The page is loaded again after this. */
export function takeTheirs(): void {
  isTheirs = true;
  prefer({ unsent: false });
}

/** Another person uses this browser now. */
export function forgetMine(): void {
  prefer({ name: '', portrait: '', unsent: false });
  forgetTurns();
}

/** A local change is newer; otherwise the server knows what another device has set. */
function takeOver({ name, portrait }: Me, change: ProfileSync['change']): void {
  const here = preferences();
  if (here.unsent) change({});
  else if (portrait === '') change({ portrait: here.portrait || writeDoll(randomDoll()) });
  else if (portrait !== here.portrait || (name !== '' && name !== here.name))
    prefer({ portrait, name: name || here.name });
}
