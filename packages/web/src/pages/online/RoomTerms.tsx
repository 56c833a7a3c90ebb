import type { Clock, RoomTerms as Agreed, RoomView } from '@thorp/table';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { GameFacts, LooseSettings } from '../../protocol/calls.ts';
import { host } from '../../session/host.ts';
import { useText } from '../../text/text.tsx';
import { Segments } from '../../ui/forms.tsx';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { clockOf, PaceFields, paceOf } from './pace.tsx';
import { useOnlineText } from './text.ts';

const ChangeSettings = lazy(() => import('./ChangeSettings.tsx'));

/** What is played: the host changes it, everybody else reads it. */
export function RoomTerms({ room, facts }: { room: RoomView; facts: GameFacts | null }): ReactNode {
  const text = useOnlineText();
  const { locale } = useText();
  const [open, setOpen] = useState(false);
  const changes = useChanges(room);
  const edits = room.owner && room.phase === 'seating';
  const words = facts && changes ? wordsOf(facts, changes) : [];
  const lines = [
    ...(changes && words.length === 0 ? [text.usual] : words),
    text.seatCount(room.seats.length),
    ...(edits ? [] : [text.clockWords(...clockIn(room.clock))]),
    ...(edits || room.clock === null ? [] : [`${text.whenOut}: ${text.whenOuts[room.clock.whenOut]}`]),
    ...(edits ? [] : [`${text.watch}: ${room.watch === 'nobody' ? text.watchers.nobody : text.watchers.link}`]),
    ...(room.rated ? [text.rated] : []),
  ];
  return (
    <section className="panel on-terms">
      <div className="on-termshead">
        <h2>{text.settings}</h2>
        {edits && facts && changes ? (
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
      {room.changed !== null && room.phase === 'seating' ? (
        <p className="muted" role="status">
          {text.hasChanged(new Date(room.changed).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' }))}
        </p>
      ) : null}
      {edits ? <QuickTerms room={room} /> : null}
      {open && facts && changes ? (
        <Suspense fallback={null}>
          <ChangeSettings room={room} facts={facts} changes={changes} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}

/** Pace and watching are changed at a tap. */
function QuickTerms({ room }: { room: RoomView }): ReactNode {
  const text = useOnlineText();
  const { problem, attempt } = useAttempt();
  const change = (terms: Partial<Agreed>): void =>
    attempt(() => host().online({ kind: 'change', terms: { ...termsOf(room), ...terms } }));
  return (
    <>
      <PaceFields choice={paceOf(room.clock)} onChange={pace => change({ clock: clockOf(pace) })} />
      <Segments
        label={text.watch}
        help={text.watchHelp}
        value={room.watch}
        values={[
          ['link', text.watchers.link],
          ['nobody', text.watchers.nobody],
        ]}
        onChange={watch => change({ watch })}
      />
      <Problem message={problem} />
    </>
  );
}

/** What the room has agreed on, as an action names it. */
export function termsOf({ settings, seats, confirms, rated, clock, watch }: RoomView): Agreed {
  return { settings, seats: seats.length, confirms, rated, clock, watch };
}

function clockIn(clock: Clock | null): [kind: 'none' | 'live' | 'days', amount: number] {
  const { pace, minutes, days } = paceOf(clock);
  return [pace, Number(pace === 'live' ? minutes : days)];
}

/** The settings that differ from the game's own; null while they are looked up. */
function useChanges({ game, seats, settings }: RoomView): LooseSettings | null {
  const { locale } = useText();
  const [changes, setChanges] = useState<LooseSettings | null>(null);
  const count = seats.length;
  // A room is told anew with every change of a seat; its settings are the same then.
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
