import type { PhraseTable, Reader } from '@thorp/kernel';
import { idOf, NONE } from '../cards/index.ts';
import type { Source } from '../ledger.ts';
import type { Option, Reason, Turn, View } from '../types.ts';
import { catalogue } from './de/catalogue.ts';
import { conflict } from './de/conflicts.ts';
import { seasonsLabels, seasonsPrompts, seasonsReasons } from './de/seasons.ts';
import { log, logLines } from './de/log.ts';
import { settings } from './de/settings.ts';
import { soloLabels, soloPrompts, verdict } from './de/solo.ts';
import { boardWords, counted, names } from './de/words.ts';
import { phrasesIn, type Prompts } from './phrases.ts';
import { actor, arriving, bankPays, belowOf, goldOf, halfGold, onRoad, stackAt, unlockerOf } from './lookup.ts';

const { nameOf, ofOwner, suitName, whichOne } = names;

const prompts: Prompts = {
  draft: ({ seat }, { view }) => `Nimm einen Dorfbewohner (noch ${view.players[seat]?.drafts ?? 0}-mal)`,
  coin: () => '1 Gold der Bank auf einen Dorfbewohner der Straße legen, damit er bleibt?',
  build: turn => `${waysOn(turn)}${left(turn)}`,
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

function waysOn({ actions, exchanges }: Turn): string {
  if (actions > 0) return `Baue${exchanges > 0 ? ', tausche' : ''} oder beende deinen Zug`;
  return exchanges > 0 ? 'Tausche oder beende deinen Zug' : 'Beende deinen Zug';
}

/** What is left of a build turn. */
function left({ actions, exchanges }: Turn): string {
  const parts = [
    ...(actions > 0 ? [`noch ${actions}-mal bauen`] : []),
    ...(exchanges > 0 ? [`noch ${exchanges}-mal tauschen`] : []),
  ];
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}

const onWhom = (on: number, { view }: Reader<View>): string =>
  on === NONE ? '' : ` auf ${whichOne(view, actor(view), on)}`;

function inVillage(reader: Reader<View>, village: number): string {
  return village === actor(reader.view) ? 'in deinem Dorf' : ofOwner(reader, village);
}

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
  swap: ({ village, at }, reader) =>
    `Platz von ${whichOne(reader.view, village, at)} ${inVillage(reader, village)} einnehmen`,
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
  log,
  reasons,
  tieBreaks: ['das kleinere Dorf'],
  source: what => sources[what],
  sources: { gold: 'Goldsymbole', silver: 'Silber', coins: 'Münzen auf Schlüsseln', purse: 'Beutel' },
  points: total => `${total} Gold`,
  verdict,
  conflict,
});
