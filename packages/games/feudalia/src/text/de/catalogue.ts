import { MARKET_RATES } from '../../cards/events.ts';
import type { Timing } from '../../cards/masters.ts';
import type { CatalogueWords } from '../catalogue.ts';
import { boardWords } from './board.ts';
import { RECONSTRUCTED, SCENARIOS, VARIANTS } from './names.ts';
import { A_CATEGORY, capital, wording } from './words.ts';

const TIMINGS: { readonly [T in Timing]: string } = {
  tap: 'Einmal je Zug in der Hauptphase',
  untap: 'Zu Beginn deines Zuges',
  blue: 'Schlussphase',
  passive: 'Immer',
  build: 'Beim Bauen',
};

export const catalogueWords: CatalogueWords = {
  groups: {
    masters: 'Meister',
    cathedralMasters: 'Meister der Kathedrale',
    fiefs: 'Lehen',
    treasury: 'Schatzkammer',
    cathedral: 'Kathedrale',
    events: 'Ereignisse',
    scenarios: 'Szenarien',
    variants: 'Variantenkarten',
  },
  vassalGroups: { basic: 'Vasallen', military: 'Vasallen (Krieg)', magic: 'Vasallen (Magie)' },
  later: 'Noch nicht verfügbar: Das Modul ist noch nicht spielbar.',
  tax:
    'Wird zu Beginn deines Zuges gespielt: Jedes Lehen zahlt die Hälfte seiner Würfel. Liegen in keinem Lehen zwei Würfel, ' +
    'gibst du den halben Ertrag deiner Hand ab; hast du keinen, wirfst du die Hand ab.',
  anyFief: 'beliebiges Lehen',
  events: {
    rains: 'Jedes Weizenlehen erhält 1 Weizen und jedes Holzlehen 1 Holz für jedes seiner Felder.',
    black_plague:
      'Je nach Summe der Stufen deiner Lehen verlierst du Karten: bis 1 keine, bis 3 eine, bis 5 zwei, bei 6 drei.',
    raids:
      'Jedes Lehen wird mit 2 angegriffen und verliert 2 Würfel, weniger was sein Meister und eingesetzte Karten abwehren.',
    drought:
      'Weizen- und Holzlehen verlieren 1 Würfel ihrer Art je Feld. Dort können in dieser Runde keine Arbeiter gespielt werden.',
    fire: 'Weizenlehen verlieren die Hälfte ihres Weizens, Holzlehen die Hälfte ihres Holzes, aufgerundet.',
    pig_slaughter: 'Alle legen 1 Weizen in eines ihrer Lehen.',
    market: `In der Hauptphase, in jedem Lehen so oft wie seine Stufe: ${wording.either(MARKET_RATES.map(wording.rateWords))}.`,
    vintage: 'Arbeiter, die für Ertrag gespielt werden, bringen in dieser Runde 1 Münze mehr.',
    frost: 'In dieser Runde können keine Arbeiter auf Felder gespielt werden.',
    solo_build: 'Im Solospiel: Ein Plättchen des Fundaments oder des Langhauses wird entfernt.',
    solo_dean: 'Im Solospiel, in der letzten Phase: Das Plättchen des Dekans wird entfernt, sonst eines der Kanoniker.',
    solo_silver: 'Im Solospiel, in der letzten Phase: Ein Plättchen des Silbergeräts wird entfernt.',
    solo_glass: 'Im Solospiel, in der letzten Phase: Ein Plättchen des Buntglases wird entfernt.',
    none: 'Nichts geschieht.',
  },
  seasons: boardWords.seasons,
  takingPart: { all: 'alle', 'level 1 only': 'nur Stufe 1', none: 'keine' },
  orElse: ' oder ',
  noGoal: 'keines',
  faceReconstructed: 'wie viele Münzen gespart werden',
  lotsReconstructed: {
    foundations: 'Zahl der Plättchen, Preise in Holz und Stein',
    nave: 'Preis',
    dean: 'Preis',
    canon: 'Preis, Zahl der Plättchen',
    window: 'Preis, Zahl der Plättchen',
    silver: 'Preis, Zahl der Plättchen',
  },
  allEventsReconstructed: 'Zahl der Karten und ihre Jahreszeiten',
  eventsReconstructed: {
    rains: 'die Art der Würfel',
    black_plague: 'wie viele Karten verloren gehen',
    raids: 'wie viele Würfel verloren gehen und dass sich Lehen in jedem Spiel verteidigen',
    drought: 'die Art der Würfel und dass Facharbeiter als Arbeiter gelten',
    fire: 'die Art der Würfel',
    pig_slaughter: 'die Art des Würfels',
    market: 'die Kurse',
    vintage: 'dass Facharbeiter als Arbeiter gelten',
    frost: 'dass Facharbeiter als Arbeiter gelten',
  },
  fiefs: wording.fiefs,
  sites: wording.fiefs,
  scenario: id => SCENARIOS[id],
  variant: id => VARIANTS[id].name,
  variantText: id => VARIANTS[id].text,
  reconstructed: what => RECONSTRUCTED[what],
  fiefReconstructed: type =>
    `alles außer ${type === 'wheat' ? 'dem Ausbau auf Stufe 1, ' : ''}den Feldern der Stufen 0 und 1 und der geschlossenen Stadt der Stufe 0`,
  cost: (price, eliminate) =>
    eliminate ? `Kosten: ${price}; außerdem ${A_CATEGORY[eliminate]} entfernen.` : `Kosten: ${price}.`,
  income: coins => `Ertrag: ${coins}.`,
  nobles: n => (n === 1 ? '1 Krone.' : `${n} Kronen.`),
  strength: (attack, defense) => `Angriff ${attack}, Verteidigung ${defense}.`,
  fieldAction: (sites, effects) => `Feldaktion (${sites}): ${capital(effects)}.`,
  influence: (plus, effects) => `Einflussaktion${plus ? ' mit „+“' : ''}: ${capital(effects)}.`,
  finalPhase: effects => `Schlussphase: ${capital(effects)}.`,
  siteFor: (site, coins) => `${site} für ${coins}`,
  lives: (fief, level) =>
    `Wohnt in einem ${fief === 'any' ? 'beliebigen Lehen' : wording.fiefs[fief]} der Stufe ${level === 2 ? '2' : `${level} oder höher`}.`,
  action: (timing, effects) => `${TIMINGS[timing]}: ${capital(effects)}.`,
  pay: price => `zahle ${price}, `,
  opens: (lot, vp, price) => `Ermöglicht „${lot}“: ${vp} für ${price}.`,
  level: (level, { fields, halves, defense, city }) =>
    `Stufe ${level}: ${fields} ${fields === 1 ? 'Feld' : 'Felder'}, ${wording.vp(halves)}, Verteidigung ${defense} (nur im Kriegsspiel), Stadt ${city ? 'offen' : 'geschlossen'}.`,
  upgrade: price => `Ausbau: ${price}.`,
  lotFor: (vp, price) => `${vp} für ${price}.`,
  lotTokens: (two, three, four) => `Plättchen bei 2, 3, 4 Spielern: ${two}, ${three}, ${four}.`,
  onlyFor: master => `Nur mit einem eigenen Meister: ${master}.`,
  face: name => `Schatzkammer ${name}`,
  levelSum: name => `Für Lehen, deren Stufen zusammen ${name.replace('/', ' oder ')} ergeben.`,
  saves: saved => `Gespart von 0, 1, 2 … ${saved.length - 1} Münzen: ${saved.join(', ')}.`,
  eventCards: where => `Karten: ${where}.`,
  piles: (names, random) => `Stapel: ${names}${random > 0 ? `, dazu ${random} zufällige` : ''}.`,
  copies: (n, name) => `${n}× ${name}`,
  startingDeck: deck => `Startdeck: ${deck} und der Steuereintreiber.`,
  mastersAndGoal: (masters, goal) => `Meister: ${masters}. Ziel: ${goal}.`,
  playedWith: variant => `Gespielt mit der Variantenkarte „${variant}“.`,
};
