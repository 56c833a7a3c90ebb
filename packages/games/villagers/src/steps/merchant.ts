import { note, schedule } from '@thorp/kernel';
import { addTo } from '../lists.ts';
import { village } from '../table.ts';
import { distinct, villagersWhere } from '../alike.ts';
import type { Fill } from '../seasons/types.ts';
import type { AskStep, Play, Reason, Village } from '../types.ts';
import { idAt, isActive, printedAt } from '../village.ts';
import { resume } from './turn.ts';

const NO_KEYRING: Reason = { kind: 'noTarget', clause: 'V-9.14', card: 'merchant' };

// V-9.14 Merchant: the bank puts as much gold on an own active keyring villager as the keyring says.
export const playMerchant: Play = {
  refuse: (s, { seat }) => (fillable(village(s, seat)).length === 0 ? NO_KEYRING : null),
  play: (s, turn) => schedule(s, { step: 'fillKeyring', seat: turn.seat }, resume(turn)),
};

export const fillKeyring: AskStep<'fillKeyring', Fill> = {
  options: (s, { seat }) => fillable(village(s, seat)).map(at => ({ kind: 'fill', at })),
  choose(s, { seat }, { at }) {
    const mine = village(s, seat);
    const { key } = printedAt(mine, at);
    addTo(mine.coins, at, key);
    note(s, { kind: 'filled', seat, card: idAt(mine, at), gold: key });
  },
};

function fillable(v: Village): number[] {
  return distinct(
    v,
    villagersWhere(v, at => hasKeyring(v, at)),
  );
}

/** V-20.10 A keyring counts when it is active. */
export function hasKeyring(v: Village, at: number): boolean {
  return printedAt(v, at).key > 0 && isActive(v, at);
}
