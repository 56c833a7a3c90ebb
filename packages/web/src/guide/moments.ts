import type { GameId } from '../home/shelf.ts';
import type { TableSight } from '../board/props.ts';
import type { GuideWords } from './text/en.ts';

/** Something worth a word in a first game: what it points at, and when it is there to be seen. */
export interface Moment<Id extends string = string> {
  readonly id: Id;
  /** What it points at; as long as nothing on the table fits, the moment has not come. */
  readonly at: string;
  /** Only while the seat may choose something whose target is like this. */
  readonly lit?: RegExp;
  /** Only after so many deeds at the table, so that not everything is said at once. */
  readonly after?: number;
}

type MomentsOf<G extends GameId> = readonly Moment<keyof GuideWords['games'][G] & string>[];

/** Every guide begins with what asks, and most end with how it stands. */
const SIGN = { id: 'sign', at: '.sign' } as const;
const scores = (board: string): string => `${board}, .top .drawer:last-of-type`;

/** What a Villagers player may choose while taking villagers, and while building. */
const DRAFTING = /^(road|stack):/;
const BUILDING = /^(hand|basic):/;

/** A game's moments, in the order in which they are told. */
export const MOMENTS: { readonly [G in GameId]: MomentsOf<G> } = {
  villagers: [
    SIGN,
    { id: 'road', at: '.road .lane', lit: DRAFTING },
    { id: 'drafts', at: '.sign', lit: DRAFTING },
    { id: 'stacks', at: '.lane .stack', lit: DRAFTING, after: 1 },
    { id: 'others', at: '.opps', lit: DRAFTING, after: 2 },
    { id: 'hand', at: '.hand', lit: BUILDING },
    { id: 'village', at: '.village', lit: BUILDING },
    { id: 'off', at: '.hand .is-off', lit: BUILDING },
    { id: 'basics', at: '.bank', lit: /^basic:/ },
    { id: 'undo', at: '.sign .deeds', after: 9 },
    { id: 'market', at: '.tag.market:not(.is-done)', lit: DRAFTING, after: 14 },
    { id: 'scores', at: scores('.standings'), after: 20 },
  ],
  helvetia: [
    SIGN,
    { id: 'village', at: '.he-home' },
    { id: 'characters', at: '.he-board', after: 1 },
    { id: 'display', at: '.he-display', after: 2 },
    { id: 'scores', at: scores('.he-points'), after: 5 },
  ],
  snowcrest: [
    SIGN,
    { id: 'hand', at: '.sn-hand' },
    { id: 'village', at: '.sn-village', after: 1 },
    { id: 'row', at: '.sn-row', after: 2 },
    { id: 'goals', at: '.sn-goals', after: 4 },
  ],
  feudalia: [
    SIGN,
    { id: 'fiefs', at: '.fe-fiefs' },
    { id: 'hand', at: '.fe-board', after: 1 },
    { id: 'town', at: '.fe-town', after: 2 },
    { id: 'treasury', at: '.fe-treasury', after: 4 },
  ],
};

/** The first moment that has come and was not told yet. */
export function momentOf(
  moments: readonly Moment[],
  seen: readonly string[],
  sight: TableSight,
  shows: (selector: string) => boolean,
): Moment | null {
  const choices = sight.question?.choices;
  if (!choices) return null;
  const lit = (wanted: RegExp): boolean => choices.some(({ target }) => target !== null && wanted.test(target));
  const come = ({ id, at, lit: wanted, after = 0 }: Moment): boolean =>
    !seen.includes(id) && sight.version >= after && (!wanted || lit(wanted)) && shows(at);
  return moments.find(come) ?? null;
}
