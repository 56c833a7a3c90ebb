import type { PhraseTable, Reader } from '@thorp/kernel';
import { idOf, NONE } from '../cards/index.ts';
import type { Source } from '../ledger.ts';
import type { Event, Option, Reason, Turn, View } from '../types.ts';
import { catalogue } from './de/catalogue.ts';
import { conflict } from './de/conflicts.ts';
import { seasonsLabels, seasonsPrompts, seasonsReasons, seasonsLogLines } from './de/seasons.ts';
import { settings } from './de/settings.ts';
import { soloLabels, soloPrompts, soloLogLines, verdict } from './de/solo.ts';
import { boardWords, counted, MARKETS, names } from './de/words.ts';
import { phrasesIn, type Prompts } from './phrases.ts';
import { actor, arriving, bankPays, belowOf, goldOf, halfGold, onRoad, stackAt, unlockerOf } from './lookup.ts';

const { nameOf, namesOf, ofOwner, ownerName, suitName, whichOne } = names;

const oftenMore = (count: number, verb: string): string =>
  count > 0 ? `noch ${count}-mal ${verb}` : `nicht mehr ${verb}`;

const prompts: Prompts = {
  draft: ({ seat }, { view }) => `Nimm einen Dorfbewohner (noch ${view.players[seat]?.drafts ?? 0}-mal)`,
  coin: () => '1 Gold der Bank auf einen Dorfbewohner der Straße legen, damit er bleibt?',
  build: ({ actions, exchanges }) =>
    `Baue, tausche oder beende deinen Zug (${oftenMore(actions, 'bauen')}, ${oftenMore(exchanges, 'tauschen')})`,
  castellans: turn => `Burgvögte: ${extraBuild(turn)}`,
  pilgrims: turn => `Pilger: ${extraBuild(turn)}`,
  returnTo: () => 'Auf welchen Stapel gibst du eine Karte zurück?',
  returnCard: () => 'Welche Karte gibst du zurück?',
  unlock: ({ card: it }) => `${nameOf(idOf(it))}: Wer öffnet das Schloss?`,
  monk: () => 'Welcher Dorfbewohner wird auf den Mönch gebaut?',
  swap: () => 'Wessen Platz nimmt der Lehrling ein?',
  place: ({ seat }, { view }) => {
    const { top, onMonk } = arriving(view, seat);
    return `${top ? nameOf(top) : 'Dorfbewohner'}${onMonk ? ' mit dem Mönch darunter' : ''}: Wohin?`;
  },
  face: () => 'Welche Seite zeigen die Gründer?',
  smuggle: () => 'Von welchem Dorfbewohner nimmst du das halbe Gold?',
  ...soloPrompts,
  ...seasonsPrompts,
};

function extraBuild({ actions, exchanges }: Turn): string {
  return actions > 0
    ? `einen Dorfbewohner bauen${exchanges > 0 ? ', eine Karte tauschen' : ''}?`
    : 'eine Karte tauschen?';
}

const onWhom = (on: number, { view }: Reader<View>): string =>
  on === NONE ? '' : ` auf ${whichOne(view, actor(view), on)}`;

