import type { Reader, Seat } from '@thorp/kernel';
import type { Category, EffectOf, Filter, Purchase } from '../../cards/effects.ts';
import type { Resource } from '../../cards/goods.ts';
import type { View } from '../../types.ts';
import { count, wordingIn, type Noun, type Vocabulary, type Wording } from '../words.ts';
import { MASTERS, VASSALS } from './names.ts';

/* Small words that prompts, labels, log, catalogue and board share. */

const CARD: Noun = ['Karte', 'Karten'];
const CUBE: Noun = ['Würfel', 'Würfel'];

/** A sentence after a colon begins with a capital letter. */
export const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

export const cards = (n: number): string => count(n, CARD);
export const cubes = (n: number): string => count(n, CUBE);

type Names = Reader<View>;

export const who = (reader: Names, seat: Seat): string => (reader.you === seat ? 'Du' : reader.name(seat));

/** After "von" and "zu". */
export const whom = (reader: Names, seat: Seat): string => (reader.you === seat ? 'dir' : reader.name(seat));

/** Who does something, with the verb for others and the one for "you": "Anna nimmt", "Du nimmst". */
export const does = (reader: Names, seat: Seat, other: string, you: string): string =>
  `${who(reader, seat)} ${reader.you === seat ? you : other}`;

/** As the object of a verb. */
export const A_CATEGORY: { readonly [C in Category]: string } = {
  worker: 'einen Arbeiter',
  specialist: 'einen Facharbeiter',
  trader: 'einen Händler',
  artisan: 'einen Handwerker',
  clergy: 'einen Geistlichen',
  noble: 'einen Adligen',
  official: 'einen Amtsträger',
  soldier: 'einen Soldaten',
  mage: 'einen Magier',
};

const NEXT: { readonly [P in Purchase]: (uses: number) => string } = {
  vassal: uses => (uses > 1 ? `deine nächsten ${uses} Vasallen kosten` : 'dein nächster Vasall kostet'),
  master: uses => (uses > 1 ? `deine nächsten ${uses} Meister kosten` : 'dein nächster Meister kostet'),
  fief: uses => (uses > 1 ? `deine nächsten ${uses} Ausbauten kosten` : 'dein nächster Ausbau kostet'),
  cathedral: uses =>
    uses > 1 ? `deine nächsten ${uses} Kathedralplättchen kosten` : 'dein nächstes Kathedralplättchen kostet',
};

function kinds(filter: Filter, { categories, either }: Wording, other: string): string {
  return filter ? either(filter.map(category => categories[category])) : other;
}

/** What is taken, as the object of a verb. */
function taken({ res, n }: Pick<EffectOf<'gain'>, 'res' | 'n'>, { bagWords }: Wording): string {
  if (res === 'any') return count(n, ['beliebigen Rohstoff', 'beliebige Rohstoffe']);
  return res === 'ownFiefType'
    ? `${count(n, ['Rohstoff', 'Rohstoffe'])} aus den Arten deiner Lehen`
    : bagWords({ [res]: n });
}

const alike = (word: string): Noun => [word, word];

