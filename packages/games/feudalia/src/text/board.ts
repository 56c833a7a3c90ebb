import type { Board, Counter, Piece, Seat, Reader, Zone } from '@thorp/kernel';
import { owned } from '../area.ts';
import { FACES, LEVELS, LOT_IDS } from '../cards/board.ts';
import type { Category } from '../cards/effects.ts';
import { shownEffect, type Season } from '../cards/events.ts';
import { RESOURCES } from '../cards/goods.ts';
import { CATHEDRAL_MASTER_IDS, masterOf, type MasterId } from '../cards/masters.ts';
import { vassalOf, type VassalId } from '../cards/vassals.ts';
import { fiefCard, piece, zone, type PieceId, type ZoneId } from '../pieces.ts';
import { taxOn } from '../steps/tax.ts';
import type { Cubes, Fief, LordView, View } from '../types.ts';
import { points, type Wording } from './words.ts';

export interface BoardWords extends PieceWords {
  readonly offer: string;
  readonly table: string;
  readonly round: string;
  readonly goal: string;
  readonly theCathedral: string;
  readonly firstPlayer: string;
  readonly eventsLeft: string;
  readonly seasons: { readonly [S in Season]: string };
  readonly cathedral: string;
  readonly masters: string;
  readonly underDeck: string;
  readonly none: string;
  readonly supply: string;
  readonly vp: string;
  readonly tax: string;
  readonly coins: string;
  readonly treasury: string;
  readonly nobles: string;
  readonly deck: string;
  readonly deckTop: string;
  readonly out: string;
  readonly yes: string;
  /** Hiring may also eliminate a card. */
  price(goods: string, eliminate: Category | null): string;
  fiefsOf(name: string): string;
  handOf(name: string): string;
  playedOf(name: string): string;
  discardOf(name: string): string;
  unseenOf(name: string): string;
}

/** Names and marks of single pieces. */
interface PieceWords {
  readonly vassal: string;
  readonly tapped: string;
  tokens(n: number): string;
  left(n: number): string;
  level(n: number): string;
  income(coins: number): string;
  guest(name: string): string;
  vault(cubes: string): string;
  freeFields(free: number, all: number): string;
}

/** The words of the board: zones and pieces. */
const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Cubes of all fiefs by resource, and those that the Tax Collector would take (F-7.2). */
export function amountsIn({ goods }: Wording, { tax }: BoardWords): (seat: Seat, reader: Reader<View>) => Counter[] {
  return (seat, { view }) => {
    const lord = view.lords[seat];
    if (!lord) return [];
    const taken = lord.fiefs.reduce((sum, _, fief) => sum + taxOn(lord, fief), 0);
    const cubes = RESOURCES.map((type, r) => ({ name: titled(goods[type][0]), value: owned(lord, r) }));
    return [...cubes, { name: tax, value: taken }];
  };
}

