import type { Seat } from '@thorp/kernel';
import { slotOf, type CharacterName } from '../cards/board.ts';
import { buildingOf } from '../cards/buildings.ts';
import { goodOf } from '../cards/goods.ts';
import { isAwake, NOBODY, ownerOf } from '../figures.ts';
import { at, player, slotsOfQuarter } from '../table.ts';
import type { Figure, Option, State, Wake } from '../types.ts';
import { buildingWorth, sleepers, tileLeft } from './worth.ts';

type OptionOf<K extends Option['kind']> = Extract<Option, { kind: K }>;

/** The prior of each kind of option; equal if nothing is known. */
const PRIORS: { readonly [K in Option['kind']]: (s: State, seat: Seat, option: OptionOf<K>) => number } = {
  call: (s, seat, { character }) => CALLS[character](s, seat),
  tile: (s, seat, { character }) => 0.3 + 1.3 * CALLS[character](s, seat),
  end: () => 0.3,
  draft: (s, seat, { building }) => buildingWorth(s, seat, buildingOf(building)),
  build: (s, seat, { building }) => buildingWorth(s, seat, buildingOf(building)),
  deliver: (s, _seat, { good }) => 1 + tileLeft(s, goodOf(good)),
  work: () => 1,
  exchange: () => 0.4,
  buy: () => 0.25,
  wake: (s, seat, option) => priorOfWaking(s, seat, option),
  marry: (s, seat, { village, slot }) => buildingWorth(s, seat, at(player(s, village).building, slotOf(slot))),
  dowry: (_s, seat, { colour }) => (colour === seat ? 1 : 0.3),
  place: () => 0.5,
  house: () => 0.5,
  lodge: () => 0.5,
  moveIn: () => 0.5,
  send: () => 0.5,
  bear: () => 0.5,
  graduate: () => 0.5,
  leave: () => 0.05,
};

const CALLS: { readonly [name in CharacterName]: (s: State, seat: Seat) => number } = {
  trader: () => 1.2,
  builder: () => 1,
  'night-watchman': (s, seat) => 0.05 + 0.2 * sleepers(s, seat),
  priest: () => 0.7,
  midwife: () => 0.5,
};

/** The prior of an option. */
export function prior(s: State, seat: Seat, option: Option): number {
  return priorOf(option.kind, s, seat, option);
}

function priorOf<K extends Option['kind']>(kind: K, s: State, seat: Seat, option: OptionOf<K>): number {
  return PRIORS[kind](s, seat, option);
}

/** H-12.1 Own villagers who would wake up, minus a part for those of others. */
function priorOfWaking(s: State, seat: Seat, { village, quarter }: Wake): number {
  const { host, guest } = player(s, village);
  let worth = 0.1;
  for (const slot of slotsOfQuarter(s.settings.quarterModel, quarter)) {
    worth += wakingWorth(at(host, slot), seat) + wakingWorth(at(guest, slot), seat);
  }
  return Math.max(0.02, worth);
}

function wakingWorth(figure: Figure, seat: Seat): number {
  if (figure === NOBODY || isAwake(figure)) return 0;
  return ownerOf(figure) === seat ? 0.4 : -0.15;
}
