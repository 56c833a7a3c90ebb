import {
  must,
  type Counter,
  type Frame,
  type Option,
  type Part,
  type Phrases,
  type Seat,
  type Reader,
} from '@thorp/kernel';
import {
  endedByTime,
  roundsOf,
  updateFor,
  viewAfter,
  type LogEvent,
  type Player,
  type PreviewStep,
  type Result as GameResult,
  type Round,
  type Standing,
  type Table,
  type UnscoredUpdate,
  type Update,
} from '@thorp/table';
import type {
  Choice,
  LogEntry,
  Question,
  Refused,
  Result,
  SeatFacts,
  Sheet,
  SheetGroup,
  TableUpdate,
} from '../protocol/update.ts';
import type { Change, Preview, PreviewAnswer } from '../protocol/calls.ts';
import { figure, inFigures, sourcesOf } from './points.ts';
import { addTo, eventsOf, linesOfLast, newSentLog, type SentLog } from './sentLog.ts';

/** Facts about a table, wherever it is stored. */
export interface TableFacts {
  readonly id: string;
  readonly game: string;
  readonly settings: object;
  readonly players: readonly Player[];
  /** By how many seats people have moved over rematches. */
  readonly turned: number;
  /** What the dealer committed to before the first choice; null if the deal comes from a word. */
  readonly commitment: string | null;
}

/** An update whose log has only the entries that the page does not have yet. */
export interface NextUpdate {
  readonly update: TableUpdate;
  readonly sentLog: SentLog;
  /** How many entries of the log, from the first, the page already has. */
  readonly known: number;
}

/** A table as one seat sees it, in words. Entries of the log that the page has are not sent again. */
export function updateInWords(
  table: Table,
  seat: Seat | null,
  words: Phrases,
  before: SentLog | null = null,
): NextUpdate {
  const sentLog = before?.seat === seat && before.words === words ? before : newSentLog(seat, words);
  const update = updateFor(table, seat, sentLog.upTo);
  addTo(sentLog, update.log);
  sentLog.upTo = table.match.plies.length;
  return inWords(factsOf(table), update, words, sentLog);
}

/** An update in words; the new part of its log must already be in `sentLog`. */
export function inWords(facts: TableFacts, update: Update, words: Phrases, sentLog: SentLog): NextUpdate {
  const context = contextOf(facts, update.view, update.seat);
  const { known } = sentLog;
  const log = sentLog.lines.slice(known).map(line => logEntryOf(line, words, context));
  sentLog.known = sentLog.lines.length;
  const unread = linesOfLast(sentLog, update.unread);
  return { update: { ...wordsOf(facts, update, words, context), log, unread }, sentLog, known };
}

export function factsOf({ header: { id, game, players, turned = 0 }, match: { header } }: Table): TableFacts {
  const commitment = header.entropyCommitments ? header.commitment : null;
  return { id, game, settings: header.settings, players, turned, commitment };
}

function logEntryOf(line: readonly LogEvent[], words: Phrases, context: Reader<unknown>): LogEntry {
  const events = eventsOf(line);
  const [first, second] = events;
  const { ply } = must(line[0], 'a line tells of an event');
  const event = must(first, 'a line tells of an event');
  const text = second && words.log ? words.log.tell(events, context) : words.tell(event, context);
  return { ply, event, events, text, isHeading: words.log?.isHeading?.(event) ?? false };
}

/** Which numbers on a seat's own side of the board a choice would change. */
export function changesByChoice(table: Table, seat: Seat, option: Option, words: Phrases): Change[] {
  const after = viewAfter(table, seat, option);
  return after === null ? [] : changesInWords(factsOf(table), seenBy(table, seat), after, words);
}

/** A preview in words: every answer, and the changes at the end. */
export function previewInWords(table: Table, seat: Seat, answers: readonly PreviewStep[], words: Phrases): Preview {
  return stepsInWords(factsOf(table), seenBy(table, seat), answers, words);
}

/** A seat, and what it sees. */
type Seen = Pick<UnscoredUpdate, 'seat' | 'view'>;

function seenBy({ match: { game, state } }: Table, seat: Seat): Seen {
  return { seat, view: game.view(state, seat) };
}

/** The same for a table that is stored elsewhere. */
export function stepsInWords(facts: TableFacts, seen: Seen, answers: readonly PreviewStep[], words: Phrases): Preview {
  let before: unknown = seen.view;
  const steps = answers.map(({ option, options, view, ...rest }): PreviewAnswer => {
    const context = contextOf(facts, before);
    before = view ?? before;
    const choices = options.map(each => choiceOf(each, words, context));
    return { ...rest, choice: choiceOf(option, words, context), choices, view };
  });
  return { steps, changes: changesInWords(facts, seen, before, words) };
}

