import type { Counter, Frame, Game, KnobText, Option, Phrases, Seat, Told } from '@thorp/kernel';
import {
  hasEnded,
  isPerson,
  openQuestions,
  updateFor,
  viewAfter,
  type PreviewStep,
  type Standing,
  type Table,
  type Update,
} from '@thorp/table';
import type { Choice, Question, Refused, Result, SeatFacts, Sheet, TableSight } from '../board/props.ts';
import { newLogbook, type Logbook } from './logbook.ts';
import type { Change, GameFacts, KnobFacts, Way, WayStep } from './protocol.ts';

/** A table in words, with the lines of the log that the reader does not have yet. */
export interface Telling {
  readonly sight: TableSight;
  readonly book: Logbook;
  /** How many of the first lines of the log the reader has already. */
  readonly known: number;
}

/** A table for one seat, in words. Lines of the log that the reader has are not sent again. */
export function tell(table: Table, seat: Seat | null, words: Phrases, before: Logbook | null = null): Telling {
  const book = before?.seat === seat && before.words === words ? before : newLogbook(seat, words);
  const update = updateFor(table, seat, book.upTo);
  const told = toldBy(table, update.view);
  const known = book.plies.length;
  const log = update.log.map(({ ply, event }) => ({ ply, event, text: words.tell(event, told) }));
  book.plies.push(...log.map(({ ply }) => ply));
  book.upTo = table.match.plies.length;
  return { sight: { ...inWords(table, update, words, told), log }, book, known };
}

/** What is asked of a seat, or how the game ended: one line for a list of games. */
export function headline(table: Table, seat: Seat | null, words: Phrases): string {
  const { game, state } = table.match;
  const told = toldBy(table, game.view(state, seat));
  const asked = openQuestions(table).find(each => each.seat === seat);
  if (asked) return words.prompt(asked.frame, told);
  const verdict = hasEnded(table) ? game.score(state).verdict : undefined;
  return verdict && words.verdict ? words.verdict(verdict, told) : '';
}

/** What a choice would change of the numbers on a seat's own side of the board. */
export function foretell(table: Table, seat: Seat, option: Option, words: Phrases): Change[] {
  const after = viewAfter(table, seat, option);
  return after === null ? [] : changesTo(table, seat, after, words);
}

/** Where answers lead a seat, every step in words, and what has changed at the end. */
export function wayInWords(table: Table, seat: Seat, way: readonly PreviewStep[], words: Phrases): Way {
  const { game, state } = table.match;
  let before: unknown = game.view(state, seat);
  const steps = way.map(({ option, options, view, ...rest }): WayStep => {
    const told = toldBy(table, before);
    before = view ?? before;
    const choices = options.map(each => choiceOf(each, words, told));
    return { ...rest, choice: choiceOf(option, words, told), choices, view };
  });
  return { steps, changes: changesTo(table, seat, before, words) };
}

/** The numbers on a seat's own side that are others in a view to come. */
function changesTo(table: Table, seat: Seat, after: unknown, words: Phrases): Change[] {
  const { game, state } = table.match;
  const numbers = (view: unknown): Counter[] =>
    words.board(toldBy(table, view)).zones.flatMap(zone => (zone.seat === seat ? zone.counters : []));
  const now = numbers(game.view(state, seat));
  return numbers(after).flatMap(({ name, value }, i) => {
    const before = now[i];
    return before?.name === name && before.value !== value ? [{ name, before: before.value, after: value }] : [];
  });
}

function choiceOf(option: Option, words: Phrases, told: Told<unknown>): Choice {
  return { option, label: words.label(option, told), target: words.target(option, told) };
}

function toldBy({ header: { players } }: Table, view: unknown): Told<unknown> {
  return { view, name: each => players[each]?.name ?? `${each + 1}` };
}

