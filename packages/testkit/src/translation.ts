import {
  fastChance,
  knobsOf,
  knobTexts,
  refusals,
  settle,
  type Board,
  type CatalogueEntry,
  type Conflict,
  type Game,
  type KnobText,
  type Phrases,
  type Reader,
  type Types,
} from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { valuesOf } from './pairwise.ts';
import type { Subject } from './subject.ts';
import { isWords, missingWords } from './telling.ts';
import { randomly, walk, type Position } from './walk.ts';

export interface TranslationOptions {
  /** Random games to play; they rotate through the configurations. */
  readonly games?: number;
  readonly seed?: number;
  /** What may be the same in both languages: proper names and shared words. */
  readonly alike?: RegExp;
}

/** A text, and what it is about. */
interface Saying {
  readonly about: string;
  readonly text: string;
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
const nameOf = (seat: number): string => NAMES[seat] ?? 'Nobody';
/** Nothing to translate: a name at the table, or no letters at all. */
const WORDLESS = new RegExp(`^(?:${NAMES.join('|')}|\\P{L}*)$`, 'u');

/** Registers tests that another language has a text for everything that English has, and none of them in English. */
export function translationTests<T extends Types>(
  subject: Subject<T>,
  phrases: Phrases<T>,
  options: TranslationOptions = {},
): void {
  const { game } = subject;
  describe(`translation of ${game.id}`, () => {
    test('every setting and every entry of the catalogue has words', () => {
      expect(missingWords(game, phrases)).toEqual([]);
    });
    test('settings and catalogue say the same of the same things', () => {
      expect(translationFaults(listed(game.text.en), listed(phrases), options.alike)).toEqual([]);
    });
    test('settings that do not go together say why', () => {
      const conflicts = conflictsOf(game);
      const english = inConflicts(game.text.en, conflicts);
      expect(translationFaults(english, inConflicts(phrases, conflicts), options.alike)).toEqual([]);
    });
    test('random games are told, asked and shown alike', { timeout: 600_000 }, () => {
      expect(faultsInPlay(subject, phrases, options)).toEqual([]);
    });
  });
}

/** Where two languages have texts for different subjects, or one has an empty text or the other's words. */
export function translationFaults(english: readonly Saying[], translated: readonly Saying[], alike?: RegExp): string[] {
  const about = (sayings: readonly Saying[]): string[] => sayings.map(saying => saying.about);
  const odd = about(english).findIndex((each, i) => each !== translated[i]?.about);
  if (odd >= 0) return [`${english[odd]?.about} became ${translated[odd]?.about ?? 'nothing'}`];
  const faults = translated.slice(english.length).map(saying => `${saying.about} has no English text`);
  for (const [i, { about: what, text }] of translated.entries()) {
    if (!isWords([text])) faults.push(`${what} reads ${JSON.stringify(text)}`);
    else if (text === english[i]?.text && !WORDLESS.test(text) && !alike?.test(text))
      faults.push(`'${text}' is English`);
  }
  return faults;
}

/** Faults in the texts of random games; stops when there are many. */
export function faultsInPlay<T extends Types>(
  subject: Subject<T>,
  phrases: Phrases<T>,
  { games = subject.configs.length, seed = 1, alike }: TranslationOptions,
): string[] {
  const faults = new Set<string>();
  for (let i = 0; i < games && faults.size < 20; i++) {
    const config = subject.configs[i % subject.configs.length];
    if (!config) break;
    walk(subject, { config, seed: seed + i }, randomly(fastChance(~(seed + i)), []), at => {
      const english = said(subject, subject.game.text.en, at);
      const translated = said(subject, phrases, at);
      for (const fault of translationFaults(english, translated, alike)) faults.add(fault);
    });
  }
  return [...faults];
}

/** All texts that the asked seats, or a spectator at the end, can read in a position. */
function said<T extends Types>(
  { game }: Subject<T>,
  phrases: Phrases<T>,
  { state, open, notes }: Position<T>,
): Saying[] {
  const sayings: Saying[] = [];
  for (const seat of open.length === 0 ? [null] : open.map(decision => decision.seat)) {
    const reader: Reader<T['view']> = { view: game.view(state, seat), name: nameOf };
    sayings.push(...onBoard(phrases.board(reader)));
    for (const { event, to } of notes) {
      if (!to || (seat !== null && to.includes(seat)))
        sayings.push({ about: JSON.stringify(event), text: phrases.tell(event, reader) });
    }
    for (const decision of open) if (decision.seat === seat) sayings.push(...inQuestion(phrases, decision, reader));
  }
  return [...sayings, ...inRefusals(game, phrases, state, open), ...onSheet(game, phrases, state)];
}

function inQuestion<T extends Types>(
  { prompt, label, target }: Phrases<T>,
  { frame, options }: Position<T>['open'][number],
  reader: Reader<T['view']>,
): Saying[] {
  const labels = options.map(option => label(option, reader));
  const kinds = `${new Set(labels).size} different labels at ${frame.step}`;
  return [
    { about: kinds, text: prompt(frame, reader) },
    ...options.map((option, i) => ({
      about: `${JSON.stringify(option)} at ${target(option, reader)}`,
      text: labels[i] ?? '',
    })),
  ];
}

function inRefusals<T extends Types>(
  game: Subject<T>['game'],
  { why }: Phrases<T>,
  state: T['state'],
  open: Position<T>['open'],
): Saying[] {
  const [asked] = open;
  if (!asked || open.length > 1) return [];
  const reader: Reader<T['view']> = { view: game.view(state, asked.seat), name: nameOf };
  return refusals(game, state).map(({ reason }) => ({ about: JSON.stringify(reason), text: why(reason, reader) }));
}

function onSheet<T extends Types>(game: Subject<T>['game'], phrases: Phrases<T>, state: T['state']): Saying[] {
  const { scores, verdict } = game.score(state);
  const reader: Reader<T['view']> = { view: game.view(state, null), name: nameOf };
  const lines = scores.flatMap(({ total, parts }) => [
    { about: `a total of ${total}`, text: phrases.points(total) },
    ...parts.map(part => ({ about: JSON.stringify(part), text: phrases.part(part, reader) })),
  ]);
  if (!verdict || !game.text.en.verdict) return lines;
  return [...lines, { about: JSON.stringify(verdict), text: phrases.verdict?.(verdict, reader) ?? '' }];
}

function onBoard({ zones }: Board): Saying[] {
  return zones.flatMap(({ title, counters, pieces, ...zone }) => [
    { about: JSON.stringify(zone), text: title },
    ...counters.flatMap(({ name, value }, i) => [
      { about: `counter ${i} of ${zone.id}, ${typeof value === 'number' ? value : 'in words'}`, text: name },
      { about: `what counter ${i} of ${zone.id} shows`, text: String(value) },
    ]),
    ...pieces.flatMap(({ name, marks, ...piece }) => [
      { about: JSON.stringify(piece), text: name },
      ...marks.map((text, i) => ({ about: `mark ${i} on ${piece.id}`, text })),
    ]),
  ]);
}

function inConflicts({ conflict: why }: Phrases, conflicts: readonly Conflict<object>[]): Saying[] {
  return conflicts.map(conflict => ({ about: conflict.kind, text: why?.(conflict) ?? '' }));
}

/** One conflict of every kind that two non-default settings can cause. */
function conflictsOf(game: Game): Conflict<object>[] {
  const knobs = knobsOf(game);
  const found = new Map<string, Conflict<object>>();
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const { settings } = settle(game, seats);
    const changes = knobs.flatMap(([name, knob]) => valuesOf(knob, seats, {}).map(value => ({ [name]: value })));
    for (const [i, one] of changes.entries()) {
      for (const other of changes.slice(i)) {
        const conflict = game.settings.conflict({ seats, settings: { ...settings, ...one, ...other } });
        if (conflict && !found.has(conflict.kind)) found.set(conflict.kind, conflict);
      }
    }
  }
  return [...found.values()];
}

/** Texts that do not depend on a position. */
function listed<T extends Types>(phrases: Phrases<T>): Saying[] {
  const { blurb, catalogue } = phrases;
  const knobs = Object.entries(knobTexts(phrases));
  return [
    { about: 'the blurb', text: blurb },
    ...knobs.flatMap(([name, text]) => (text ? inKnob(name, text) : [])),
    ...catalogue.flatMap(inEntry),
  ];
}

function inKnob(name: string, { title, help, values = {} }: KnobText): Saying[] {
  return [
    { about: `the setting ${name}`, text: title },
    { about: `the help for ${name}`, text: help },
    ...Object.entries(values).map(([value, text]) => ({ about: `${value} of ${name}`, text })),
  ];
}

function inEntry({ id, group, name, lines, reconstructed }: CatalogueEntry): Saying[] {
  return [
    { about: `the group of ${id}`, text: group },
    { about: `the name of ${id}`, text: name },
    ...lines.map((text, i) => ({ about: `line ${i} of ${id}`, text })),
    ...(reconstructed === undefined ? [] : [{ about: `what is reconstructed of ${id}`, text: reconstructed }]),
  ];
}