/** The numbers on a seat's own side that differ in a later view. */
export function changesInWords(
  facts: TableFacts,
  { seat, view: before }: Seen,
  after: unknown,
  words: Phrases,
): Change[] {
  const numbers = (view: unknown): Counter[] => {
    const context = contextOf(facts, view);
    const counted = words.board(context).zones.flatMap(zone => (zone.seat === seat ? zone.counters : []));
    return seat === null || !words.amounts ? counted : [...counted, ...words.amounts(seat, context)];
  };
  const now = numbers(before);
  return numbers(after).flatMap(({ name, value }, i) => {
    const known = now[i];
    return known?.name === name && known.value !== value ? [{ name, before: known.value, after: value }] : [];
  });
}

function choiceOf(option: Option, words: Phrases, context: Reader<unknown>): Choice {
  return { option, label: words.label(option, context), target: words.target(option, context) };
}

/** The context of phrases: a view, and the names at the table. */
export function contextOf(
  { players }: Pick<TableFacts, 'players'>,
  view: unknown,
  you: Seat | null = null,
): Reader<unknown> {
  return { view, you, name: each => players[each]?.name ?? `${each + 1}` };
}

/** The rounds of a table, from the public log. */
export function roundsIn({ header, match }: Table, words: Phrases): Round[] {
  return roundsOf(match, words, contextOf(header, match.game.view(match.state, null)));
}

function wordsOf(
  facts: TableFacts,
  update: Update,
  words: Phrases,
  context: Reader<unknown>,
): Omit<TableUpdate, 'log' | 'unread'> {
  const { seat } = update;
  const choice = (option: Option): Choice => choiceOf(option, words, context);
  return {
    table: facts.id,
    game: facts.game,
    title: words.title,
    settings: facts.settings,
    version: update.version,
    seat,
    turned: facts.turned,
    seats: facts.players.map((player, each) => seatFacts(player, update, each)),
    view: update.view,
    board: words.board(context),
    question: questionOf(update, choice, frame => words.prompt(frame, context)),
    refused: update.refusals.map(({ option, reason }): Refused => {
      return { ...choice(option), reason, why: words.why(reason, context), clause: reason.clause };
    }),
    holding: update.holding !== null && update.holding === seat,
    ahead: update.ahead,
    mayUndo: update.noUndo === null,
    noUndo: update.noUndo,
    sheets: sheetsOf(update, words, context),
    commitment: facts.commitment,
    result: resultOf(update, words, context),
    otherRules: update.otherRules,
  };
}

function seatFacts(player: Player, { waiting, resigned, timedOut }: Update, seat: Seat): SeatFacts {
  return {
    seat,
    name: player.name,
    kind: player.kind === 'human' ? 'human' : 'bot',
    level: player.kind === 'bot' ? player.level : null,
    resigned: player.kind === 'human' && resigned.includes(seat),
    outOfTime: timedOut.includes(seat),
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

function sheetsOf(update: Update, words: Phrases, context: Reader<unknown>): Sheet[] {
  const scores: readonly Standing[] = update.result
    ? update.result.outcome.scores.map(({ seat, total, parts }) => ({ seat, low: total, high: total, parts }))
    : update.standings;
  return scores.map(({ seat, low, high, parts }) => ({
    seat,
    low,
    high,
    total: low === high ? inFigures(words.points(high)) : `${figure(words, low)}–${inFigures(words.points(high))}`,
    parts:
      parts?.map(part => ({
        text: words.part(part, context),
        group: words.group?.(part) ?? null,
        amount: figure(words, part.amount),
        card: part.card ?? null,
        count: part.count ?? null,
      })) ?? null,
    groups: groupsOf(parts ?? [], words),
    sources: sourcesOf(parts ?? [], words, context),
  }));
}

/** The headings of a sheet; empty if a game has no groups. */
function groupsOf(parts: readonly Part[], words: Phrases): SheetGroup[] {
  const totals = new Map<string, number>();
  for (const part of parts) {
    const title = words.group?.(part);
    if (title !== undefined) totals.set(title, (totals.get(title) ?? 0) + part.amount);
  }
  return [...totals].map(([title, total]) => ({ title, total: figure(words, total) }));
}

function resultOf(update: Update, words: Phrases, context: Reader<unknown>): Result | null {
  const { result } = update;
  if (!result) return null;
  const verdict = result.outcome.verdict ?? null;
  const verdictText = verdict && words.verdict ? words.verdict(verdict, context) : null;
  const { ranks } = result;
  const givenUp = result.givenUp || result.abandoned;
  const outOfTime = endedByTime(update);
  return { ranks, verdict, verdictText, givenUp, outOfTime, tieBreak: tieBreakOf(result, words) };
}

/** What decides a tie: the first number in which a winner differs from a seat with the same points. */
export function tieBreakOf(
  { outcome: { scores }, ranks }: Pick<GameResult, 'outcome' | 'ranks'>,
  { tieBreaks = [] }: Pick<Phrases, 'tieBreaks'>,
): string | null {
  const winner = scores.find(({ seat }) => ranks[seat] === 1);
  const names = scores.map(({ seat, total, standing }) => {
    if (!winner || ranks[seat] === 1 || total !== winner.total) return null;
    const decisive = standing.findIndex((number, i) => number !== winner.standing[i]);
    return tieBreaks[decisive - 1] ?? null;
  });
  return names.find(name => name !== null) ?? null;
}