const labels: PhraseTable<Option, View> = {
  take: ({ slot }, { view }) => {
    const { card: id, coins } = onRoad(view, slot);
    return `${id ? nameOf(id) : 'niemanden'}${coins > 0 ? ` mit ${coins} Gold` : ''} nehmen`;
  },
  draw: ({ stack }, { view }) => {
    const { top, front } = stackAt(view, stack);
    if (front) return `${nameOf(front)} von Stapel ${stack + 1} nehmen`;
    return `Von Stapel ${stack + 1} ziehen${top ? ` (${suitName(top)})` : ''}`;
  },
  drawReserve: (_, { view }) => `Aus der Reserve ziehen${view.reserve.top ? ` (${suitName(view.reserve.top)})` : ''}`,
  coin: ({ slot }, { view }) => {
    const { card: id } = onRoad(view, slot);
    return `1 Gold auf ${id ? nameOf(id) : 'niemanden'} an Platz ${slot + 1}`;
  },
  noCoin: () => 'Auf niemanden Gold legen',
  build: ({ card: id, on }, reader) => `${nameOf(id)}${onWhom(on, reader)} bauen`,
  play: ({ card: id }) => `${nameOf(id)} spielen`,
  exchange: ({ basic }) => `Handkarte gegen ${nameOf(basic)} tauschen`,
  team: ({ card: id }) => `${nameOf(id)} nehmen`,
  endTurn: (_, { view }) => (view.turn?.during === 'build' ? 'Zug beenden' : 'Fertig'),
  onto: ({ stack }) => `Auf Stapel ${stack + 1}`,
  return: ({ card: id }) => `${nameOf(id)} zurückgeben`,
  carry: ({ card: id, monks }) => `${nameOf(id)} auf ${monks === 1 ? 'den Mönch' : `${monks} Mönche`} bauen`,
  swap: ({ village, at }, { view, name }) => `Platz von ${whichOne(view, village, at)} bei ${name(village)} einnehmen`,
  place: ({ on }, reader) => (on === NONE ? 'Für sich allein' : `Dorfbewohner${onWhom(on, reader)} legen`),
  face: ({ card: id }) => (goldOf(id) > 0 ? 'Die Seite mit Gold' : 'Die Seite mit Nahrung'),
  smuggle: ({ card: id }) => `${nameOf(id)}: ${halfGold(id)} Gold bekommen`,
  unlock: ({ village, at }, reader) => {
    const payer = bankPays(reader.view, village) ? 'die Bank zahlt' : 'du zahlst';
    return `${whichOne(reader.view, village, at)} ${ofOwner(reader, village)}: ${payer} 2 Gold`;
  },
  unlockAtBank: (_, { view }) => `Der Bank ${view.bankPrice} Gold zahlen`,
  unlockFree: () => 'Kostenlos öffnen',
  ...soloLabels,
  ...seasonsLabels,
};

const leave = (count: number): string => (count === 1 ? 'verlässt' : 'verlassen');

const logLines: PhraseTable<Event, View> = {
  round: ({ round, first }, { name }) => `Runde ${round}: ${name(first)} beginnt`,
  took: ({ seat, card: id, coins }, { name }) =>
    `${name(seat)} nimmt ${nameOf(id)}${coins > 0 ? ` mit ${coins} Gold` : ''}`,
  drew: ({ seat, card: id, stack }, { name }) => `${name(seat)} zieht ${nameOf(id)} von Stapel ${stack + 1}`,
  drewReserve: ({ seat, card: id }, { name }) => `${name(seat)} zieht ${nameOf(id)} aus der Reserve`,
  arrived: ({ card: id, slot }) => `${nameOf(id)} kommt auf Platz ${slot + 1} der Straße`,
  stackEmptied: ({ stack }) => `Stapel ${stack + 1} ist leer`,
  coin: ({ seat, card: id }, { name }) => `${name(seat)} legt 1 Gold auf ${nameOf(id)}`,
  noCoin: ({ seat }, { name }) => `${name(seat)} legt auf niemanden Gold`,
  cleared: ({ cards: ids }) =>
    ids.length > 0 ? `${namesOf(ids)} ${leave(ids.length)} die Straße` : 'Niemand verlässt die Straße',
  coinOnEach: () => 'Jeder Dorfbewohner der Straße bekommt 1 Gold',
  built: ({ seat, card: id, on }, { name }) => `${name(seat)} baut ${nameOf(id)}${on ? ` auf ${nameOf(on)}` : ''}`,
  stoodIn: ({ seat, card: id, as }, { name }) => `${name(seat)} legt ${nameOf(id)} als ${nameOf(as)}`,
  swapped: ({ seat, village, card: id }, { name }) =>
    `${name(seat)} setzt einen Lehrling an den Platz von ${nameOf(id)} bei ${name(village)}`,
  played: ({ seat, card: id }, { name }) => `${name(seat)} spielt ${nameOf(id)}`,
  smuggled: ({ seat, card: id, gold }, { name }) => `${name(seat)} schmuggelt ${gold} Gold mit ${nameOf(id)}`,
  returned: ({ seat, suit, to, stack }, { name }) => {
    const where = { stack: `auf Stapel ${stack + 1}`, reserve: 'in die Reserve', discard: 'auf den Ablagestapel' }[to];
    return `${name(seat)} legt eine Karte (${suitName(suit)}) ${where}`;
  },
  returnedCard: ({ seat, card: id }, { name }) => `${name(seat)} hat ${nameOf(id)} zurückgegeben`,
  tookBasic: ({ seat, card: id }, { name }) => `${name(seat)} nimmt ${nameOf(id)}`,
  unlocked: ({ seat, village, by }, reader) =>
    seat === village
      ? `Die Bank legt 2 Gold auf ${nameOf(by)} von ${reader.name(seat)}`
      : `${reader.name(seat)} zahlt 2 Gold an ${nameOf(by)} ${ofOwner(reader, village)}`,
  unlockedAtBank: ({ seat, gold }, { name }) => `${name(seat)} zahlt der Bank ${gold} Gold`,
  unlockedFree: ({ seat, card: id }, { name }) => `${name(seat)} öffnet das Schloss kostenlos: ${nameOf(id)}`,
  flipped: ({ seat }, { name }) => `Die Gründer von ${name(seat)} zeigen nun ihre Nahrungsseite`,
  market: ({ market, gains }, reader) => {
    const list = gains.map((gold, village) => `${ownerName(reader, village)} ${gold}`).join(', ');
    return `${market === 1 ? MARKETS[1] : MARKETS[2]}: ${list}`;
  },
  over: () => 'Das Spiel ist vorbei',
  ...soloLogLines,
  ...seasonsLogLines,
};

