import { cautionFor, settle, ThorpError, type Conflict, type Game, type Phrases } from '@thorp/kernel';
import type { LooseSettings, Settled } from '../protocol/calls.ts';

/** What the kernel says about settings that do not fit together. */
interface SettingsRefusal {
  readonly nearest?: { seats: number; settings: LooseSettings };
  readonly conflict?: Conflict<object>;
  /** The knob whose value it does not have. */
  readonly knob?: string;
}

/** Settings as the rules complete them; or why they do not go together, and the nearest that do. */
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
