import type { Board, Phrases } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { hamlet, type Hamlet } from '../src/hamlet.ts';
import { faultsInPlay, translationFaults } from '../src/translation.ts';
import { subject } from './subject.ts';

/** A zone with a piece and a counter, with other words. */
const board = (title: string, piece: string, mark: string, counter: string): Board => ({
  zones: [
    {
      id: 'inn',
      title,
      seat: null,
      layout: 'row',
      counters: [{ name: counter, value: 3 }],
      pieces: [{ id: 'host', card: null, name: piece, marks: [mark] }],
    },
  ],
});

const en: Phrases<Hamlet> = { ...hamlet.text.en, board: () => board('Inn', 'Host', 'asleep', 'Guests') };
const shown = { ...subject, game: { ...hamlet, text: { en } } };
const shout = (text: string): string => `${text.toUpperCase()}!`;

/** Hamlet in capital letters, in place of another language. */
const loud: Phrases<Hamlet> = {
  ...en,
  prompt: (frame, told) => shout(en.prompt(frame, told)),
  label: (option, told) => shout(en.label(option, told)),
  tell: (event, told) => shout(en.tell(event, told)),
  why: (reason, told) => shout(en.why(reason, told)),
  part: (part, told) => shout(en.part(part, told)),
  points: total => shout(en.points(total)),
  board: () => board('Gasthof', 'Wirt', 'schläft', 'Gäste'),
};

const faults = (changes: Partial<Phrases<Hamlet>>): string[] =>
  faultsInPlay(shown, { ...loud, ...changes }, { games: 1 });

describe('faults of a translation', () => {
  test('a complete one has none', () => {
    expect(faults({})).toEqual([]);
  });

  test('what was left in English is named, unless it may read alike', () => {
    const same = [{ about: 'the title', text: 'Gold' }];
    expect(translationFaults(same, same)).toEqual(["'Gold' is English"]);
    expect(translationFaults(same, same, /^Gold$/)).toEqual([]);
    expect(faults({ prompt: en.prompt })[0]).toMatch(/is English$/);
    expect(faults({ why: en.why })[0]).toMatch(/is English$/);
  });

  test('holes and missing words are named', () => {
    expect(faults({ tell: () => 'undefined geht' })[0]).toMatch(/reads "undefined geht"$/);
    expect(faults({ label: () => '' })).not.toEqual([]);
  });

  test('another board, target or number of labels is named', () => {
    expect(faults({ board: () => ({ zones: [] }) })[0]).toMatch(/^\{"id":"inn".* became /);
    expect(faults({ board: () => board('Gasthof', 'Wirt', 'asleep', 'Gäste') })).toEqual(["'asleep' is English"]);
    expect(faults({ target: () => 'elsewhere' })[0]).toMatch(/ became .* at elsewhere$/);
    expect(faults({ label: () => 'Wahl' })[0]).toMatch(/ became 1 different labels/);
  });

  test('what English does not say is named', () => {
    expect(translationFaults([], [{ about: 'a line', text: 'Zeile' }])).toEqual(['a line has no English text']);
  });
});
