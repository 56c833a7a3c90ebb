import { cautionFor, settle, ThorpError, type Conflict, type Game, type Phrases } from '@thorp/kernel';
import type { LooseSettings, Settled } from '../protocol/calls.ts';

/** The kernel's refusal of settings. */
interface SettingsRefusal {
  readonly nearest?: { seats: number; settings: LooseSettings };
  readonly conflict?: Conflict<object>;
  /** The knob with the invalid value. */
  readonly knob?: string;
}

/** Complete settings; or why they cannot be combined, and the nearest that can. */
export function settled(game: Game, words: Phrases, seats: number, settings: LooseSettings): Settled {
  try {
    const config = settle(game, seats, settings);
    return { ok: true, settings: { ...config.settings }, caution: cautionFor(game, config, words) };
  } catch (error) {
    if (!(error instanceof ThorpError)) throw error;
    const refusal: SettingsRefusal = error.detail ?? {};
    const { nearest = null, conflict, knob = null } = refusal;
    const why = conflict && words.conflict?.(conflict);
    return { ok: false, why: why ? `${why} (${conflict.clause})` : null, knob, nearest };
  }
}
