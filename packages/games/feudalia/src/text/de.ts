import { phraseByKind, promptByStep, sentenceByKind, type Part, type Phrases } from '@thorp/kernel';
import { BUYS, type Buy } from '../cards/board.ts';
import type { Purchase } from '../cards/effects.ts';
import { masterOf } from '../cards/masters.ts';
import { vassalOf } from '../cards/vassals.ts';
import { earnings } from '../steps/vassals.ts';
import type { Event, Feudalia, Frame, Loss, Option, OptionOf, Reason, SettingsConflict, View } from '../types.ts';
import { amountsIn, boardIn } from './board.ts';
import { catalogueIn, choicesIn } from './catalogue.ts';
import { boardWords } from './de/board.ts';
import { catalogueWords } from './de/catalogue.ts';
import { logWords } from './de/log.ts';
import { A_CATEGORY, capital, cards, cubes, off, one, wording } from './de/words.ts';
import { coinsOf, scrollOf, taxDueOf, tradesOf, typeOf, upgradeOf, type Prompts } from './lookup.ts';
import { logIn } from './log.ts';
import { target } from './targets.ts';
import { count, points } from './words.ts';

const {
  bagWords,
  cardName,
  coins,
  cubeWords,
  effectWords,
  either,
  fiefs,
  lots,
  masterName,
  myFief,
  myMaster,
  priceWords,
  rateWords,
  vassalName,
  vp,
} = wording;

const LOSSES: { readonly [L in Loss]: (count: string, fief: string) => string } = {
  tax: (count, fief) => `Der Steuereintreiber nimmt ${count} aus dem ${fief}: Welche?`,
  raid: (count, fief) => `Plünderer nehmen ${count} aus dem ${fief}: Welche?`,
  limit: (count, fief) => `Über Nacht bleiben nur 12 Würfel in einem Lehen. Welche ${count} aus dem ${fief} gehen?`,
};

const THIS_PURCHASE: { readonly [P in Purchase]: string } = {
  vassal: 'diesen Vasallen',
  master: 'diesen Meister',
  fief: 'diesen Ausbau',
  cathedral: 'dieses Kathedralplättchen',
};

/** How many choices of a kind are left, if more than one. */
const upTo = (left: number): string => (left > 1 ? ` (bis zu ${left})` : '');

