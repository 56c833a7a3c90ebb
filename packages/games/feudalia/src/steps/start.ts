import { reveal, schedule, type RunStep } from '@thorp/kernel';
import { masterOf } from '../cards/masters.ts';
import { enterHand, lordOf, seeTaxCollector, tell } from '../area.ts';
import { resolve } from '../effects.ts';
import { newTurn } from '../setup.ts';
import type { Feudalia } from '../types.ts';

/* F-3.2 The starting phase. The tax itself is in tax.ts. */

// F-3.2 Untap, take the guest back, then the actions of the untap step, then the tax. F-7.1 The Tax Collector must
// have been in hand when the phase began; everybody sees now whether it was.
const turn: RunStep<Feudalia, 'turn'> = {
  run(s, { seat }) {
    const lord = lordOf(s, seat);
    s.turn = newTurn(seat, s.settings);
    reveal(s);
    seeTaxCollector(lord);
    tell(s, { kind: 'turn', seat });
    schedule(s, { step: 'main', seat }, { step: 'blue', seat }, { step: 'endOfDay', seat });
    if (lord.hand.includes('tax_collector')) schedule(s, { step: 'tax', seat });
    schedule(s, { step: 'wake', seat });
    for (const { city } of lord.fiefs) {
      if (!city) continue;
      city.tapped = false;
      if (city.guest === null) continue;
      enterHand(lord, city.guest);
      tell(s, { kind: 'guestBack', seat, card: city.guest });
      city.guest = null;
    }
  },
};

// F-3.2 Every master with the untap mark acts. The order does not matter, because each only produces in its own fief.
const wake: RunStep<Feudalia, 'wake'> = {
  run(s, { seat }) {
    for (const [fief, { city }] of lordOf(s, seat).fiefs.entries()) {
      if (!city || masterOf(city.master).timing !== 'untap') continue;
      city.tapped = true;
      tell(s, { kind: 'woke', seat, master: city.master });
      resolve(s, { seat, card: city.master, fief }, masterOf(city.master).effects);
    }
  },
};

export const startSteps = { turn, wake };
