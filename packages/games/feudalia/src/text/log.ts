import { phraseByKind, sentenceIfAny, type LogPhrases, type PhraseTable, type SomeSentences } from '@thorp/kernel';
import { isVassal, vassalOf, type VassalId } from '../cards/vassals.ts';
import { masterOf, type MasterId } from '../cards/masters.ts';
import type { Effect } from '../cards/effects.ts';
import type { Event, Feudalia, View } from '../types.ts';

/* One line of the log for one action: who did what, and its gains and costs. */

type Kind = Event['kind'];
type EventOf<K extends Kind> = Extract<Event, { kind: K }>;

/** The possible effects of a played card or a used master. */
const EFFECTS = [
  'gained',
  'coins',
  'exchanged',
  'drew',
  'drewCards',
  'shuffled',
  'discarded',
  'recalled',
  'regained',
  'moved',
  'laid',
  'hosted',
  'held',
  'eliminated',
] as const;
const PURCHASES = ['hired', 'upgraded', 'built', 'masterHired'] as const;

/** Which events may continue the line of an event. */
const FOLLOWS: { readonly [K in Kind]?: readonly Kind[] } = {
  field: EFFECTS,
  influence: EFFECTS,
  tapped: EFFECTS,
  woke: EFFECTS,
  blue: EFFECTS,
  eliminated: ['discount', 'hired'],
  discount: [...PURCHASES, 'masterUnder'],
  masterHired: ['masterUnder'],
  taxed: ['lost', 'surrendered'],
  court: ['saved', 'shuffled', 'drew', 'drewCards', 'lost'],
  saved: ['shuffled', 'drew', 'drewCards', 'lost'],
  round: ['event'],
};

/** Events that can follow another one in a line. */
type PartKind = (typeof EFFECTS)[number] | 'discount' | 'masterUnder' | 'lost' | 'surrendered' | 'court' | 'event';

/** The log words of a language: a line for every event, and a short form if it continues a line. */
export interface LogWords {
  readonly lines: PhraseTable<Event, View>;
  readonly parts: PhraseTable<EventOf<PartKind>, View>;
  /** Events that the timeline of a game marks. */
  readonly landmarks: SomeSentences<Event>;
}

export function logIn({ lines, parts, landmarks }: LogWords): LogPhrases<Feudalia> {
  const tell = phraseByKind<Event, View>(lines);
  const part = phraseByKind<EventOf<PartKind>, View>(parts);
  return {
    joins(event, [first]) {
      if (!first || !FOLLOWS[first.kind]?.includes(event.kind)) return false;
      if (event.kind === 'exchanged' && !trades(first)) return false;
      return !('seat' in event && 'seat' in first) || event.seat === first.seat;
    },
    tell(line, reader) {
      const main = mainOf(line);
      if (!main) return '';
      const rest = summed(line.filter(event => event !== main)).map(event =>
        hasPart(parts, event) ? part(event, reader) : '',
      );
      const told = rest.filter(words => words !== '');
      return told.length > 0 ? `${tell(main, reader)}: ${told.join(', ')}` : tell(main, reader);
    },
    isHeading: ({ kind }) => kind === 'round',
    landmark: sentenceIfAny(landmarks),
  };
}

/** F-14.9 A trade on the market has no card: it begins a line of its own. */
function trades(first: Event): boolean {
  const card = 'master' in first ? first.master : 'card' in first ? first.card : null;
  return card !== null && effectsOf(card).some(({ op }) => op === 'trade');
}

function effectsOf(card: VassalId | MasterId): readonly Effect[] {
  if (!isVassal(card)) return masterOf(card).effects;
  const { action } = vassalOf(card);
  if (!action) return [];
  return action.type === 'influence' ? action.scrolls.flat() : action.effects;
}

/** The main event of a line: the purchase that was paid for, the end of the day, or the first event. */
function mainOf(line: readonly Event[]): Event | undefined {
  const [first] = line;
  if (first?.kind === 'court') return line.find(({ kind }) => kind === 'saved') ?? first;
  const paysFirst = first?.kind === 'eliminated' || first?.kind === 'discount';
  return (paysFirst && line.find(({ kind }) => PURCHASES.some(each => each === kind))) || first;
}

/** Cubes that come or go one by one are added up; the reader's own cards are listed by name. */
function summed(events: readonly Event[]): Event[] {
  const named = events.some(({ kind }) => kind === 'drewCards');
  const told: Event[] = [];
  for (const event of events) {
    if (named && event.kind === 'drew') continue;
    const same = told.findIndex(other => isSameHeap(other, event));
    const other = told[same];
    if (other && 'n' in other && 'n' in event) told[same] = { ...other, n: other.n + event.n };
    else told.push(event);
  }
  return told;
}

function isSameHeap(a: Event, b: Event): boolean {
  if (a.kind === 'coins') return b.kind === 'coins';
  const cubes = (event: Event): event is EventOf<'gained' | 'lost'> => event.kind === 'gained' || event.kind === 'lost';
  return cubes(a) && cubes(b) && a.kind === b.kind && a.resource === b.resource && a.fief === b.fief;
}

function hasPart(parts: LogWords['parts'], event: Event): event is EventOf<PartKind> {
  return Object.hasOwn(parts, event.kind);
}
