import { keysOf } from '@thorp/kernel';
import * as paint from './palette.ts';
import type { Backdrop } from './backdrops.tsx';
import type { Picture } from './Portrait.tsx';
import type { Beard, Collar, Hair, HairTone, Hat, Person } from './person.ts';

/*
 * A portrait that a person builds from parts. It is stored and sent as words, `hat-straw.dye-red`; missing parts, and
 * parts that an older page does not know, are drawn as the first of their list.
 */

/** Colours of cloth and straw. */
export const DYES = {
  straw: paint.gold75c,
  brown: paint.brown51b,
  red: paint.red49b,
  green: paint.green47,
  blue: paint.blue46,
  violet: paint.violet44,
  grey: paint.slate47,
  linen: paint.LINEN,
} as const;

export type Dye = keyof typeof DYES;

const dyes = ['straw', 'brown', 'red', 'green', 'blue', 'violet', 'grey', 'linen'] as const satisfies readonly Dye[];

/** The values of each part. */
export const PARTS = {
  skin: ['1', '0', '5', '2', '3', '4'],
  look: ['smile', 'laugh', 'calm', 'smirk', 'dreamy', 'stern', 'glasses', 'scholar', 'nose', 'gruff'],
  hair: ['short', 'long', 'braids', 'bun', 'curls', 'side', 'tonsure', 'none'],
  tone: ['brown', 'black', 'red', 'fair', 'grey', 'white'],
  beard: ['none', 'short', 'full', 'goatee', 'moustache'],
  hat: [
    'none',
    'straw',
    'cap',
    'beret',
    'feather',
    'kerchief',
    'coif',
    'hood',
    'fur',
    'tall',
    'helmet',
    'toque',
    'wimple',
    'crown',
    'mitre',
  ],
  dye: dyes,
  collar: ['v', 'scarf', 'cloak', 'ruff', 'lace'],
  coat: ['green', 'straw', 'brown', 'red', 'blue', 'violet', 'grey', 'linen'],
  trim: ['linen', 'straw', 'brown', 'red', 'green', 'blue', 'violet', 'grey'],
  behind: [
    'hay',
    'grapes',
    'wool',
    'wood',
    'grains',
    'leather',
    'clay',
    'ore',
    'court',
    'abbey',
    'spring',
    'summer',
    'autumn',
    'winter',
    'night',
  ],
} as const satisfies {
  readonly [part: string]: readonly string[];
};

export type PartName = keyof typeof PARTS;
export type Doll = { readonly [P in PartName]: (typeof PARTS)[P][number] };

const NAMES: readonly PartName[] = keysOf(PARTS);

export function writeDoll(doll: Doll): string {
  return NAMES.map(part => `${part}-${doll[part]}`).join('.');
}

export function readDoll(text: string): Doll {
  const given = new Map(
    text.split('.').map(word => [word.slice(0, word.indexOf('-')), word.slice(word.indexOf('-') + 1)]),
  );
  return dollOf(part => given.get(part));
}

/** A doll of random parts; a given skin is kept. */
export function randomDoll(skin?: Doll['skin'], random: () => number = Math.random): Doll {
  return dollOf(part => {
    if (part === 'skin' && skin !== undefined) return skin;
    const values: readonly string[] = PARTS[part];
    return values[Math.floor(random() * values.length)];
  });
}

function dollOf(valueOf: (part: PartName) => string | undefined): Doll {
  return {
    skin: oneOf(PARTS.skin, valueOf('skin')),
    look: oneOf(PARTS.look, valueOf('look')),
    hair: oneOf(PARTS.hair, valueOf('hair')),
    tone: oneOf(PARTS.tone, valueOf('tone')),
    beard: oneOf(PARTS.beard, valueOf('beard')),
    hat: oneOf(PARTS.hat, valueOf('hat')),
    dye: oneOf(PARTS.dye, valueOf('dye')),
    collar: oneOf(PARTS.collar, valueOf('collar')),
    coat: oneOf(PARTS.coat, valueOf('coat')),
    trim: oneOf(PARTS.trim, valueOf('trim')),
    behind: oneOf(PARTS.behind, valueOf('behind')),
  };
}

function oneOf<V extends string>(values: readonly [V, ...V[]], wanted: string | undefined): V {
  return values.find(value => value === wanted) ?? values[0];
}

const LOOKS: { readonly [L in Doll['look']]: Person } = {
  smile: {},
  laugh: { mouth: 'open' },
  calm: { mouth: 'flat' },
  smirk: { mouth: 'smirk' },
  dreamy: { eyes: 'shut' },
  stern: { brow: 'stern', mouth: 'flat' },
  glasses: { specs: true },
  scholar: { specs: true, mouth: 'flat' },
  nose: { nose: 'big' },
  gruff: { nose: 'big', brow: 'stern', mouth: 'flat' },
};

export function dollPicture(doll: Doll): Picture {
  const { look, hair, beard, hat } = doll;
  const person: Person = {
    ...LOOKS[look],
    skin: SKINS[doll.skin],
    tone: doll.tone satisfies HairTone,
    collar: doll.collar satisfies Collar,
    coat: DYES[doll.coat],
    trim: DYES[doll.trim],
    ...(hair === 'none' ? {} : { hair: hair satisfies Hair }),
    ...(beard === 'none' ? {} : { beard: beard satisfies Beard }),
    ...(hat === 'none' ? {} : { hat: hat satisfies Hat, hatColour: DYES[doll.dye] }),
  };
  return { bg: doll.behind satisfies Backdrop, people: [person], tools: [] };
}

const SKINS = { 0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 } as const;

const drawn = new Map<string, Picture>();

/** The picture of a stored portrait; each is made once. */
export function portraitPicture(text: string): Picture {
  const known = drawn.get(text) ?? dollPicture(readDoll(text));
  drawn.set(text, known);
  return known;
}
