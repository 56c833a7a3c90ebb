import { must } from '@thorp/kernel';
import type { CatalogueWords } from '../catalogue.ts';
import { titled } from '../names.ts';
import { aGood, goodsListed, listed, points } from './words.ts';

const BACKS = { letter: 'mit Buchstaben', 1: 'in Stapel 1', 2: 'in Stapel 2', 3: 'in Stapel 3' };

/** Parts that are not found in any source, by the English text of the tables. */
const RECONSTRUCTED: { readonly [english: string]: string } = {
  'the cost': 'die Kosten',
  'the copy in pile 3': 'das Plättchen in Stapel 3',
  'the link to grain': 'dass Getreide nötig ist',
  'the link to ore': 'dass Erz nötig ist',
  'the link to iron': 'dass Eisen nötig ist',
  'the exchange': 'der Tausch',
  'the pile': 'der Stapel',
  'the value of its goods tile': 'der Wert des Warenplättchens',
  'which goods belong to it': 'welche Waren dazugehören',
  'the second tile of 4': 'das zweite Plättchen mit 4 Punkten',
  'the number of buildings': 'die Zahl der Gebäude',
  'the letter': 'der Buchstabe',
  'the buildings': 'die Gebäude',
};

export const catalogueWords: CatalogueWords = {
  kinds: { production: 'Herstellung', exchange: 'Tausch', victory: 'Siegpunkte' },
  goods: 'Waren',
  characters: 'Personen',
  specials: 'Sonderplättchen',
  centres: 'Dorfzentren',
  startTile: 'Ein Startgebäude.',
  costs: goods => `Kostet ${goodsListed(goods)}.`,
  tiles: copies => `Plättchen: ${listed(copies.map(([back, count]) => `${count} ${BACKS[back]}`))}.`,
  makes: (good, needs) =>
    needs
      ? `Stellt ${aGood(good)} her, wenn im selben Zug ${aGood(needs)} hergestellt wird.`
      : `Stellt ${aGood(good)} her.`,
  exchanges: (give, get) =>
    get
      ? `Tauscht ${goodsListed(give, 'oder')} gegen ${goodsListed(get, 'oder')}.`
      : `Tauscht eine dieser Waren gegen eine andere davon: ${goodsListed(give, 'oder')}.`,
  victory: count => `${points(count)}. Hier wohnt niemand.`,
  otherBuilding: ({ name }) => `Englisch: ${titled(name)}`,
  otherCharacter: character => `Englisch: ${titled(character)}`,
  material: 'Ein Baustoff: Beim Baumeister ist er für 1 Münze zu haben.',
  basicGood: 'Eine Grundware.',
  delivery: 'Eine Lieferung zählt 1 Punkt.',
  needs: good => `Braucht ${aGood(good)}, im selben Zug hergestellt.`,
  goodsTile: count => `Warenplättchen: ${points(count)}.`,
  characterLines: {
    builder: [
      'Baue ein Plättchen aus der Auslage in dein Dorf. Jedes Gebäude nur einmal.',
      'Wache Bewohner stellen her, was es kostet; fehlendes Holz, Stein oder Ziegel kaufst du für je 1 Münze.',
      'Jemand aus deinem Dorfzentrum zieht ein.',
    ],
    trader: [
      'Liefere eine Ware an den Markt, jede Ware nur einmal im Spiel.',
      'Wer eine veredelte Ware als Erster liefert, nimmt ihr Warenplättchen.',
      'Hier lässt sich nichts kaufen.',
    ],
    'night-watchman': [
      'Wecke alle, die in einem Viertel eines Dorfes schlafen, gleich welcher Farbe.',
      'Sonst weckt nichts die Bewohner.',
    ],
    priest: [
      'Verheirate jemanden aus der Schule oder deinem Dorfzentrum in ein anderes Dorf.',
      'Im Gebäude muss genau ein Bewohner des anderen Geschlechts wohnen.',
      'Nimm eine Münze aus dem Dorfzentrum des Gastgebers: Die eigene Farbe kommt heim, eine fremde in dein Dorfzentrum.',
    ],
    midwife: [
      'Ein Paar in deinem Dorf bekommt ein Kind, einen Jungen oder ein Mädchen aus deinem Vorrat.',
      'Kinder gehen am Ende der Runde in die Schule und kommen eine Runde später heim.',
    ],
  },
  characterTile: 'Das Plättchen zählt 1 Punkt und gibt jede Runde eine freie Aktion.',
  group: (count, goods) => `${points(count)} für den Ersten, der alles davon geliefert hat: ${goodsListed(goods)}.`,
  village: rank => (rank === 0 ? 'Erstes vollständiges Dorf' : 'Zweites vollständiges Dorf'),
  completed: count => `${points(count)}: zehn Gebäude, und in jedem bewohnbaren wohnt jemand.`,
  centre: letter => `Dorfzentrum ${letter}`,
  startSet: buildings => `Im leichten Spiel gehören dazu: ${listed(buildings)}.`,
  reconstructed: what => what.split(', ').map(inGerman).join(', '),
};

function inGerman(what: string): string {
  return must(RECONSTRUCTED[what], `there is German for '${what}'`);
}
