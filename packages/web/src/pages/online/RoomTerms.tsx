import type { RoomTerms as Agreed, RoomView } from '@thorp/table';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { GameFacts, LooseSettings } from '../../protocol/calls.ts';
import { host } from '../../session/host.ts';
import { useText } from '../../text/text.tsx';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { clockOf, paceOf } from './clockChoice.ts';
import { PaceFields } from './pace.tsx';
import { useOnlineText, type OnlineText } from './text.ts';
import { WatchField } from './WatchField.tsx';

const ChangeSettings = lazy(() => import('./ChangeSettings.tsx'));

/** The settings of the room: the host can change them, everybody else reads them. */
export function RoomTerms({ room, facts }: { room: RoomView; facts: GameFacts | null }): ReactNode {
  const text = useOnlineText();
  const [open, setOpen] = useState(false);
  const changes = useChanges(room);
  const edits = room.owner && room.phase === 'seating';
  const isKnown = facts !== null && changes !== null;
  const lines = [...settingsInWords(text, facts, changes), ...termsInWords(text, room, edits)];
  return (
    <section className="panel on-terms">
      <div className="on-termshead">
        <h2>{text.settings}</h2>
        {edits && isKnown ? (
          <button type="button" className="btn" aria-label={text.changeTitle} onClick={() => setOpen(true)}>
            {text.change}
          </button>
        ) : null}
      </div>
      <ul>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <WhenChanged room={room} />
      {edits ? <QuickTerms room={room} /> : null}
      {open && isKnown ? (
        <Suspense fallback={null}>
          <ChangeSettings room={room} facts={facts} changes={changes} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}

function WhenChanged({ room }: { room: RoomView }): ReactNode {
  const text = useOnlineText();
  const { locale } = useText();
  if (room.changed === null || room.phase !== 'seating') return null;
  return (
    <p className="muted" role="status">
      {text.hasChanged(new Date(room.changed).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' }))}
    </p>
  );
}

function settingsInWords(text: OnlineText, facts: GameFacts | null, changes: LooseSettings | null): readonly string[] {
  const words = facts && changes ? wordsOf(facts, changes) : [];
  return changes && words.length === 0 ? [text.usual] : words;
}

/** People who can change pace and watching see them in the form. */
function termsInWords(text: OnlineText, room: RoomView, edits: boolean): readonly string[] {
  const { seats, clock, watch, rated } = room;
  const inForm = [
    text.clockWords(paceOf(clock)),
    ...(clock === null ? [] : [`${text.whenOut}: ${text.whenOuts[clock.whenOut]}`]),
    `${text.watch}: ${text.watchers[watch]}`,
  ];
  return [text.seatCount(seats.length), ...(edits ? [] : inForm), ...(rated ? [text.rated] : [])];
}

/** Pace and watching can be changed with a tap. */
function QuickTerms({ room }: { room: RoomView }): ReactNode {
  const { problem, attempt } = useAttempt();
  const change = (terms: Partial<Agreed>): void =>
    attempt(() => host().online({ kind: 'change', terms: { ...termsOf(room), ...terms } }));
  return (
    <>
      <PaceFields choice={paceOf(room.clock)} onChange={pace => change({ clock: clockOf(pace) })} />
      <WatchField value={room.watch} onChange={watch => change({ watch })} />
      <Problem message={problem} />
    </>
  );
}

/** The terms of the room in the format of an action. */
export function termsOf({ settings, seats, confirms, rated, clock, watch }: RoomView): Agreed {
  return { settings, seats: seats.length, confirms, rated, clock, watch };
}

/** The settings that differ from the game's defaults; null while they are loaded. */
function useChanges({ game, seats, settings }: RoomView): LooseSettings | null {
  const { locale } = useText();
  const [changes, setChanges] = useState<LooseSettings | null>(null);
  const count = seats.length;
  // A room is sent again with every change of a seat; then its settings are the same.
  const written = JSON.stringify(settings);
  useEffect(() => {
    let current = true;
    void host()
      .settle(game, locale, count, {})
      .then(usual => {
        if (current && usual.ok) setChanges(changesIn(JSON.parse(written) as LooseSettings, usual.settings));
      });
    return () => {
      current = false;
    };
  }, [game, locale, count, written]);
  return changes;
}

function changesIn(settings: LooseSettings, usual: LooseSettings): LooseSettings {
  const entries = Object.entries(settings);
  return Object.fromEntries(entries.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name])));
}

function wordsOf({ knobs }: GameFacts, changes: LooseSettings): string[] {
  return knobs.flatMap(({ name, title, values }) => {
    if (!(name in changes)) return [];
    const value = changes[name];
    const parts = (Array.isArray(value) ? value : [value]).map(part => values?.[String(part)] ?? String(part));
    return [typeof value === 'boolean' ? `${value ? '' : '– '}${title}` : `${title}: ${parts.join(', ')}`];
  });
}
