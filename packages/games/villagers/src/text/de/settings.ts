import type { Phrases } from '@thorp/kernel';
import type { Villagers } from '../../types.ts';
import { entryNames } from '../catalogue.ts';
import { catalogue } from './catalogue.ts';

/** The words of the settings. */
export const settings: Phrases<Villagers>['settings'] = {
  mode: {
    title: 'Spielart',
    help: 'Wer spielt: mehrere Dörfer oder jemand allein.',
    values: {
      village: 'Zwei bis fünf Dörfer',
      monastery: 'Allein neben dem Kloster, um einen Rang',
      countess: 'Allein gegen die Gräfin',
    },
  },
  countessProfile: {
    title: 'Die Gräfin',
    help: 'Welche Fassung ihrer Stapel und Regeln gilt.',
    values: {
      beta: 'Zweite Betafassung',
      retail: 'Handelsfassung',
      'retail-beginner': 'Handelsfassung für den Einstieg',
      'retail-hard': 'Handelsfassung, schwer',
    },
  },
  events: {
    title: 'Ereignisse',
    help: 'Zu jeder Jahreszeit liegt ein Ereignis unter einem Stapel und tritt ein, wenn dieser leer ist.',
  },
  teams: {
    title: 'Trupps',
    help: 'Für zwei Handkarten gibt es einen Bautrupp oder einen Erntetrupp, einen je Dorf.',
  },
  freeTeam: { title: 'Geschenkte Trupps', help: 'Plätze, die ihren Trupp umsonst bekommen, für den Einstieg.' },
  specials7: {
    title: 'Neue Besondere',
    help: 'Ingenieur, Erfinder, Tausendsassa, Sammler, Zeltmacher, Anführer und Kaufmann kommen ins Spiel.',
  },
  extraGraper: { title: 'Dritter Traubenleser', help: 'Ein dritter Traubenleser kommt ins Spiel.' },
  seasonsSetup: {
    title: 'Aufbau der Jahreszeiten',
    help: 'Die Straße wird zufällig ausgelegt; ab vier Spielern kommen Ton und die zusätzlichen Karten ins Spiel.',
  },
  extendedLength: { title: 'Längeres Spiel', help: 'Höhere Stapel: etwa eine Runde mehr.' },
  clay: { title: 'Zunft Ton', help: 'Ton kommt ins Spiel; bei bis zu drei Spielern anstelle der Trauben.' },
  wool: { title: 'Zunft Wolle', help: 'Wolle kommt ins Spiel; bei bis zu drei Spielern anstelle der Trauben.' },
  leather: { title: 'Zunft Leder', help: 'Leder kommt ins Spiel; bei bis zu drei Spielern anstelle der Trauben.' },
  extraShepherd: { title: 'Dritter Schäfer', help: 'Die Zunft Wolle bekommt einen dritten Schäfer.' },
  extraTanner: { title: 'Dritter Gerber', help: 'Die Zunft Leder bekommt einen dritten Gerber.' },
  firstPlayer: {
    title: 'Wer beginnt',
    help: 'Wer die erste Runde beginnt.',
    values: { random: 'Das Los entscheidet', 'seat-0': 'Der erste Platz' },
  },
  foundersFlip: {
    title: 'Gründer umdrehen',
    help: 'Wann die Gründer am Ende eines Bauzugs von der Goldseite auf die Nahrungsseite gedreht werden.',
    values: {
      'uncovered-first-round': 'In Runde 1, wenn nichts auf ihnen liegt',
      'no-food': 'In jeder Runde, wenn dem Dorf Nahrung fehlt',
    },
  },
  poorestWins: {
    title: 'Das ärmste Dorf gewinnt',
    help: 'Wer am wenigsten Gold hat, gewinnt, aber bei Zwillingsdörfern entscheidet der kleinste Abstand; wer nehmen und bauen kann, muss es tun.',
  },
  tinyIsland: { title: 'Kleine Insel', help: 'Die Bank öffnet keine Schlösser.' },
  twinVillages: {
    title: 'Zwillingsdörfer',
    help: 'Jemand spielt beide Dörfer und macht sie möglichst gleich reich.',
  },
  silverInFirstMarket: { title: 'Silber zweimal', help: 'Silber wird auch beim 1. Markt gewertet.' },
  sevenStartingCards: { title: 'Sieben Karten', help: 'Alle beginnen mit sieben statt fünf Karten.' },
  leaveOut: {
    title: 'Weglassen',
    help: 'Dorfbewohner, die nicht ins Spiel kommen.',
    values: entryNames(catalogue),
  },
};
