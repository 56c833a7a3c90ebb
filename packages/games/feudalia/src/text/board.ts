import type { Board, Piece, Seat, Told, Zone } from '@thorp/kernel';
import { BUYS, FACES, LEVELS, type Lot } from '../cards/board.ts';
import { RESOURCES } from '../cards/goods.ts';
import { CATHEDRAL_MASTER_IDS, masterOf, type MasterId } from '../cards/masters.ts';
import { vassalOf, type VassalId } from '../cards/vassals.ts';
import type { Cubes, Fief, LordView, Option, OptionOf, View } from '../types.ts';
import { bagWords, cubeWords, EVENT_NAMES, fiefName, LOT_NAMES, masterName, points, vassalName } from './words.ts';

/* The table in words: zones, pieces, and what an option points at. */

export function board(told: Told<View>): Board {
  const { view } = told;
  const shared = [table(view), cathedral(view), masters(view), supply(view)];
  const lords = view.lords.flatMap((lord, seat) => lordZones(told, lord, seat));
  return { zones: [...(view.offer ? [offer(view.offer)] : []), ...shared, ...lords] };
}

const zone = (id: string, title: string, layout: Zone['layout'], rest: Partial<Zone>): Zone => ({
  id,
  title,
  seat: null,
  layout,
  counters: [],
  pieces: [],
  ...rest,
});

function offer(fiefs: NonNullable<View['offer']>): Zone {
  const pieces = fiefs.map((type, i) => ({
    id: `offer-${i}`,
    card: `fief_${type}`,
    name: `${type} fief`,
    marks: [],
    tint: type,
  }));
  return zone('offer', 'Fiefs to choose from', 'row', { pieces });
}

function table(view: View): Zone {
  const { round, goal, event, inForce, eventsLeft, settings, first } = view;
  const counters = [
    { name: 'Round', value: round },
    { name: 'Goal', value: goal === null ? 'the cathedral' : points(goal) },
    { name: 'Starting player', value: first + 1 },
    ...(settings.events ? [{ name: 'Events left', value: eventsLeft }] : []),
  ];
  const card = event && {
    id: 'event',
    card: event.effect,
    name: EVENT_NAMES[event.effect],
    marks: [`${event.season} ${event.level}`],
    tint: event.season,
    active: inForce === event.effect,
  };
  return zone('table', 'Table', 'counters', { counters, pieces: card ? [card] : [] });
}

function cathedral({ lots }: View): Zone {
  const pieces = (Object.keys(lots) as Lot[]).map(lot => ({
    id: `lot-${lot}`,
    card: lot,
    name: LOT_NAMES[lot],
    marks: [lots[lot] === 1 ? '1 token' : `${lots[lot]} tokens`],
    active: lots[lot] > 0,
  }));
  return zone('cathedral', 'Cathedral', 'row', { pieces });
}

function masters({ display, masterDeckSize, mastersUnder, stacks }: View): Zone {
  const shown = display.map(master => masterPiece(`master-${master}`, master));
  const stacked = CATHEDRAL_MASTER_IDS.map(master => {
    const piece = masterPiece(`stack-${master}`, master);
    return { ...piece, marks: [...piece.marks, `${stacks[master]} left`], active: stacks[master] > 0 };
  });
  const counters = [
    { name: 'Deck', value: masterDeckSize },
    { name: 'Seen under the deck', value: mastersUnder.map(masterName).join(', ') || 'none' },
  ];
  return zone('masters', 'Masters', 'row', { counters, pieces: [...shown, ...stacked] });
}

function masterPiece(id: string, master: MasterId): Piece {
  const { name, cost, fief, minLevel } = masterOf(master);
  return { id, card: master, name, marks: [bagWords(cost), `level ${minLevel}`], tint: fief };
}

