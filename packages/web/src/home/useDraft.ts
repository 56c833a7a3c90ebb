import type { Player } from '@thorp/table';
import { useEffect, useState } from 'react';
import { host } from '../session/host.ts';
import { preferences } from '../preferences/preferences.ts';
import type { GameFacts, LooseSettings, Settled } from '../protocol/calls.ts';
import { useText } from '../text/text.tsx';
import type { Messages } from '../text/en.ts';
import type { Preset } from '../games/manifest.ts';

/** A table that is being set up. The game checks its settings after every change. */
export interface Draft {
  /** The preset it still follows; null once something was changed. */
  readonly preset: Preset | null;
  readonly players: readonly Player[];
  /** Only what was set by hand or by the preset; everything else has the game's default. */
  readonly settings: LooseSettings;
  readonly settled: Settled | null;
  take(preset: Preset): void;
  seat(players: readonly Player[]): void;
  set(knob: string, value: unknown): void;
  /** Takes the nearest settings that work. */
  mend(): void;
}

/** `first` may be no preset: then the draft only begins with its seats and settings. */
export function useDraft(facts: GameFacts, first: Preset | Pick<Preset, 'seats' | 'settings'>): Draft {
  const text = useText();
  const [preset, setPreset] = useState<Preset | null>('id' in first ? first : null);
  const [players, setPlayers] = useState<readonly Player[]>(() => seatPlayers(first.seats, [], text));
  const [settings, setSettings] = useState(first.settings);
  const [settled, setSettled] = useState<Settled | null>(null);
  const count = players.length;
  useEffect(() => {
    let current = true;
    void host()
      .settle(facts.id, text.locale, count, settings)
      .then(result => current && setSettled(result));
    return () => {
      current = false;
    };
  }, [facts.id, text.locale, count, settings]);
  return {
    preset,
    players,
    settings,
    settled,
    take(next) {
      setPreset(next);
      setPlayers(seatPlayers(next.seats, players, text));
      setSettings(next.settings);
    },
    seat(next) {
      if (next.length !== players.length) setPreset(null);
      setPlayers(next);
    },
    set(knob, value) {
      setPreset(null);
      setSettings({ ...settings, [knob]: value });
    },
    mend() {
      if (settled?.ok !== false || !settled.nearest) return;
      setPreset(null);
      setPlayers(seatPlayers(settled.nearest.seats, players, text));
      setSettings(settled.nearest.settings);
    },
  };
}

/** As many players as seats: present ones stay, bots fill the rest, the first is a person. */
export function seatPlayers(seats: number, there: readonly Player[], text: Messages): Player[] {
  return Array.from({ length: seats }, (_, seat): Player => {
    const name = text.botNames[(seat - 1 + text.botNames.length) % text.botNames.length] ?? `${seat + 1}`;
    if (seat === 0)
      return there[0] ?? { kind: 'human', name: preferences().name.trim() || (text.humanNames[0] ?? '1') };
    return there[seat] ?? { kind: 'bot', name, level: 'easy' };
  });
}
