import { must } from '@thorp/kernel';
import * as paint from './palette.ts';
import type { Picture } from './Portrait.tsx';

/** Portraits of the people at a table, by seat. They have no meaning for the game. */
const SEAT_PEOPLE: readonly Picture[] = [
  {
    bg: 'grapes',
    people: [
      {
        skin: 2,
        hair: 'curls',
        tone: 'black',
        hat: 'straw',
        hatColour: paint.gold75c,
        band: paint.violet44,
        coat: paint.straw92,
        trim: paint.violet50,
        collar: 'scarf',
        mouth: 'open',
      },
    ],
    tools: [],
  },
  {
    bg: 'wool',
    people: [
      { skin: 5, hair: 'long', tone: 'black', specs: true, coat: paint.blue46, trim: paint.straw92d, collar: 'lace' },
    ],
    tools: [],
  },
  {
    bg: 'hay',
    people: [
      {
        skin: 1,
        hair: 'side',
        tone: 'grey',
        beard: 'short',
        hat: 'tall',
        hatColour: paint.violet35,
        band: paint.red57,
        coat: paint.violet46,
        trim: paint.gold83d,
        collar: 'scarf',
      },
    ],
    tools: [],
  },
  {
    bg: 'solitary',
    people: [
      { hair: 'long', tone: 'fair', hat: 'straw', hatColour: paint.straw91e, band: paint.grey31, coat: paint.gold77 },
    ],
    tools: [],
  },
];

export function seatPicture(seat: number): Picture {
  return must(SEAT_PEOPLE[seat % SEAT_PEOPLE.length], 'there are people');
}