function supply({ piles }: View): Zone {
  const pieces = piles.map(({ card, left }) => ({
    id: `pile-${card}`,
    card,
    name: vassalName(card),
    marks: [priceWords(card), `${left} left`],
    tint: vassalOf(card).category,
    active: left > 0,
  }));
  return zone('supply', 'Supply', 'grid', { columns: 7, pieces });
}

function priceWords(card: VassalId): string {
  const { cost, eliminate } = vassalOf(card);
  return eliminate ? `${bagWords(cost)}, −${eliminate}` : bagWords(cost);
}

function lordZones(told: Told<View>, lord: LordView, seat: Seat): Zone[] {
  const whose = told.name(seat);
  const counters = [
    { name: 'VP', value: points(lord.halves) },
    { name: 'Coins', value: lord.coins },
    { name: 'Treasury', value: FACES[lord.fiefs.reduce((sum, fief) => sum + fief.level, 0) >> 1]?.name ?? '' },
    { name: 'Noble icons', value: lord.nobles },
    { name: 'Deck', value: lord.deckSize },
    ...(lord.deckTop.length > 0
      ? [{ name: 'Top of the deck', value: lord.deckTop.toReversed().map(vassalName).join(', ') }]
      : []),
    ...(lord.out ? [{ name: 'Out of the game', value: 'yes' }] : []),
  ];
  const fiefs = lord.fiefs.flatMap((fief, at) => fiefPieces(told, lord, seat, fief, at));
  const played = [...lord.table, ...lord.taxed].map((card, i) => vassalPiece(`played-${seat}-${i}`, card));
  return [
    zone(`lord-${seat}`, `${whose}: fiefs`, 'row', { seat, counters, pieces: fiefs }),
    handZone(whose, lord, seat),
    zone(`played-${seat}`, `${whose}: played`, 'row', { seat, pieces: played }),
    zone(`discard-${seat}`, `${whose}: discard pile`, 'piles', {
      seat,
      pieces: counted(lord.discard, `discard-${seat}`),
    }),
    zone(`deck-${seat}`, `${whose}: not seen`, 'piles', { seat, pieces: counted(lord.unseen, `deck-${seat}`) }),
  ];
}

function fiefPieces(told: Told<View>, lord: LordView, seat: Seat, { type, level, city }: Fief, at: number): Piece[] {
  const id = `fief-${seat}-${at}`;
  const slots = lord.fields.slice(2 * at, 2 * at + (LEVELS[level]?.fields ?? 0));
  const free = slots.filter(field => field === null).length;
  const marks = [`level ${level}`, ...cubeMarks(lord.cubes, at, ''), `${free} of ${slots.length} fields free`];
  const pieces: Piece[] = [{ id, card: `fief_${type}`, name: fiefName(told, seat, at), marks, tint: type }];
  for (const [i, field] of slots.entries()) {
    if (field !== null && field !== 'used') pieces.push({ ...vassalPiece(`field-${seat}-${at}-${i}`, field), on: id });
  }
  if (!city) return pieces;
  const guest = city.guest ? [`guest: ${vassalName(city.guest)}`] : [];
  const onIt = [...(city.tapped ? ['tapped'] : []), ...guest, ...cubeMarks(lord.vault, at, 'vault: ')];
  pieces.push({ ...masterPiece(`city-${seat}-${at}`, city.master), marks: onIt, on: id, active: !city.tapped });
  return pieces;
}

function cubeMarks(cubes: Cubes, fief: number, before: string): string[] {
  const here = cubes.slice(4 * fief, 4 * fief + RESOURCES.length);
  return here.some(n => n > 0) ? [`${before}${cubeWords(here)}`] : [];
}

function vassalPiece(id: string, card: VassalId): Piece {
  const { name, income, category } = vassalOf(card);
  return { id, card, name, marks: income > 0 ? [`income ${income}`] : [], tint: category };
}

