import { known } from '../known.ts';
import { goodOf, type Good, type GoodName } from './goods.ts';

/** How many can play. */
export const SEATS = { min: 2, max: 4 } as const;

/** One of the five characters: its index in CHARACTERS. */
export type Character = number;

export const CHARACTERS = ['builder', 'trader', 'night-watchman', 'priest', 'midwife'] as const;

export type CharacterName = (typeof CHARACTERS)[number];

export const BUILDER: Character = 0;

/** No character has been called yet. */
export const NO_CHARACTER: Character = -1;

export const characterName = (character: Character): CharacterName => known(CHARACTERS, character);

export const characterOf = (name: CharacterName): Character => CHARACTERS.indexOf(name);

/** A place around a Village Center: its index in SLOTS. */
export type Slot = number;

/** H-3.1 The ten slots around the two-by-one centre, as their owner sees them. */
export const SLOTS = ['T0', 'T1', 'T2', 'T3', 'L', 'R', 'B0', 'B1', 'B2', 'B3'] as const;

export type SlotName = (typeof SLOTS)[number];

export const slotName = (slot: Slot): SlotName => known(SLOTS, slot);

export const slotOf = (name: SlotName): Slot => SLOTS.indexOf(name);

export type QuarterName =
  | 'top'
  | 'bottom'
  | 'left'
  | 'right'
  | 'top-left'
  | 'top-right'
  | 'bottom-left'
  | 'bottom-right';

interface Quarter {
  readonly name: QuarterName;
  readonly slots: readonly Slot[];
}

/** H-3.9, H-3.10 The four quarters of a village in both readings. */
export const QUARTERS: { readonly sides: readonly Quarter[]; readonly corner: readonly Quarter[] } = {
  sides: [
    quarter('top', 'T0', 'T1', 'T2', 'T3', 'L', 'R'),
    quarter('bottom', 'B0', 'B1', 'B2', 'B3', 'L', 'R'),
    quarter('left', 'T0', 'L', 'B0'),
    quarter('right', 'T3', 'R', 'B3'),
  ],
  corner: [
    quarter('top-left', 'T0', 'T1', 'L'),
    quarter('top-right', 'T2', 'T3', 'R'),
    quarter('bottom-left', 'B0', 'B1', 'L'),
    quarter('bottom-right', 'B2', 'B3', 'R'),
  ],
};

export type GroupName = 'materials' | 'metal' | 'grain' | 'water';

interface Group {
  readonly name: GroupName;
  readonly goods: readonly Good[];
  readonly points: number;
}

/** H-6.3 The market's four special tiles. Which goods belong together, and the second 4, are reconstructed. */
export const GROUPS: readonly Group[] = [
  group('materials', 1, 'wood', 'stone', 'brick'),
  group('metal', 2, 'ore', 'iron', 'bell'),
  group('grain', 4, 'grain', 'bread', 'cow', 'meat', 'butter'),
  group('water', 4, 'water', 'beer', 'goat', 'cheese', 'leather'),
];

/** H-18.1 Points that end the game. */
export const THRESHOLD = 20;

/** H-10.10 Points for the first and the second complete village. */
export const COMPLETION_POINTS: readonly number[] = [4, 2];

function quarter(name: QuarterName, ...slots: SlotName[]): Quarter {
  return { name, slots: slots.map(slotOf) };
}

function group(name: GroupName, points: number, ...goods: GoodName[]): Group {
  return { name, goods: goods.map(goodOf), points };
}