function inWords(table: Table, sight: Update, words: Phrases, told: Told<unknown>): Omit<TableSight, 'log'> {
  const { game, header } = table.match;
  const { seat } = sight;
  const choice = (option: Option): Choice => choiceOf(option, words, told);
  return {
    table: table.header.id,
    game: game.id,
    title: words.title,
    settings: header.settings,
    version: sight.version,
    seat,
    seats: table.header.players.map((_, each) => seatFacts(table, sight, each)),
    view: sight.view,
    board: words.board(told),
    question: questionOf(sight, choice, frame => words.prompt(frame, told)),
    refused: sight.refusals.map(({ option, reason }): Refused => {
      return { ...choice(option), reason, why: words.why(reason, told), clause: reason.clause };
    }),
    holding: sight.holding !== null && sight.holding === seat,
    mayUndo: sight.noUndo === null,
    noUndo: sight.noUndo,
    unread: sight.unread,
    sheets: sheetsOf(sight, words, told),
    commitment: header.entropyCommitments ? header.commitment : null,
    result: resultOf(sight, words, told),
  };
}

function seatFacts(table: Table, { waiting }: Update, seat: Seat): SeatFacts {
  const player = table.header.players[seat];
  return {
    seat,
    name: player?.name ?? '',
    kind: player?.kind === 'human' ? 'human' : 'bot',
    level: player?.kind === 'bot' ? player.level : null,
    resigned: player?.kind === 'human' && !isPerson(table, seat),
    asked: waiting.includes(seat),
  };
}

function questionOf(
  { seat, decision, forMe }: Update,
  choice: (option: Option) => Choice,
  prompt: (frame: Frame) => string,
): Question | null {
  if (!decision || seat === null) return null;
  const { step, frame, options } = decision;
  return {
    step,
    frame,
    prompt: prompt(frame),
    choices: options.map(choice),
    forMe: forMe === null ? null : choice(forMe),
  };
}

function sheetsOf(sight: Update, words: Phrases, told: Told<unknown>): Sheet[] {
  const scores: readonly Standing[] = sight.result
    ? sight.result.outcome.scores.map(({ seat, total, parts }) => ({ seat, low: total, high: total, parts }))
    : sight.standings;
  return scores.map(({ seat, low, high, parts }) => ({
    seat,
    low,
    high,
    total: low === high ? inFigures(words.points(high)) : `${figure(words, low)}–${inFigures(words.points(high))}`,
    parts:
      parts?.map(part => ({
        text: words.part(part, told),
        amount: figure(words, part.amount),
        card: part.card ?? null,
        count: part.count ?? null,
      })) ?? null,
  }));
}

/** Points without their unit, as players of the game write them: a game may count in halves. */
function figure(words: Phrases, points: number): string {
  return inFigures(words.points(points).split(' ')[0] ?? '');
}

/** With a minus as long as a plus. */
function inFigures(points: string): string {
  return points.replace(/^-/, '−');
}

function resultOf({ result }: Update, words: Phrases, told: Told<unknown>): Result | null {
  if (!result) return null;
  const verdict = result.outcome.verdict ?? null;
  const verdictText = verdict && words.verdict ? words.verdict(verdict, told) : null;
  return { ranks: result.ranks, verdict, verdictText, givenUp: result.givenUp };
}

/** A knob as a form sees it, whatever the game. */
interface LooseKnob {
  readonly kind: KnobFacts['kind'];
  readonly values?: readonly string[];
  readonly notYet?: readonly string[];
  readonly min?: number;
  readonly max?: number;
}

export function describe(game: Game, words: Phrases): GameFacts {
  const knobs = game.settings.knobs as unknown as { readonly [name: string]: LooseKnob };
  const texts = words.settings as { readonly [name: string]: KnobText };
  return {
    id: game.id,
    title: words.title,
    blurb: words.blurb,
    seats: game.seats,
    catalogue: words.catalogue,
    knobs: Object.entries(knobs).map(([name, knob]) => ({
      name,
      kind: knob.kind,
      options: knob.values ?? [],
      notYet: knob.notYet ?? [],
      min: knob.min ?? 0,
      max: knob.max ?? 0,
      ...(texts[name] ?? { title: name, help: '' }),
    })),
  };
}