export function boardIn(wording: Wording, words: BoardWords): (reader: Reader<View>) => Board {
  const { masterPiece, vassalPiece, cardOrBack, counted, fiefPieces } = piecesIn(wording, words);
  const { bagWords, masterName, vassalName } = wording;

  function offer(fiefs: NonNullable<View['offer']>): Zone {
    const pieces = fiefs.map((type, i) => ({
      id: piece.offer(i),
      card: fiefCard(type),
      name: wording.fiefs[type],
      marks: [],
      tint: type,
    }));
    return zoneWith(zone.offer, words.offer, 'row', { pieces });
  }

  function table(view: View): Zone {
    const { round, goal, event, inForce, eventsLeft, settings, first } = view;
    const counters = [
      { name: words.round, value: round },
      { name: words.goal, value: goal === null ? words.theCathedral : points(goal) },
      { name: words.firstPlayer, value: first + 1 },
      ...(settings.events ? [{ name: words.eventsLeft, value: eventsLeft }] : []),
    ];
    const effect = event ? shownEffect(event, inForce) : 'none';
    const card = event && {
      id: piece.event,
      card: effect,
      name: wording.events[effect],
      marks: [`${words.seasons[event.season]} ${event.level}`],
      tint: event.season,
      active: inForce === effect,
    };
    return zoneWith(zone.table, words.table, 'counters', { counters, pieces: card ? [card] : [] });
  }

  function cathedral({ lots }: View): Zone {
    const pieces = LOT_IDS.map(lot => ({
      id: piece.lot(lot),
      card: lot,
      name: wording.lots[lot],
      marks: [words.tokens(lots[lot])],
      active: lots[lot] > 0,
    }));
    return zoneWith(zone.cathedral, words.cathedral, 'row', { pieces });
  }

  function masters({ display, masterDeckSize, mastersUnder, stacks }: View): Zone {
    const shown = display.map(master => masterPiece(piece.master(master), master));
    const stacked = CATHEDRAL_MASTER_IDS.map(master => {
      const printed = masterPiece(piece.stack(master), master);
      return { ...printed, marks: [...printed.marks, words.left(stacks[master])], active: stacks[master] > 0 };
    });
    const counters = [
      { name: words.deck, value: masterDeckSize },
      { name: words.underDeck, value: mastersUnder.map(masterName).join(', ') || words.none },
    ];
    return zoneWith(zone.masters, words.masters, 'row', { counters, pieces: [...shown, ...stacked] });
  }

  function supply({ piles }: View): Zone {
    const pieces = piles.map(({ card, left }) => ({
      id: piece.pile(card),
      card,
      name: vassalName(card),
      marks: [priceMark(card), words.left(left)],
      tint: vassalOf(card).category,
      active: left > 0,
    }));
    return zoneWith(zone.supply, words.supply, 'grid', { columns: 7, pieces });
  }

  function priceMark(card: VassalId): string {
    const { cost, eliminate } = vassalOf(card);
    return words.price(bagWords(cost), eliminate);
  }

  function lordZones(reader: Reader<View>, lord: LordView, seat: Seat): Zone[] {
    const whose = reader.name(seat);
    const fiefs = lord.fiefs.flatMap((fief, at) => fiefPieces(reader, lord, seat, fief, at));
    const played = [...lord.table, ...lord.taxed].map((card, i) => vassalPiece(piece.played(seat, i), card));
    return [
      zoneWith(zone.lord(seat), words.fiefsOf(whose), 'row', { seat, counters: lordCounters(lord), pieces: fiefs }),
      handZone(whose, lord, seat),
      zoneWith(zone.played(seat), words.playedOf(whose), 'row', { seat, pieces: played }),
      zoneWith(zone.discard(seat), words.discardOf(whose), 'piles', {
        seat,
        pieces: counted(lord.discard, card => piece.discard(seat, card)),
      }),
      zoneWith(zone.deck(seat), words.unseenOf(whose), 'piles', {
        seat,
        pieces: counted(lord.unseen, card => piece.deck(seat, card)),
      }),
    ];
  }

  function lordCounters(lord: LordView): Zone['counters'] {
    return [
      { name: words.vp, value: points(lord.halves) },
      { name: words.coins, value: lord.coins },
      { name: words.treasury, value: FACES[lord.fiefs.reduce((sum, fief) => sum + fief.level, 0) >> 1]?.name ?? '' },
      { name: words.nobles, value: lord.nobles },
      { name: words.deck, value: lord.deckSize },
      ...(lord.deckTop.length > 0
        ? [{ name: words.deckTop, value: lord.deckTop.toReversed().map(vassalName).join(', ') }]
        : []),
      ...(lord.out ? [{ name: words.out, value: words.yes }] : []),
    ];
  }

  function handZone(whose: string, { hand, handSize, kept, keptSize }: LordView, seat: Seat): Zone {
    const cards = hand ?? Array<null>(handSize).fill(null);
    const pieces = cards.map((card, i) => cardOrBack(piece.hand(seat, i), card));
    const held = (kept ?? Array<null>(keptSize).fill(null)).map((card, i) => ({
      ...cardOrBack(piece.kept(seat, i), card),
      active: false,
    }));
    return zoneWith(zone.hand(seat), words.handOf(whose), 'hand', { seat, pieces: [...pieces, ...held] });
  }

  return reader => {
    const { view } = reader;
    const shared = [table(view), cathedral(view), masters(view), supply(view)];
    const lords = view.lords.flatMap((lord, seat) => lordZones(reader, lord, seat));
    return { zones: [...(view.offer ? [offer(view.offer)] : []), ...shared, ...lords] };
  };
}