const prompts: Prompts = {
  draft: () => 'Welches der beiden Lehen behältst du?',
  triple: () => 'Deine drei Lehen sind von einer Art: Behältst du sie, oder ersetzt du eines?',
  specialist: () => 'Welcher Facharbeiter kommt anstelle eines deiner Knechte?',
  freeVassal: () => 'Welcher Vasall für weniger als 5 Münzen kommt in dein Deck?',
  sacrifice: ({ card }) => `${vassalName(card)}: Welche Karte entfernst du dafür?`,
  quick: (_, { view }) => `Schnellstart: Was nimmst du? Noch ${count(coinsOf(view), ['Schritt', 'Schritte'])}`,
  invite: ({ master }) => `${masterName(master)}: Welche Stadt wird das Zuhause?`,
  plague: ({ left }) => `Schwarzer Tod: Du verlierst ${cards(left)}. Welche?`,
  raid: () => 'Überfälle: Welche Karten setzt du ein, um ein Lehen zu verteidigen?',
  lose: ({ fief, left, why: loss }, reader) => LOSSES[loss](cubes(left), myFief(reader, fief)),
  taxIncome: (_, { view }) => `Der Steuereintreiber nimmt Handkarten im Wert von ${coins(taxDueOf(view))}: Welche?`,
  main: () => 'Wähle eine Aktion oder beende deine Hauptphase',
  victim: ({ category }) => `Du entfernst dafür ${A_CATEGORY[category]} aus deiner Hand: Welche Karte?`,
  discount: ({ on, price }) => `Nutzt du einen Rabatt für ${THIS_PURCHASE[on]}? Preis: ${priceWords(price)}`,
  waive: ({ left }) => `Welche ${cubes(left)} des Preises spart der Rabatt?`,
  pay: ({ cubes: due }) => `Welches Lehen zahlt? Noch zu zahlen: ${cubeWords(due)}`,
  store: ({ cubes: rest }) => `In welches Lehen kommen die Würfel? Noch unterzubringen: ${cubeWords(rest)}`,
  pickMaster: () => 'Welchen der ausliegenden Meister wirbst du an?',
  pickCity: ({ master }) => `${masterName(master)}: Welche Stadt wird das Zuhause?`,
  makeRoom: ({ fief }, reader) => `Die Stadt im ${myFief(reader, fief)} ist bewohnt: Wer macht Platz?`,
  under: () => 'Welcher Meister kommt unter das Deck?',
  gain: ({ left }) => `Welche Würfel nimmst du? Noch ${left}`,
  trade: ({ fief, by, left }, reader) =>
    `${by === 'market' ? 'Markt' : cardName(by)} im ${myFief(reader, fief)}: Welcher Tausch?${upTo(left)}`,
  market: ({ fief }, reader) => `Markt im ${myFief(reader, fief)}: Welcher Tausch?`,
  cycle: ({ left }) => `Welche Karte wirfst du ab, um eine andere zu ziehen?${upTo(left)}`,
  recall: () => 'Welcher gespielte Vasall kommt zurück auf deine Hand?',
  regain: ({ to }) =>
    to === 'hand'
      ? 'Welche Karte aus deinem Ablagestapel kommt auf deine Hand?'
      : 'Welche Karte aus deinem Ablagestapel kommt oben auf dein Deck?',
  eliminate: ({ left }) => `Welche Karte entfernst du?${upTo(left)}`,
  move: ({ left }) => `Welcher Würfel kommt in welches deiner Lehen?${upTo(left)}`,
  lay: ({ fief }, reader) =>
    `${myMaster(reader, fief)}: Welche Würfel aus dem ${myFief(reader, fief)} kommen in Sicherheit?`,
  host: () => 'Welcher Vasall bleibt im Gasthaus?',
  hold: ({ left }) => `Welche Karte bleibt auf deiner Hand?${upTo(left)}`,
  spy: () => 'Wessen Hand willst du sehen?',
  offer: ({ to, give, ask }, { name }) => `Dein Angebot an ${name(to)}: ${cubeWords(give)} gegen ${cubeWords(ask)}`,
  answer: ({ from, give, ask }, { name }) =>
    `${name(from)} bietet dir ${cubeWords(give)} gegen ${cubeWords(ask)}. Nimmst du an?`,
  blue: () => 'Abend: Welche blauen Karten spielst du, bevor der Tag endet?',
};

const ZONES = { hand: 'aus der Hand', discard: 'aus dem Ablagestapel', deck: 'aus dem Deck' } as const;

