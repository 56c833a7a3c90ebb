import { phraseByKind, promptByStep, sentenceByKind, type Part, type Phrases } from '@thorp/kernel';
import { BUYS, type Buy } from '../cards/board.ts';
import type { Purchase } from '../cards/effects.ts';
import type { Resource } from '../cards/goods.ts';
import { masterOf } from '../cards/masters.ts';
import { scenarioOf } from '../cards/scenarios.ts';
import { vassalOf } from '../cards/vassals.ts';
import { earnings } from '../steps/vassals.ts';
import type { Event, Feudalia, Frame, Loss, Option, OptionOf, Reason, SettingsConflict, View } from '../types.ts';
import { boardIn } from './board.ts';
import { catalogueIn, choicesIn } from './catalogue.ts';
import { boardWords } from './de/board.ts';
import { catalogueWords } from './de/catalogue.ts';
import { A_CATEGORY, capital, cards, cubes, wording } from './de/words.ts';
import { coinsOf, scrollOf, typeOf, upgradeOf, type Prompts } from './lookup.ts';
import { target } from './targets.ts';
import { count, points } from './words.ts';

const {
  bagWords,
  cardName,
  cardNames,
  coins,
  cubeWords,
  effectWords,
  events,
  fiefName,
  fiefs,
  goods,
  lots,
  masterName,
  myFief,
  myMaster,
  priceWords,
  rateWords,
  vassalName,
  vp,
} = wording;

const LOSSES: { readonly [L in Loss]: string } = {
  tax: 'Der Steuereintreiber kommt',
  raid: 'Plünderer fallen ein',
  limit: 'Höchstens 12 Würfel bleiben in einem Lehen',
};

const THIS_PURCHASE: { readonly [P in Purchase]: string } = {
  vassal: 'diesen Vasallen',
  master: 'diesen Meister',
  fief: 'diesen Ausbau',
  cathedral: 'dieses Kathedralplättchen',
};

const one = (resource: Resource): string => count(1, goods[resource]);

/** What a discount is worth. */
const off = (rebate: { readonly coins: number; readonly cubes: number }): string =>
  rebate.coins > 0 ? coins(rebate.coins) : cubes(rebate.cubes);