const zoneWith = (id: ZoneId, title: string, layout: Zone['layout'], rest: Partial<Zone>): Zone => ({
  id,
  title,
  seat: null,
  layout,
  counters: [],
  pieces: [],
  ...rest,
});

interface Pieces {
  masterPiece(id: PieceId, master: MasterId): Piece;
  vassalPiece(id: PieceId, card: VassalId): Piece;
  cardOrBack(id: PieceId, card: VassalId | null): Piece;
  /** Equal cards are one piece with a number. */
  counted(cards: readonly VassalId[], idOf: (card: VassalId) => PieceId): Piece[];
  /** A fief with the pieces on it. */
  fiefPieces(reader: Reader<View>, lord: LordView, seat: Seat, fief: Fief, at: number): Piece[];
}

function piecesIn({ bagWords, cubeWords, fiefName, masterName, vassalName }: Wording, words: PieceWords): Pieces {
  function masterPiece(id: PieceId, master: MasterId): Piece {
    const { cost, fief, minLevel } = masterOf(master);
    return { id, card: master, name: masterName(master), marks: [bagWords(cost), words.level(minLevel)], tint: fief };
  }

  function vassalPiece(id: PieceId, card: VassalId): Piece {
    const { income, category } = vassalOf(card);
    return { id, card, name: vassalName(card), marks: income > 0 ? [words.income(income)] : [], tint: category };
  }

  function cubesIn(cubes: Cubes, fief: number): string[] {
    const here = cubes.slice(4 * fief, 4 * fief + RESOURCES.length);
    return here.some(n => n > 0) ? [cubeWords(here)] : [];
  }

  function cityPiece({ vault }: LordView, seat: Seat, city: NonNullable<Fief['city']>, at: number): Piece {
    const marks = [
      ...(city.tapped ? [words.tapped] : []),
      ...(city.guest ? [words.guest(vassalName(city.guest))] : []),
      ...cubesIn(vault, at).map(words.vault),
    ];
    const on = piece.fief(seat, at);
    return { ...masterPiece(piece.city(seat, at), city.master), marks, on, active: !city.tapped };
  }

  return {
    masterPiece,
    vassalPiece,
    cardOrBack: (id, card) => (card ? vassalPiece(id, card) : { id, card: null, name: words.vassal, marks: [] }),
    counted(cards, idOf) {
      const kinds = [...new Set(cards)].sort();
      return kinds.map(card => {
        const n = cards.filter(it => it === card).length;
        return { ...vassalPiece(idOf(card), card), marks: [`×${n}`] };
      });
    },
    fiefPieces(reader, lord, seat, { type, level, city }, at) {
      const id = piece.fief(seat, at);
      const slots = lord.fields.slice(2 * at, 2 * at + (LEVELS[level]?.fields ?? 0));
      const free = slots.filter(field => field === null).length;
      const marks = [words.level(level), ...cubesIn(lord.cubes, at), words.freeFields(free, slots.length)];
      const pieces: Piece[] = [{ id, card: fiefCard(type), name: fiefName(reader, seat, at), marks, tint: type }];
      for (const [i, field] of slots.entries()) {
        if (field !== null && field !== 'used') {
          pieces.push({ ...vassalPiece(piece.field(seat, at, i), field), on: id });
        }
      }
      return city ? [...pieces, cityPiece(lord, seat, city, at)] : pieces;
    },
  };
}