const label = phraseByKind<Option, View>({
  keepFief: ({ fief }) => `${fiefs[fief]} behalten`,
  keepAll: () => 'Alle drei behalten',
  replace: () => 'Eines ersetzen',
  specialist: ({ card }) => `${vassalName(card)} nehmen`,
  recruit: ({ card }) => `${vassalName(card)} nehmen`,
  raise: ({ fief }, reader) => `${myFief(reader, fief)} auf Stufe 1 ausbauen`,
  invite: ({ master }) => `${masterName(master)} nehmen`,
  pass: (_, { view }) => (coinsOf(view) > 0 ? 'Auf diesen Schritt verzichten' : 'Passen'),
  city: ({ fief }, reader) => `Ins ${myFief(reader, fief)}`,
  lose: ({ resource }) => `${one(resource)} abgeben`,
  surrender: ({ card }) => `${vassalName(card)} für die Steuer spielen`,
  defend: ({ card, fief }, reader) => `${vassalName(card)} für das ${myFief(reader, fief)} einsetzen`,
  use: option => `Rabatt nutzen: ${off(option)} weniger`,
  fullPrice: () => 'Den vollen Preis zahlen',
  waive: ({ resource }) => `${one(resource)} weniger`,
  payFrom: ({ fief, resource }, reader) => `${one(resource)} aus dem ${myFief(reader, fief)}`,
  store: ({ fief, resource }, reader) => `${one(resource)} ins ${myFief(reader, fief)}`,
  choose: ({ master }) => `${masterName(master)} für ${bagWords(masterOf(master).cost)} anwerben`,
  under: ({ master }) => `${masterName(master)} unter das Deck legen`,
  gain: ({ resource, fief }, reader) => `${one(resource)} ins ${myFief(reader, fief)} nehmen`,
  exchange: rateWords,
  discard: ({ card }) => `${vassalName(card)} abwerfen`,
  recall: ({ card }) => `${vassalName(card)} zurücknehmen`,
  regain: ({ card }) => `${vassalName(card)} nehmen`,
  eliminate: ({ card, zone }) => `${vassalName(card)} ${ZONES[zone]} entfernen`,
  move: ({ resource, from, to }, reader) =>
    `${one(resource)} aus dem ${myFief(reader, from)} ins ${myFief(reader, to)} verschieben`,
  lay: ({ resource }) => `${one(resource)} auf die Karte legen`,
  host: ({ card }) => `${vassalName(card)} bleibt`,
  hold: ({ card }) => `${vassalName(card)} behalten`,
  spy: ({ on }, { name }) => `Die Hand von ${name(on)} ansehen`,
  give: ({ resource }) => `${one(resource)} mehr geben`,
  ask: ({ resource }) => `${one(resource)} mehr verlangen`,
  send: () => 'So anbieten',
  accept: () => 'Annehmen',
  decline: () => 'Ablehnen',
  blue: ({ card }) => `${vassalName(card)} spielen`,
  blueMaster: ({ fief }, reader) => `${myMaster(reader, fief)} nutzen`,
  done: () => 'Fertig',
  hire: ({ card }) => `${vassalName(card)} für ${hirePrice(card)} anwerben`,
  income: ({ card }, { view }) => `${vassalName(card)}: ${coins(earnings(card, view.inForce))} Ertrag`,
  field(option, reader) {
    const trades = tradesOf(reader.view, option);
    const fief = myFief(reader, option.fief);
    if (!trades) return `${vassalName(option.card)}: Arbeit im ${fief}`;
    if (!trades.any) return `${vassalName(option.card)}: im ${fief} kein Tausch möglich`;
    return `${vassalName(option.card)}: bis zu ${trades.times}-mal tauschen im ${fief}`;
  },
  influence: option => `${vassalName(option.card)}: ${capital(effectWords(scrollOf(option)))}`,
  upgrade: ({ fief }, reader) => `${myFief(reader, fief)} für ${bagWords(upgradeOf(reader.view, fief))} ausbauen`,
  build: ({ buy }) => `${buyWords(BUYS[buy])} bauen`,
  hireMaster: () => 'Einen Meister anwerben: neue aufdecken, dann wählen',
  hireCathedral: ({ master }) => `${masterName(master)} für ${bagWords(masterOf(master).cost)} anwerben`,
  tap: ({ fief }, reader) => `${myMaster(reader, fief)} nutzen`,
  relocate: ({ from, to }, reader) => `${myMaster(reader, from)} zieht ins ${myFief(reader, to)}`,
  fire: ({ fief }, reader) => `${myMaster(reader, fief)} entlassen`,
  market: ({ fief }, reader) => `Auf dem Markt im ${myFief(reader, fief)} tauschen`,
  propose: ({ to }, { name }) => `Mit ${name(to)} handeln`,
  end: () => 'Hauptphase beenden',
});

function buyWords({ lot, halves, cost }: Buy): string {
  return `${lots[lot]} (${vp(halves)}) für ${bagWords(cost)}`;
}

