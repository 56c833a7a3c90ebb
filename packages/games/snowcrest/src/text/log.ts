import { sentenceIfAny, type LogPhrases, type Reader, type Seat, type SomeSentences } from '@thorp/kernel';
import type { VillagerId } from '../cards/villagers.ts';
import { RESOURCES, TILES, type Resource, type Tile, type Units } from '../cards/vocabulary.ts';
import type { Event, Origin, Slot, Snowcrest, View } from '../types.ts';

/*
 * A line of the log has several actions of one player in a row: "Rowan adds Smith from the row in place of Novice, pays
 * with 2 Barley and a Farm and gains 2 Prayer Bells".
 */

type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;

/** Events without a player, or with a line of their own. */
const PLAIN = ['starts', 'round', 'turn', 'turnedUp', 'ending', 'forestFilled', 'revealed', 'tucked', 'lost'] as const;
type Plain = EventOf<(typeof PLAIN)[number]>;
type Deed = Exclude<Event, Plain>;

/** These always begin a line. */
const BEGINS: readonly Event['kind'][] = ['bought', 'activated', 'claimed', 'rested'];
/** These have no player, but continue the line of their cause. */
const FOLLOWS: readonly Event['kind'][] = ['turnedUp', 'tucked'];

/** Clauses that combine several events. */
type Gathered = 'shown' | 'arrived' | 'spent' | 'usedTile' | 'usedCard' | 'gained' | 'drew' | 'drewCard' | 'discarded';
type Payment = EventOf<'spent' | 'usedTile' | 'usedCard'>;

interface Adds {
  readonly kind: 'adds';
  readonly card: VillagerId;
  readonly free: boolean;
  /** Its origin; null if it was mentioned before. */
  readonly from: Origin | null;
  /** The slot, and the replaced card; null while it is being paid for. */
  readonly place: { readonly slot: Slot; readonly old: VillagerId | null } | null;
}

interface Pays {
  readonly kind: 'pays';
  readonly with: readonly Payment[];
}

interface Gains {
  readonly kind: 'gains';
  readonly goods: readonly EventOf<'gained'>[];
}

interface Draws {
  readonly kind: 'draws';
  readonly n: number;
  /** Known only to the player who draws them. */
  readonly cards: readonly VillagerId[];
}

interface Discards {
  readonly kind: 'discards';
  readonly cards: readonly VillagerId[];
}

/** Something that the player of a line does. */
type Clause = Exclude<Deed, { kind: Gathered }> | Adds | Pays | Gains | Draws | Discards;

/** The log words of a language. */
export interface LogWords {
  /** Verbs without their subject: "gains 2 Barley", or "gain 2 Barley" after "You". */
  readonly clauses: { readonly [K in Clause['kind']]: (clause: Extract<Clause, { kind: K }>, you: boolean) => string };
  readonly plain: {
    readonly [K in Plain['kind']]: (event: Extract<Plain, { kind: K }>, reader: Reader<View>) => string;
  };
  readonly you: string;
  list(words: readonly string[]): string;
  /** Events that the timeline of a game marks. */
  readonly landmarks: SomeSentences<Event>;
}

export function logIn(words: LogWords): LogPhrases<Snowcrest> {
  return {
    joins,
    tell: (line, reader) => tellLine(line, reader, words),
    isHeading: ({ kind }) => kind === 'round',
    landmark: sentenceIfAny(words.landmarks),
  };
}

function joins(event: Event, line: readonly Event[]): boolean {
  const [first] = line;
  if (!first || line.at(-1)?.kind === 'turn') return false;
  // A turn has no line: it ends the one before.
  if (event.kind === 'turn') return true;
  if (isPlain(first)) return false;
  if (FOLLOWS.includes(event.kind)) return true;
  const begins = BEGINS.includes(event.kind) || (event.kind === 'shown' && !event.free);
  return !isPlain(event) && !begins && event.seat === first.seat;
}

function isPlain(event: Event): event is Plain {
  return PLAIN.some(kind => kind === event.kind);
}

function tellLine(line: readonly Event[], reader: Reader<View>, words: LogWords): string {
  const told = line.length > 1 ? line.filter(({ kind }) => kind !== 'turn') : line;
  const deeds = told.filter(event => !isPlain(event));
  const others = told.filter(isPlain).map(event => plainWords(event.kind, event, reader, words));
  const [first] = deeds;
  return (first ? [deedWords(deeds, first.seat, reader, words), ...others] : others).join('; ');
}

