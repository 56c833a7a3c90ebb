import { phraseByKind, type Piece, type Phrases, type Seat, type Reader, type Zone } from '@thorp/kernel';
import type { Event, Plant, Reason, Terraces, View } from '../types.ts';

const TERRACES = ['lower', 'middle', 'upper'] as const;
const nameOf = (terrace: number): string => `${TERRACES[terrace] ?? '?'} terrace`;
const zoneOf = (seat: Seat, terrace: number): string => `terrace ${seat} ${terrace}`;

const label = phraseByKind<Plant, View>({
  plant: ({ number, terrace }) => `Plant ${number} on the ${nameOf(terrace)}`,
});

const tell = phraseByKind<Event, View>({
  rolled: ({ seat, dice }, { name }) => `${name(seat)} rolls ${dice.join(' and ')}`,
  planted: ({ seat, number, terrace }, { name }) => `${name(seat)} plants ${number} on the ${nameOf(terrace)}`,
  completed: ({ seat, terrace }, { name }) => `${name(seat)} fills the ${nameOf(terrace)}`,
  rested: ({ seat }, { name }) => `${name(seat)} can plant neither number and rests`,
});

const why = phraseByKind<Reason, View>({
  full: () => 'This terrace is full.',
  tooLow: () => 'Numbers never go down along a terrace.',
});

const numbers = [1, 2, 3, 4, 5, 6].map(number => ({
  id: `number ${number}`,
  group: 'Numbers',
  name: String(number),
  lines: [number === 6 ? 'Only another 6 fits behind it.' : `Behind it fits every number from ${number} on.`],
}));

export const en: Phrases<Terraces> = {
  title: 'Terraces',
  blurb: 'Roll two dice, plant one of them, and keep your rows in order.',
  settings: {
    fields: { title: 'Fields', help: 'How many fields each terrace has.' },
    rounds: { title: 'Rounds', help: 'How many turns everybody has.' },
  },
  catalogue: numbers,
  prompt: (frame, { view }) =>
    frame.step === 'plant' ? `Plant a number: ${[...new Set(view.dice)].join(' or ')}` : '',
  label,
  tell,
  why,
  part: ({ what, count = 0 }) => (what === 'fields' ? 'Planted fields' : `Full terraces (${count})`),
  sources: [
    { name: 'Planted fields', parts: ['fields'] },
    { name: 'Full terraces', parts: ['fullTerraces'] },
  ],
  points: total => `${total} points`,
  board: reader => ({ zones: [diceZone(reader), ...hillZones(reader)] }),
  target: ({ terrace }, { view }) => (view.acting === null ? null : zoneOf(view.acting, terrace)),
};

function diceZone({ view }: Reader<View>): Zone {
  const pieces = view.dice.map((number, i) => piece(`die ${i}`, number));
  const counters = [{ name: 'Round', value: `${view.round} of ${view.settings.rounds}` }];
  return { id: 'dice', title: 'Dice', seat: null, layout: 'row', counters, pieces };
}

function hillZones({ view, name }: Reader<View>): Zone[] {
  return view.hills.flatMap((hill, seat) =>
    hill.map((fields, terrace): Zone => ({
      id: zoneOf(seat, terrace),
      title: `${name(seat)}: ${nameOf(terrace)}`,
      seat,
      layout: 'row',
      counters: [{ name: 'Empty fields', value: view.settings.fields - fields.length }],
      pieces: fields.map((number, i) => piece(`${zoneOf(seat, terrace)} ${i}`, number)),
    })),
  );
}

function piece(id: string, number: number): Piece {
  return { id, card: `number ${number}`, name: String(number), marks: [] };
}