function hirePrice(card: OptionOf<'hire'>['card']): string {
  const { cost, eliminate } = vassalOf(card);
  return eliminate ? `${bagWords(cost)} und ${A_CATEGORY[eliminate]}` : bagWords(cost);
}

const reasons = phraseByKind<Reason, View>({
  cannotPay: ({ price }) => `Das kannst du nicht bezahlen: ${priceWords(price)}.`,
  cannotPayAny: ({ prices }) => `Das kannst du nicht bezahlen: ${either(prices.map(priceWords))}.`,
  noVictim: ({ category }) => `Dafür brauchst du ${A_CATEGORY[category]} auf der Hand, den du entfernst.`,
  needsMaster: ({ master }) => `Das darf nur bauen, wer diesen Meister hat: ${masterName(master)}.`,
  soldOut: () => 'Davon ist nichts mehr da.',
  noIncome: () => 'Dieser Vasall bringt keinen Ertrag.',
  wrongFief: ({ sites }) => `Dieser Vasall arbeitet nur im ${either(sites.map(type => fiefs[type]))}.`,
  fieldUsed: () => 'Alle Felder dieses Lehens wurden in diesem Zug schon genutzt.',
  banned: () => 'Das Wetter hält Arbeiter in dieser Runde von diesem Lehen fern.',
  noInfluence: () => 'Du hast in diesem Zug keine Einflussaktion mehr.',
  noTarget: () => 'Es gibt nichts, worauf es wirken könnte.',
  topLevel: () => 'Dieses Lehen hat schon die höchste Stufe.',
  noToken: () => 'Dort liegen jetzt keine Plättchen.',
  noMaster: () => 'Von den ausliegenden Meistern kannst du jetzt keinen anwerben.',
  noCity: () => 'Du hast keine passende Stadt dafür.',
  owned: () => 'Diesen Meister hast du schon.',
  tapped: () => 'Dieser Meister wurde in diesem Zug schon genutzt.',
  noTap: () => 'Dieser Meister hat in der Hauptphase keine Aktion.',
  restless: () => 'Dieser Meister ist schon zweimal umgezogen: Tu erst etwas anderes.',
  noExchange: () => 'Hier gibt es jetzt nichts zu tauschen.',
  asked: () => 'Mit dieser Person kannst du in diesem Zug nicht mehr handeln.',
});

function part(line: Part): string {
  const n = line.count ?? 0;
  switch (line.what) {
    case 'fief':
      return `${fiefs[typeOf(line)]}, Stufe ${n}`;
    case 'half':
      return `${n} Plättchen zu ½ SP`;
    case 'full':
      return `${n} Plättchen zu 1 SP`;
    case 'guild':
      return `Zunfthalle: ${n} Meister`;
    default:
      return 'Königshof: die meisten Kronen';
  }
}

const GROUPS: { readonly [what: string]: string } = {
  fief: 'Lehen',
  half: 'Plättchen der Kathedrale',
  full: 'Plättchen der Kathedrale',
  guild: 'Zunfthalle',
  royal: 'Königshof',
};

const RANKS: { readonly [rank: string]: string } = {
  duke: 'Herzog des Reiches',
  count: 'Graf bei Hof',
  lord: 'Herr von gutem Namen',
  steward: 'Verwalter mit Hoffnungen',
};

const { scenarios, variants } = choicesIn(catalogueWords, 'Keine');