const prompts: Prompts = {
  draft: () => 'Behalte eines der Lehen',
  triple: () => 'Du hast drei Lehen einer Art: Behalte sie oder ersetze eines',
  specialist: () => 'Wähle einen Facharbeiter anstelle eines deiner Knechte',
  freeVassal: () => 'Nimm einen Vasallen, der weniger als 5 Münzen kostet, in dein Deck auf',
  sacrifice: ({ card }) => `${vassalName(card)}: Welche Karte entfernst du dafür?`,
  quick: (_, { view }) => `Schnellstart: noch ${count(coinsOf(view), ['Schritt', 'Schritte'])}`,
  invite: ({ master }) => `${masterName(master)}: Wähle eine Stadt`,
  plague: ({ left }) => `Schwarzer Tod: Du verlierst ${cards(left)}. Welche?`,
  raid: () => 'Überfälle: Setzt du Karten ein, um ein Lehen zu verteidigen?',
  lose: ({ fief, left, why: loss }, reader) => `${LOSSES[loss]}: Gib ${cubes(left)} aus dem ${myFief(reader, fief)} ab`,
  taxIncome: () => 'Der Steuereintreiber nimmt das halbe Einkommen deiner Hand: Wähle eine Karte',
  main: () => 'Wähle eine Aktion oder beende deine Hauptphase',
  victim: ({ category }) => `Entferne ${A_CATEGORY[category]} aus deiner Hand`,
  discount: ({ on, price }) => `Rabatt für ${THIS_PURCHASE[on]} nutzen? Preis: ${priceWords(price)}`,
  waive: ({ left }) => `Rabatt: Zieh ${cubes(left)} vom Preis ab`,
  pay: ({ cubes: due }) => `Noch zu zahlen: ${cubeWords(due)}`,
  store: ({ cubes: rest }) => `Noch unterzubringen: ${cubeWords(rest)}`,
  pickMaster: () => 'Wirb einen der ausliegenden Meister an',
  pickCity: ({ master }) => `${masterName(master)}: Wähle eine Stadt`,
  makeRoom: ({ fief }, reader) => `Schaffe Platz im ${myFief(reader, fief)}`,
  under: () => 'Lege einen Meister unter das Deck',
  gain: ({ left }) => `Nimm ${cubes(left)}`,
  trade: ({ fief, by, left }, reader) =>
    `${by === 'market' ? 'Markt' : cardName(by)} im ${myFief(reader, fief)}: Tausche höchstens ${left}-mal`,
  market: ({ fief }, reader) => `Markt im ${myFief(reader, fief)}: Wähle einen Tausch`,
  cycle: ({ left }) => `Wirf noch bis zu ${cards(left)} ab; dann ziehst du so viele, wie du abgeworfen hast`,
  recall: () => 'Nimm einen gespielten Vasallen zurück auf die Hand',
  regain: ({ to }) =>
    to === 'hand'
      ? 'Nimm eine Karte aus deinem Ablagestapel auf die Hand'
      : 'Lege eine Karte aus deinem Ablagestapel oben auf dein Deck',
  eliminate: ({ left }) => `Entferne bis zu ${cards(left)}`,
  move: ({ left }) => `Verschiebe bis zu ${cubes(left)} zwischen deinen Lehen`,
  lay: ({ fief }, reader) => `${myMaster(reader, fief)}: Lege Würfel aus dem ${myFief(reader, fief)} auf die Karte`,
  host: () => 'Welcher Vasall bleibt im Gasthaus?',
  hold: ({ left }) => `Behalte bis zu ${cards(left)} auf der Hand`,
  spy: () => 'Wessen Hand willst du sehen?',
  offer: ({ to, give, ask }, { name }) => `Dein Angebot an ${name(to)}: ${cubeWords(give)} gegen ${cubeWords(ask)}`,
  answer: ({ from, give, ask }, { name }) => `${name(from)} bietet dir ${cubeWords(give)} gegen ${cubeWords(ask)}`,
  blue: () => 'Schlussphase: Spiele blaue Karten oder mach weiter',
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
  income: ({ card }, { view }) => `${vassalName(card)}: ${coins(earnings(card, view.inForce))} Einkommen`,
  field: ({ card, fief }, reader) => `${vassalName(card)}: Arbeit im ${myFief(reader, fief)}`,
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

const tell = phraseByKind<Event, View>({
  fiefKept: ({ seat, fief }, { name }) => `${name(seat)} behält ein ${fiefs[fief]}`,
  fiefReplaced: ({ seat, fief, by }, { name }) => `${name(seat)} ersetzt ein ${fiefs[fief]} durch ein ${fiefs[by]}`,
  mastersShown: ({ masters }) => `Meister in der Auslage: ${cardNames(masters)}`,
  specialist: ({ seat, card }, { name }) => `${name(seat)} nimmt ${vassalName(card)} statt Knecht`,
  recruited: ({ seat, card, forToken }, { name }) =>
    `${name(seat)} nimmt ${vassalName(card)}${forToken ? ' für ein Plättchen zu ½ SP' : ''}`,
  stepLost: ({ seat }, { name }) => `${name(seat)} verzichtet auf einen Schritt`,
  passed: ({ seat }, { name }) => `${name(seat)} passt`,
  round: ({ round }) => `Runde ${round}`,
  event: ({ event, ignored }) =>
    `${boardWords.seasons[event.season]} ${event.level}: ${events[event.effect]}${ignored ? ' (hier ohne Wirkung)' : ''}`,
  tokenRemoved: ({ lot }) => `Kathedrale: Ein Plättchen „${lots[lot]}“ wird entfernt`,
  turn: ({ seat }, { name }) => `${name(seat)} ist am Zug`,
  guestBack: ({ seat, card }, { name }) => `${name(seat)} nimmt ${vassalName(card)} aus dem Gasthaus zurück`,
  woke: ({ seat, master }, { name }) => `${masterName(master)} von ${name(seat)} wird tätig`,
  taxed: ({ seat, by }, { name }) =>
    `Der Steuereintreiber kommt zu ${name(seat)}${{ cubes: '', income: ' und nimmt Einkommen', hand: ': Die Hand wird abgeworfen' }[by]}`,
  lost: ({ seat, fief, resource, n }, reader) =>
    `${reader.name(seat)} gibt ${count(n, goods[resource])} aus dem ${fiefName(reader, seat, fief)} ab`,
  surrendered: ({ seat, card }, { name }) => `${name(seat)} spielt ${vassalName(card)} für die Steuer`,
  hired: ({ seat, card }, { name }) => `${name(seat)} wirbt ${vassalName(card)} an`,
  eliminated: ({ seat, card }, { name }) => `${name(seat)} entfernt ${vassalName(card)}`,
  income: ({ seat, card, coins: n }, { name }) => `${name(seat)} verdient ${coins(n)} mit ${vassalName(card)}`,
  field: ({ seat, card, fief }, reader) =>
    `${reader.name(seat)} spielt ${vassalName(card)} im ${fiefName(reader, seat, fief)}`,
  influence: ({ seat, card }, { name }) => `${name(seat)} spielt ${vassalName(card)} als Einflussaktion`,
  blue: ({ seat, card }, { name }) => `${name(seat)} nutzt ${cardName(card)}`,
  tapped: ({ seat, master }, { name }) => `${name(seat)} nutzt ${masterName(master)}`,
  upgraded: ({ seat, fief, level }, reader) =>
    `${reader.name(seat)} baut das ${fiefName(reader, seat, fief)} auf Stufe ${level} aus`,
  built: ({ seat, lot, halves }, { name }) => `${name(seat)} baut für ${vp(halves)} (${lots[lot]})`,
  phase: ({ phase, finished }, { view }) =>
    finished
      ? 'Die Kathedrale ist fertig'
      : `Die Kathedrale kommt in Phase ${phase + 1} von ${scenarioOf(view.settings.scenario).cathedralPhases}`,
  masterHired: ({ seat, master, fief }, reader) =>
    `${reader.name(seat)} wirbt ${masterName(master)} für das ${fiefName(reader, seat, fief)} an`,
  masterUnder: ({ seat, master }, { name }) => `${name(seat)} legt ${masterName(master)} unter das Deck`,
  relocated: ({ seat, master, to }, reader) =>
    `${masterName(master)} von ${reader.name(seat)} zieht ins ${fiefName(reader, seat, to)}`,
  fired: ({ seat, master }, { name }) => `${name(seat)} entlässt ${masterName(master)}`,
  discount: ({ seat, ...rebate }, { name }) => `${name(seat)} nutzt einen Rabatt: ${off(rebate)} weniger`,
  gained: ({ seat, fief, resource, n }, reader) =>
    `${reader.name(seat)}: ${count(n, goods[resource])} ins ${fiefName(reader, seat, fief)}`,
  coins: ({ seat, n }, { name }) => `${name(seat)} nimmt ${coins(n)}`,
  exchanged: ({ seat, ...rate }, { name }) => `${name(seat)} tauscht: ${rateWords(rate)}`,
  drew: ({ seat, n }, { name }) => `${name(seat)} zieht ${cards(n)}`,
  drewCards: ({ cards: drawn }) => `Du hast gezogen: ${cardNames(drawn)}`,
  shuffled: ({ seat }, { name }) => `${name(seat)} mischt den Ablagestapel zu einem neuen Deck`,
  discarded: ({ seat, card }, { name }) => `${name(seat)} wirft ${vassalName(card)} ab`,
  recalled: ({ seat, card }, { name }) => `${name(seat)} nimmt ${vassalName(card)} zurück`,
  regained: ({ seat, card, to }, { name }) =>
    to === 'hand'
      ? `${name(seat)} nimmt ${vassalName(card)} aus dem Ablagestapel auf die Hand`
      : `${name(seat)} legt ${vassalName(card)} aus dem Ablagestapel oben auf das Deck`,
  moved: ({ seat, resource, from, to }, reader) =>
    `${reader.name(seat)} verschiebt ${one(resource)} aus dem ${fiefName(reader, seat, from)} ins ${fiefName(reader, seat, to)}`,
  laid: ({ seat, resource }, { name }) => `${name(seat)} bringt ${one(resource)} in Sicherheit`,
  hosted: ({ seat, card }, { name }) => `${vassalName(card)} von ${name(seat)} bleibt im Gasthaus`,
  held: ({ seat }, { name }) => `${name(seat)} behält eine Karte auf der Hand`,
  handShown: ({ seat, on }, { name }) => `${name(seat)} darf die Hand von ${name(on)} ansehen`,
  handSeen: ({ on, cards: seen }, { name }) => `Die Hand von ${name(on)}: ${cardNames(seen)}`,
  offered: ({ seat, to, give, ask }, { name }) =>
    `${name(seat)} bietet ${name(to)} ${cubeWords(give)} gegen ${cubeWords(ask)}`,
  accepted: ({ seat }, { name }) => `${name(seat)} nimmt an`,
  declined: ({ seat }, { name }) => `${name(seat)} lehnt ab`,
  court: ({ seat, cards: n, coins: pay }, { name }) => `${name(seat)}: ${cards(n)} bei Hof für ${coins(pay)}`,
  saved: ({ seat, coins: n }, { name }) => `${name(seat)} spart ${coins(n)}`,
  defended: ({ seat, card, fief }, reader) =>
    `${reader.name(seat)} verteidigt das ${fiefName(reader, seat, fief)} mit ${vassalName(card)}`,
  reached: ({ seat }, { name }) => `${name(seat)} leitet das Ende des Spiels ein`,
  out: ({ seat }, { name }) => `${name(seat)} scheidet aus`,
  over: () => 'Das Spiel ist vorbei',
});

const reasons = phraseByKind<Reason, View>({
  cannotPay: ({ price }) => `Das kannst du nicht bezahlen: ${priceWords(price)}.`,
  noVictim: ({ category }) => `Dafür brauchst du ${A_CATEGORY[category]} auf der Hand, den du entfernst.`,
  needsMaster: ({ master }) => `Das darf nur bauen, wer diesen Meister hat: ${masterName(master)}.`,
  soldOut: () => 'Davon ist nichts mehr da.',
  noIncome: () => 'Dieser Vasall bringt kein Einkommen.',
  wrongFief: () => 'Dieser Vasall kann in diesem Lehen nicht arbeiten.',
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
      return `${fiefs[typeOf(line)]} der Stufe ${n}`;
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
  tell,
  why: reasons,
  part,
  tieBreaks: ['die Zahl der Adelszeichen', 'die Zahl der Münzen', 'die Zahl der Würfel'],
  points,
  verdict: ({ rank }) => `Du endest als ${RANKS[rank ?? 'steward'] ?? 'Lehnsherr'}.`,
  board: boardIn(wording, boardWords),
  target,
};