const reasons: PhraseTable<Reason, View> = {
  emptySlot: () => 'Dort steht niemand.',
  emptyStack: () => 'Der Stapel ist leer.',
  emptyReserve: () => 'Die Reserve ist leer.',
  stacksLeft: () => 'Aus der Reserve wird erst genommen, wenn alle Stapel leer sind.',
  noExchanges: ({ clause }) =>
    clause === 'V-6.9'
      ? 'In einem Bauzug werden höchstens drei Handkarten getauscht.'
      : 'Es wird höchstens eine Handkarte getauscht.',
  emptyHand: () => 'Du hast keine Handkarte zum Zurückgeben.',
  emptyPile: () => 'Der Stapel ist leer.',
  mustBuild: () => 'Das ärmste Dorf gewinnt: Wer noch bauen kann, muss bauen.',
  noActions: ({ needed }) => `Das braucht ${counted(needed, 'Bauaktion', 'Bauaktionen')}.`,
  noPlace: ({ card: id }) => `${nameOf(id)} braucht einen freien Platz auf ${nameOf(belowOf(id))}.`,
  noKey: ({ card: id }) =>
    `Die Bank öffnet hier keine Schlösser, und niemand hat die nötige Karte: ${nameOf(unlockerOf(id))}.`,
  noTarget: ({ card: id }) => `${nameOf(id)} hätte jetzt keine Wirkung.`,
  ...seasonsReasons,
  notWanted: ({ symbol }) => `Das Kloster will lieber jemanden mit diesem Zeichen: ${names.symbols[symbol]}.`,
  tooDear: ({ card: id, gold }) =>
    `Das Schloss zu öffnen kostet ${gold} Gold; umsonst ist es nur mit dieser Karte im eigenen Dorf: ${nameOf(unlockerOf(id))}.`,
};

const sources: { readonly [S in Source]: string } = {
  start: 'Startgold',
  roadCoins: 'Münzen von der Straße',
  unlocking: 'Schlösser öffnen',
  smuggler: 'Schmuggler',
  inventor: 'Erfinder',
  developments: 'Neuerungen',
  caravans: 'Karawanen',
  merchantsSilver: 'Kaufleute: Silber',
  merchantsGold: 'Kaufleute: Gold',
  merchantsCoins: 'Kaufleute: Münzen',
  envoys: 'Gesandte',
  coinsTaken: 'Mitgenommene Münzen',
  countess: 'Die Gräfin',
  firstMarketSilver: '1. Markt: Silber',
  firstMarketGold: '1. Markt: Gold',
  firstMarketCoins: '1. Markt: Münzen',
  secondMarketSilver: '2. Markt: Silber',
  secondMarketGold: '2. Markt: Gold',
  secondMarketCoins: '2. Markt: Münzen',
};

export const de = phrasesIn({
  title: 'Villagers',
  blurb: 'Hol die Leute von der Straße, baue Ketten von Berufen und mach dein Dorf zum wohlhabendsten von allen.',
  settings,
  names,
  board: boardWords,
  catalogue,
  prompts,
  labels,
  logLines,
  reasons,
  tieBreaks: ['das kleinere Dorf'],
  source: what => sources[what],
  points: total => `${total} Gold`,
  verdict,
  conflict,
});