function handZone(whose: string, { hand, handSize, kept, keptSize }: LordView, seat: Seat): Zone {
  const cards = hand ?? Array<null>(handSize).fill(null);
  const pieces = cards.map((card, i) => cardOrBack(`hand-${seat}-${i}`, card));
  const held = (kept ?? Array<null>(keptSize).fill(null)).map((card, i) => ({
    ...cardOrBack(`kept-${seat}-${i}`, card),
    active: false,
  }));
  return zone(`hand-${seat}`, `${whose}: hand`, 'hand', { seat, pieces: [...pieces, ...held] });
}

function cardOrBack(id: string, card: VassalId | null): Piece {
  return card ? vassalPiece(id, card) : { id, card: null, name: 'Vassal', marks: [] };
}

function counted(cards: readonly VassalId[], id: string): Piece[] {
  const kinds = [...new Set(cards)].sort();
  return kinds.map(card => {
    const n = cards.filter(it => it === card).length;
    return { ...vassalPiece(`${id}-${card}`, card), marks: [`×${n}`] };
  });
}

type Targets = { readonly [K in Option['kind']]?: (option: OptionOf<K>, view: View, seat: Seat) => string | null };

const handCard = ({ card }: { card: VassalId }, view: View, seat: Seat): string | null => handPlace(view, seat, card);
const playedCard = ({ card }: { card: VassalId }, view: View, seat: Seat): string | null =>
  playedPlace(view, seat, card);
const pile = ({ card }: { card: VassalId }): string => `pile-${card}`;
const fief = (option: { fief: number }, _: View, seat: Seat): string => `fief-${seat}-${option.fief}`;
const goal = ({ to }: { to: number }, _: View, seat: Seat): string => `fief-${seat}-${to}`;
const city = (option: { fief: number }, _: View, seat: Seat): string => `city-${seat}-${option.fief}`;
const shown = ({ master }: { master: MasterId }): string => `master-${master}`;

/** What an option is about: a hand card, a pile, a fief, a master, a token. Plain buttons are not listed. */
const TARGETS: Targets = {
  keepFief: (option, view) => `offer-${view.offer?.indexOf(option.fief)}`,
  hire: pile,
  recruit: pile,
  specialist: pile,
  income: handCard,
  field: handCard,
  influence: handCard,
  blue: handCard,
  surrender: handCard,
  discard: handCard,
  hold: handCard,
  defend: handCard,
  eliminate: ({ card, zone: from }, view, seat) =>
    from === 'hand' ? handPlace(view, seat, card) : `${from}-${seat}-${card}`,
  regain: ({ card }, _, seat) => `discard-${seat}-${card}`,
  recall: playedCard,
  host: playedCard,
  upgrade: fief,
  raise: fief,
  city: fief,
  market: fief,
  payFrom: fief,
  store: fief,
  gain: fief,
  move: goal,
  relocate: goal,
  tap: city,
  fire: city,
  blueMaster: city,
  build: ({ buy }) => `lot-${BUYS[buy].lot}`,
  hireMaster: () => 'masters',
  hireCathedral: ({ master }) => `stack-${master}`,
  choose: shown,
  under: shown,
  invite: shown,
  propose: ({ to }) => `lord-${to}`,
  spy: ({ on }) => `hand-${on}`,
};

export function target(option: Option, { view }: Told<View>): string | null {
  const targets = TARGETS as {
    [kind: string]: ((option: Option, view: View, seat: Seat) => string | null) | undefined;
  };
  return targets[option.kind]?.(option, view, view.waiting ?? 0) ?? null;
}

function handPlace({ lords }: View, seat: Seat, card: VassalId): string | null {
  const at = lords[seat]?.hand?.indexOf(card) ?? -1;
  return at < 0 ? null : `hand-${seat}-${at}`;
}

function playedPlace({ lords }: View, seat: Seat, card: VassalId): string | null {
  const field = lords[seat]?.fields.indexOf(card) ?? -1;
  if (field >= 0) return `field-${seat}-${field >> 1}-${field & 1}`;
  const at = lords[seat]?.table.indexOf(card) ?? -1;
  return at < 0 ? null : `played-${seat}-${at}`;
}