const vocabulary: Vocabulary = {
  and: 'und',
  or: 'oder',
  nothing: 'nichts',
  next: '; dann ',
  goods: {
    coins: ['Münze', 'Münzen'],
    wheat: alike('Weizen'),
    wood: alike('Holz'),
    clay: alike('Ton'),
    stone: alike('Stein'),
    any: ['beliebiger Rohstoff', 'beliebige Rohstoffe'],
    notWheat: ['Rohstoff außer Weizen', 'Rohstoffe außer Weizen'],
    notStone: ['Rohstoff außer Stein', 'Rohstoffe außer Stein'],
    woodOrClay: alike('Holz oder Ton'),
  },
  lots: {
    foundations: 'Fundament',
    nave: 'Langhaus',
    dean: 'Dekan',
    canon: 'Kanoniker',
    window: 'Buntglas',
    silver: 'Silbergerät',
  },
  events: {
    rains: 'Regen',
    black_plague: 'Schwarzer Tod',
    raids: 'Überfälle',
    drought: 'Dürre',
    fire: 'Feuersbrunst',
    pig_slaughter: 'Schlachtfest',
    market: 'Markttag',
    vintage: 'Weinlese',
    frost: 'Strenger Frost',
    solo_build: 'Der Bau geht weiter (Solo)',
    solo_dean: 'Dekan und Kanoniker (Solo)',
    solo_silver: 'Silbergerät (Solo)',
    solo_glass: 'Buntglas (Solo)',
    none: 'Ruhige Zeit',
  },
  categories: {
    worker: 'Arbeiter',
    specialist: 'Facharbeiter',
    trader: 'Händler',
    artisan: 'Handwerker',
    clergy: 'Klerus',
    noble: 'Adel',
    official: 'Amtsträger',
    soldier: 'Soldat',
    mage: 'Magier',
  },
  fiefs: {
    wheat: 'Weizenlehen',
    wood: 'Holzlehen',
    clay: 'Tonlehen',
    stone: 'Steinlehen',
    own: 'Lehen',
  },
  aMaster: 'Meister',
  effects: {
    produce: ({ res, n, per }, { bagWords }) => {
      const what = res === 'siteType' ? `${count(n, ['Rohstoff', 'Rohstoffe'])} seiner Art` : bagWords({ [res]: n });
      return `das Lehen bringt ${what}${per ? ' je Feld' : ''}`;
    },
    gain: (effect, wording) => `nimm ${taken(effect, wording)}`,
    coins: ({ n, per, max }, { coins }) =>
      per ? `nimm ${coins(n)} für jeden anderen gespielten Vasallen, höchstens ${max}` : `nimm ${coins(n)}`,
    trade: ({ times, rates }, { either, rateWords }) => `tausche bis zu ${times}-mal: ${either(rates.map(rateWords))}`,
    draw: ({ n }) => `ziehe ${cards(n)}`,
    cycle: ({ upTo }) => `wirf bis zu ${count(upTo, ['andere Karte', 'andere Karten'])} ab und ziehe ebenso viele`,
    recall: ({ from, n, filter }, wording) =>
      `nimm ${n} ${kinds(filter, wording, 'Vasallen')} ${from === 'field' ? 'von einem Feld' : 'von einem Feld oder vom Tisch'} zurück auf die Hand`,
    regain: ({ n, to }) =>
      to === 'hand'
        ? `nimm ${cards(n)} aus deinem Ablagestapel auf die Hand`
        : `lege ${cards(n)} aus deinem Ablagestapel oben auf dein Deck`,
    eliminate: ({ zone, upTo, filter }, wording) =>
      `entferne bis zu ${upTo} ${kinds(filter, wording, upTo === 1 ? CARD[0] : CARD[1])} aus deiner Hand${zone === 'hand' ? '' : ' oder deinem Ablagestapel'}`,
    discount: ({ on, coins: off, cubes: less, uses }, { coins }) =>
      `${NEXT[on](uses)} in diesem Zug ${uses > 1 ? 'je ' : ''}${off > 0 ? coins(off) : `${cubes(less)} deiner Wahl`} weniger`,
    boost: ({ what, filter, n }, wording) =>
      `jeder ${kinds(filter, wording, 'Vasall')}, den du in diesem Zug spielst, ${
        what === 'production' ? `bringt ${n} mehr` : `hat ${n} Angriff mehr`
      }`,
    influenceExtra: ({ n }) => `du hast in diesem Zug ${count(n, ['Einflussaktion', 'Einflussaktionen'])} mehr`,
    move: ({ upTo }) => `verschiebe bis zu ${cubes(upTo)} zwischen deinen Lehen`,
    host: () =>
      'ein in diesem Zug gespielter Vasall zieht auf ein freies Feld hier und ist im nächsten Zug wieder auf deiner Hand',
    vault: ({ cap, res }, { either, goods }) =>
      `lege ${either(res.map(type => goods[type][0]))} aus dem Lehen auf diese Karte, höchstens ${cap}: sicher vor Steuer und Ereignissen`,
    keepInHand: ({ n }) => `du darfst bis zu ${cards(n)} auf der Hand behalten`,
    saveBonus: ({ n }, { coins }) => `spare ${coins(n)} mehr`,
    courtBonus: ({ n }, { coins }) => `nimm ${coins(n)} mehr für jede Karte, die bei Hof dient`,
    taxRelief: ({ n }) => `dieses Lehen zahlt ${cubes(n)} weniger Steuer`,
    defense: ({ n }) => `dieses Lehen hat ${n} mehr Verteidigung`,
    revealHand: () => 'jemand deiner Wahl zeigt dir seine Hand',
  },
  vassal: card => VASSALS[card],
  master: master => MASTERS[master],
  vp: points => `${points} SP`,
};

export const wording = wordingIn(vocabulary);

export const one = (resource: Resource): string => count(1, wording.goods[resource]);

/** What a discount is worth. */
export const off = (rebate: { readonly coins: number; readonly cubes: number }): string =>
  rebate.coins > 0 ? wording.coins(rebate.coins) : cubes(rebate.cubes);