const conflict = sentenceByKind<SettingsConflict>({
  scenarioNotYet: ({ scenario, module }) => notYet(catalogueWords.scenario(scenario), module),
  variantNotYet: ({ variant, module }) => notYet(catalogueWords.variant(variant), module),
  tutorialVariant: () => 'Das Einführungsspiel kommt ohne Variantenkarten aus',
  ownVariant: ({ scenario }) => `${scenario} wird mit seiner eigenen Variantenkarte gespielt`,
  eventsAlone: () => 'Das Solospiel wird immer mit den Ereignissen der Jahreszeiten gespielt',
  practiceInCompany: () => 'Die Übung ist für das Solospiel da',
  ironAlone: () => 'Der Eiserne Modus braucht einen Gegner',
  trialAlone: () => 'Das Solospiel endet ohnehin mit dem letzten Ereignis',
  tutorialEvents: () => 'Das Einführungsspiel kommt ohne die Ereignisse der Jahreszeiten aus',
  trialWithoutEvents: () => 'Gegen die Zeit spielt man mit den Ereignissen der Jahreszeiten',
  trialCap: () => 'Gegen die Zeit endet das Spiel mit dem 40. Ereignis, also liegt die Grenze bei mindestens 40 Runden',
  soloCap: () => 'Das Solospiel endet mit dem 40. Ereignis, also liegt die Grenze bei mindestens 40 Runden',
  tradingSeats: () => 'Handel gibt es erst ab drei Spielern',
});

const MODULES = { military: 'Krieg', magic: 'Magie' };

function notYet(name: string, module: keyof typeof MODULES): string {
  return `„${name}“ braucht das Modul „${MODULES[module]}“, das es hier noch nicht gibt`;
}

export const de: Phrases<Feudalia> = {
  title: 'Feudalia',
  blurb:
    'Herrsche über drei Lehen, wirb Vasallen und Meister an und baue die Kathedrale, bevor der Steuereintreiber klopft.',
  settings: {
    scenario: { title: 'Szenario', help: 'Bestimmt Vasallen, Meister und Ziel.', values: scenarios },
    variant: { title: 'Variantenkarte', help: 'Ändert das Ziel oder bringt eine weitere Regel.', values: variants },
    wheatStart: { title: 'Weizenstart', help: 'Alle beginnen mit einem Weizenlehen und wählen zwei weitere.' },
    quickStart: { title: 'Schnellstart', help: 'Bessere Decks, Lehen und Meister vor dem ersten Zug.' },
    events: { title: 'Ereignisse der Jahreszeiten', help: 'In jeder Runde wird ein Ereignis aufgedeckt.' },
    timeTrial: { title: 'Gegen die Zeit', help: 'Das Spiel endet spätestens mit dem letzten Ereignis.' },
    practice: { title: 'Übung', help: 'Solospiel ohne die Ereignisse, die Lehen und Hand treffen.' },
    trading: { title: 'Handel', help: 'In ihren Zügen dürfen Spieler Würfel miteinander tauschen; ab drei Spielern.' },
    iron: { title: 'Eiserner Modus', help: 'Das Spiel geht weiter, bis jemand klar vorn liegt.' },
    reshufflesPerTurn: {
      title: 'Neu mischen je Zug',
      help: 'Wie oft ein Deck in einem Zug neu gemischt werden darf.',
    },
    roundCap: { title: 'Höchstzahl der Runden', help: 'Das Spiel endet spätestens nach so vielen Runden.' },
  },
  conflict,
  catalogue: catalogueIn(wording, catalogueWords),
  prompt: promptByStep<Frame, View>(prompts, 'Weiter'),
  label,
  tell: phraseByKind<Event, View>(logWords.lines),
  log: logIn(logWords),
  why: reasons,
  part,
  group: ({ what }) => GROUPS[what] ?? what,
  sources: [
    { name: 'Lehen', parts: ['fief'] },
    { name: 'Kathedrale', parts: ['half', 'full'] },
    { name: 'Anderes', parts: ['guild', 'royal'] },
  ],
  tieBreaks: ['die Zahl der Adelszeichen', 'die Zahl der Münzen', 'die Zahl der Würfel'],
  points,
  verdict: ({ rank }) => `Du endest als ${RANKS[rank ?? 'steward'] ?? 'Lehnsherr'}.`,
  board: boardIn(wording, boardWords),
  amounts: amountsIn(wording, boardWords),
  target,
};
