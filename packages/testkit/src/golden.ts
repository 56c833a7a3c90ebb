import { fastChance, type Note, type Phrases, type Seat, type Reader, type Types } from '@thorp/kernel';
import { expect, test } from 'vitest';
import type { Subject } from './subject.ts';
import { choiceAt, randomly, walk, type Deal, type Picker } from './walk.ts';

/** A game to be written down: its deal, its choices, and the name of its fixtures. */
interface GoldenLog<T extends Types> extends Deal<T> {
  readonly name: string;
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'];
const nameOf = (seat: Seat): string => NAMES[seat] ?? `Player ${seat + 1}`;

/**
 * Registers a test for every game and language: the whole game in words, line by line, must equal the fixture
 * `<folder>/<name>.<language>.txt`. After an intended change update the fixtures with `vitest run <test file> -u` and
 * read the difference.
 */
export function goldenLogTests<T extends Types>(
  subject: Subject<T>,
  games: readonly GoldenLog<T>[],
  languages: { readonly [language: string]: Phrases<T> },
  folder: URL,
): void {
  const cases = games.flatMap(game =>
    Object.entries(languages).map(([language, words]) => ({ game, language, words })),
  );
  test.for(cases)('the log of $game.name in $language', async ({ game, language, words }) => {
    const lines = goldenLog(subject, game, words);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(new URL(`${game.name}.${language}.txt`, folder).pathname);
  });
}

/** A random game in words: every choice with its question, the log after it, and the score sheet. */
function goldenLog<T extends Types>(subject: Subject<T>, deal: Deal<T>, words: Phrases<T>): string[] {
  const { game } = subject;
  const lines: string[] = [];
  const readerOf = (state: T['state'], seat: Seat | null): Reader<T['view']> => ({
    view: game.view(state, seat),
    name: nameOf,
  });
  let now: T['state'];
  const random = randomly(fastChance(deal.seed), []);
  const pick: Picker = (open, ply) => {
    const index = random(open, ply) ?? 0;
    const { seat, option } = choiceAt<T>(open, index);
    const asked = open.find(question => question.seat === seat);
    const reader = readerOf(now, seat);
    lines.push(`${ply + 1} ${nameOf(seat)}: ${asked ? words.prompt(asked.frame, reader) : ''}`);
    lines.push(`  > ${words.label(option, reader)}`);
    return index;
  };
  const end = walk(subject, deal, pick, ({ state, notes }) => {
    now = state;
    for (const note of notes) lines.push(lineOf(note, words, seat => readerOf(state, seat)));
  });
  return [...lines, ...scoreLines(subject, end, words, readerOf(end, null))];
}

function lineOf<T extends Types>(
  { event, to }: Note<T['event']>,
  words: Phrases<T>,
  readerOf: (seat: Seat | null) => Reader<T['view']>,
): string {
  const readers = to ? `(${to.map(nameOf).join(', ')}) ` : '';
  return `  ${readers}${words.tell(event, readerOf(to?.[0] ?? null))}`;
}

function scoreLines<T extends Types>(
  { game }: Subject<T>,
  end: T['state'],
  words: Phrases<T>,
  reader: Reader<T['view']>,
): string[] {
  const { scores, verdict } = game.score(end);
  const sheets = scores.flatMap(({ seat, total, parts }) => [
    `${nameOf(seat)}: ${words.points(total)}`,
    ...parts.map(part => `  ${words.part(part, reader)}: ${part.amount}`),
  ]);
  return verdict && words.verdict ? [...sheets, words.verdict(verdict, reader)] : sheets;
}
