import type { Picture } from './Portrait.tsx';

/** Faces of the people who sit at a table; nothing depends on them. */
const SEAT_PEOPLE: readonly Picture[] = [
  {
    bg: 'grapes',
    people: [
      {
        skin: 2,
        hair: 'curls',
        tone: 'black',
        hat: 'straw',
        hatColour: '#d6a54b',
        band: '#6a3d7c',
        coat: '#f1e2c2',
        trim: '#7d4b91',
        collar: 'scarf',
        mouth: 'open',
      },
    ],
    tools: [],
  },
  {
    bg: 'wool',
    people: [{ skin: 5, hair: 'long', tone: 'black', specs: true, coat: '#2f5d7c', trim: '#f3e3c3', collar: 'lace' }],
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
        hatColour: '#3e3350',
        band: '#c14a34',
        coat: '#6a4a7c',
        trim: '#e9c46a',
        collar: 'scarf',
      },
    ],
    tools: [],
  },
  {
    bg: 'solitary',
    people: [{ hair: 'long', tone: 'fair', hat: 'straw', hatColour: '#f0e2b8', band: '#33302f', coat: '#e0a92e' }],
    tools: [],
  },
];

export function seatPicture(seat: number): Picture {
  return SEAT_PEOPLE[seat % SEAT_PEOPLE.length] as Picture;
}