function deedWords(deeds: readonly Deed[], seat: Seat, reader: Reader<View>, words: LogWords): string {
  const you = reader.you === seat;
  const clauses = clausesOf(deeds).map(clause => clauseWords(clause.kind, clause, you, words));
  return `${you ? words.you : reader.name(seat)} ${words.list(clauses)}`;
}

function plainWords<K extends Plain['kind']>(
  kind: K,
  event: Extract<Plain, { kind: K }>,
  reader: Reader<View>,
  { plain }: LogWords,
): string {
  return plain[kind](event, reader);
}

function clauseWords<K extends Clause['kind']>(
  kind: K,
  clause: Extract<Clause, { kind: K }>,
  you: boolean,
  { clauses }: LogWords,
): string {
  return clauses[kind](clause, you);
}

function clausesOf(deeds: readonly Deed[]): Clause[] {
  const clauses: Clause[] = [];
  for (const deed of deeds) {
    const clause = clauseOf(deed);
    // A card arrives after it was paid for; other clauses are combined only if they follow each other.
    const at = clause.kind === 'adds' ? clauses.findLastIndex(({ kind }) => kind === 'adds') : clauses.length - 1;
    const before = clauses[at];
    const both = before ? gathered(before, clause) : null;
    if (both) clauses[at] = both;
    else clauses.push(clause);
  }
  // The effects of an action make clear which one it was.
  return clauses.length > 1 ? clauses.filter(({ kind }) => kind !== 'acted') : clauses;
}

function clauseOf(deed: Deed): Clause {
  switch (deed.kind) {
    case 'shown':
      return { kind: 'adds', card: deed.card, free: deed.free, from: deed.from, place: null };
    case 'arrived':
      return { kind: 'adds', card: deed.card, free: false, from: null, place: { slot: deed.slot, old: deed.old } };
    case 'spent':
    case 'usedTile':
    case 'usedCard':
      return { kind: 'pays', with: [deed] };
    case 'gained':
      return { kind: 'gains', goods: [deed] };
    case 'drew':
      return { kind: 'draws', n: deed.n, cards: [] };
    case 'drewCard':
      return { kind: 'draws', n: 0, cards: [deed.card] };
    case 'discarded':
      return { kind: 'discards', cards: [deed.card] };
    default:
      return deed;
  }
}

/** Two clauses of the same kind as one; null if they cannot be combined. */
function gathered(a: Clause, b: Clause): Clause | null {
  if (a.kind === 'adds' && b.kind === 'adds') return a.place || a.card !== b.card ? null : { ...a, place: b.place };
  if (a.kind === 'pays' && b.kind === 'pays') return { ...a, with: [...a.with, ...b.with] };
  if (a.kind === 'gains' && b.kind === 'gains') return { ...a, goods: [...a.goods, ...b.goods] };
  if (a.kind === 'draws' && b.kind === 'draws') return { ...a, n: a.n + b.n, cards: [...a.cards, ...b.cards] };
  if (a.kind === 'discards' && b.kind === 'discards') return { ...a, cards: [...a.cards, ...b.cards] };
  return a.kind === 'omens' && b.kind === 'omens' ? gatheredOmens(a, b) : null;
}

/** Gained Omens are not added to lost ones. */
function gatheredOmens(a: EventOf<'omens'>, b: EventOf<'omens'>): Clause | null {
  return a.n > 0 === b.n > 0 ? { ...a, n: a.n + b.n } : null;
}

/** The names of sources in a language. */
interface SourceWords {
  amount(n: number, resource: number): string;
  tiles(n: number, tile: Tile): string;
  card(card: VillagerId, from: Origin | 'village'): string;
}

/** Tokens and Buildings counted, then the cards. */
export function sourcesOf({ with: payments }: Pays, words: SourceWords): string[] {
  const tokens = RESOURCES.map(resource => ({
    resource,
    n: payments.filter(each => each.kind === 'spent' && each.resource === resource).length,
  }));
  const tiles = TILES.map(tile => ({
    tile,
    n: payments.filter(each => each.kind === 'usedTile' && each.tile === tile).length,
  }));
  return [
    ...tokens.filter(({ n }) => n > 0).map(({ resource, n }) => words.amount(n, resource)),
    ...tiles.filter(({ n }) => n > 0).map(({ tile, n }) => words.tiles(n, tile)),
    ...payments.flatMap(each => (each.kind === 'usedCard' ? [words.card(each.card, each.from)] : [])),
  ];
}

/** All gained goods, as units. */
export function unitsGained({ goods }: Gains): Units {
  return goods.flatMap(({ resource, n }) => Array<Resource>(n).fill(resource));
}
