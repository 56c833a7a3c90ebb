import {
  knobsOf,
  knobTexts,
  same,
  type Board,
  type Game,
  type KnobText,
  type Outcome,
  type Seat,
  type Reader,
  type Types,
} from '@thorp/kernel';
import { plainFault } from './plainness.ts';
import { LawError, nameOf, observers, type Law, type Probe } from './probe.ts';

/** Signs of a missing value in a phrase. */
const HOLE = /\b(?:undefined|null|NaN)\b|\[object /;

/** Every score is the sum of its lines, and scoring changes nothing. */
export const scoring: Law = probe => {
  const { subject, config, state } = probe;
  const outcome = subject.game.score(state);
  checkScores(outcome, config.seats);
  if (!same(outcome, subject.game.score(state))) throw new LawError('scoring', 'counted twice, the scores differ');
};

function checkScores(outcome: Outcome, seats: number): void {
  const fault = plainFault(outcome, 'outcome');
  if (fault) throw new LawError('scoring', fault);
  for (let seat = 0; seat < seats; seat++) {
    const [score, second] = outcome.scores.filter(each => each.seat === seat);
    if (!score || second) throw new LawError('scoring', `seat ${seat} has ${score ? 'two scores' : 'no score'}`);
    const sum = score.parts.reduce((total, { amount }) => total + amount, 0);
    if (sum !== score.total)
      throw new LawError('scoring', `seat ${seat} has ${score.total}, its lines add up to ${sum}`);
  }
}

/** Everything that can be asked, chosen, logged and shown has words and a place on the board. */
export const wording: Law = probe => {
  const { subject, config, open } = probe;
  for (const observer of observers(config)) {
    const reader = toldTo(probe, observer);
    const places = placesOf(subject.game.text.en.board(reader), subject.game.text.en.catalogue);
    for (const asked of open) if (asked.seat === observer) checkQuestion(probe, asked, reader, places);
    checkLog(probe, observer, reader);
    // A spectator knows least, so a missing value shows here first.
    if (observer === null) checkScoreSheet(probe, reader);
  }
};

function toldTo<T extends Types>({ subject, state }: Probe<T>, observer: Seat | null): Reader<T['view']> {
  return { view: subject.game.view(state, observer), name: seat => `Player ${seat + 1}` };
}

function checkQuestion<T extends Types>(
  { subject }: Probe<T>,
  { step, frame, options }: Probe<T>['open'][number],
  reader: Reader<T['view']>,
  places: ReadonlySet<string>,
): void {
  const { prompt, label, target } = subject.game.text.en;
  words(prompt(frame, reader), `the prompt of ${step}`);
  const labels = new Set<string>();
  for (const option of options) {
    const text = JSON.stringify(option);
    const place = target(option, reader);
    if (place !== null && !places.has(place))
      throw new LawError('wording', `${text} points at '${place}', not on the board`);
    const shown = `${words(label(option, reader), `the label of ${text}`)} @ ${place}`;
    if (labels.has(shown)) throw new LawError('wording', `two options at ${step} are both shown as '${shown}'`);
    labels.add(shown);
  }
}

function checkLog<T extends Types>({ subject, notes }: Probe<T>, seat: Seat | null, reader: Reader<T['view']>): void {
  const { tell } = subject.game.text.en;
  for (const { event, to } of notes) {
    if (to && (seat === null || !to.includes(seat))) continue;
    words(tell(event, reader), `for ${nameOf(seat)}, the event ${JSON.stringify(event)}`);
  }
}

function checkScoreSheet<T extends Types>({ subject, state }: Probe<T>, reader: Reader<T['view']>): void {
  const { part, points } = subject.game.text.en;
  for (const { total, parts } of subject.game.score(state).scores) {
    words(points(total), 'a total');
    for (const line of parts) words(part(line, reader), `the score line ${JSON.stringify(line)}`);
  }
}

/** Ids of zones and pieces that options may point at. */
function placesOf(board: Board, catalogue: readonly { readonly id: string }[]): Set<string> {
  const places = new Set<string>();
  const cards = new Set(catalogue.map(({ id }) => id));
  const add = (id: string): void => {
    if (places.has(id)) throw new LawError('wording', `'${id}' is on the board twice`);
    places.add(id);
  };
  for (const zone of board.zones) {
    add(zone.id);
    for (const piece of zone.pieces) {
      add(piece.id);
      words(piece.name, `the piece '${piece.id}'`);
      if (piece.card !== null && !cards.has(piece.card)) {
        throw new LawError('wording', `the piece '${piece.id}' shows '${piece.card}', not in the catalogue`);
      }
    }
  }
  return places;
}

/** Settings and catalogue entries that lack a word or occur twice. */
export function missingWords<T extends Types>(game: Game<T>, phrases = game.text.en): string[] {
  const named = knobTexts(phrases);
  const ids = phrases.catalogue.map(({ id }) => id);
  return [
    ...knobsOf(game).flatMap(([name, { values = [] }]) => knobFaults(name, values, named[name])),
    ...ids.filter((id, i) => ids.indexOf(id) < i).map(id => `${id} is in the catalogue twice`),
    ...phrases.catalogue
      .filter(entry => !isWords([entry.group, entry.name, ...entry.lines]))
      .map(({ id }) => `${id} lacks words`),
  ];
}

function knobFaults(name: string, values: readonly string[], text: KnobText | undefined): string[] {
  if (!text || !isWords([text.title, text.help])) return [`the setting ${name} lacks a title or help`];
  return values
    .filter(value => !isWords([text.values?.[value]]))
    .map(value => `the setting ${name} lacks a name for ${value}`);
}

export function isWords(texts: readonly unknown[]): boolean {
  return texts.every(text => typeof text === 'string' && text.trim() !== '' && !HOLE.test(text));
}

function words(text: string, what: string): string {
  if (!isWords([text])) throw new LawError('wording', `${what} reads ${JSON.stringify(text)}`);
  return text;
}
