import { must } from '@thorp/kernel';
import type { Silver } from '../../cards/card.ts';
import { catalogueIn, type CatalogueWords } from '../catalogue.ts';
import { counted, names } from './words.ts';

/** Parts that are not found in any source, by the English text of the card tables. */
const RECONSTRUCTED: { readonly [english: string]: string } = {
  'name, place, copies and symbols': 'Name, Platz, Anzahl und Zeichen',
  'place, copies and symbols (the name is attested)': 'Platz, Anzahl und Zeichen (der Name ist belegt)',
  'four copies (more than two is attested) and gold': 'vier Karten (mehr als zwei sind belegt) und das Gold',
  'one Solitary symbol': 'ein Zeichen der Einzelgänger',
  'a shared bottom card is exposed': 'dass auch eine gemeinsame unterste Karte wirkt',
  'a shared bottom card is counted': 'dass eine gemeinsame unterste Karte mitzählt',
  'which villagers it stands for, and that it may stand alone':
    'für welche Dorfbewohner er steht und dass er allein stehen darf',
  'the discard mark': 'das Ablagezeichen',
  'the effect and the discard mark (that its Basics are outside the limit of three is attested)':
    'die Wirkung und das Ablagezeichen (belegt ist, dass seine Einfachen nicht zur Grenze von drei zählen)',
  'the effect and the discard mark (that coins have no maximum is attested)':
    'die Wirkung und das Ablagezeichen (belegt ist, dass es für Münzen keine Obergrenze gibt)',
  'the season': 'die Jahreszeit',
  'the season, and that only active keyrings count': 'die Jahreszeit und dass nur wirksame Schlüsselringe zählen',
  'the season, and that coins stay': 'die Jahreszeit und dass die Münzen liegen bleiben',
  'that Founders cannot be taken': 'dass Gründer bleiben',
  'that villagers are counted, not symbols': 'dass Dorfbewohner zählen, nicht Zeichen',
  'that covered gold does not count': 'dass verdecktes Gold nicht zählt',
  'that the price is paid in full': 'dass der volle Preis bezahlt wird',
  'that the choice is yours': 'dass du auswählst',
  'that it comes before the Road is replaced': 'dass es geschieht, bevor die Straße neu ausgelegt wird',
  'that an event of another phase has no effect': 'dass ein Ereignis einer anderen Phase nichts bewirkt',
  'which of her villagers': 'welcher ihrer Dorfbewohner',
  'when the Jester must be used, and on what': 'wann der Hofnarr eingesetzt werden muss und wogegen',
};

const words: CatalogueWords = {
  verbs: {
    'stand in':
      'Steht für jeden Dorfbewohner einer Kette außer dem obersten. Wird zusammen mit dem Dorfbewohner darauf gebaut: zwei Bauaktionen. Als unterste Karte trägt er zwei Dorfbewohner einer Zunft.',
    swap: 'Nimmt in einem beliebigen Dorf den Platz eines verdeckten Dorfbewohners ein, der sofort nach den üblichen Regeln in deinem Dorf gebaut wird. Eine Bauaktion. Ersetzt nie Trupps, Stellvertreter oder fremde Gründer.',
    'free padlocks': 'Für den Rest deines Bauzugs darfst du deine Schlösser kostenlos öffnen.',
    smuggle:
      'Du bekommst die Hälfte des aufgedruckten Goldes eines Dorfbewohners in deinem Dorf, dessen Gold wirkt, aufgerundet.',
    'expose branch': 'Kommt oben auf eine beliebige Kette. Jedes Zeichen darunter in diesem Zweig wirkt.',
    'gold per villager below':
      'Kommt oben auf eine beliebige Kette. Du bekommst sofort 5 Gold für jeden Dorfbewohner darunter in diesem Zweig.',
    'bottom of two suits': 'Unterste Karte einer beliebigen Kette; ihre zwei Zweige dürfen zwei Zünften angehören.',
    'draft more': 'In dieser Nehmphase nimmst du zwei Dorfbewohner mehr, auch über die Grenze von fünf hinaus.',
    'build more': 'Zwei Bauaktionen mehr in diesem Bauzug, auch über die Grenze von fünf hinaus.',
    'take basics':
      'Nimm bis zu zwei einfache Dorfbewohner, ohne eine Karte zurückzugeben; sie zählen nicht zur Grenze von drei.',
    'fill keyring':
      'Wähle in deinem Dorf einen Dorfbewohner mit wirksamem Schlüsselring: Die Bank legt so viel Gold darauf, wie der Schlüsselring zeigt.',
  },
  events: {
    festivals:
      'Alle ziehen drei Karten aus der Reserve; dann geben alle zwei Handkarten in die Reserve zurück; dann wird sie gemischt.',
    townsfolk: 'Alle Stapel werden im Ganzen umgedreht und bleiben offen, bis die nächste Bauphase beginnt.',
    returnees:
      'Reihum: Sieh einen Stapel durch, nimm einen Dorfbewohner auf die Hand, mische den Stapel und leg ihn zurück.',
    developments: 'Alle bekommen 2 Gold für jede Handkarte.',
    weddings: 'Alle geben eine Handkarte verdeckt nach rechts weiter; erst danach werden sie aufgenommen.',
    nobles: 'Die Bank legt 5 Gold auf jeden Dorfbewohner der Straße.',
    travellers: 'Die Bank legt in jedem Dorf 2 Gold auf jeden Dorfbewohner mit wirksamem Schlüsselring.',
    caravans: 'Alle werten ihr gesamtes wirksames Silber und sonst nichts.',
    merchants:
      'Alle werten eine eigene Kette mit beiden Zweigen: wirksames Gold, Silber und die Münzen darauf, die liegen bleiben.',
    castellans: 'Alle dürfen einen Dorfbewohner aus der Hand bauen und eine Handkarte gegen einen Einfachen tauschen.',
    pilgrims:
      'Alle dürfen einen Dorfbewohner vom Ablagestapel bauen und eine Handkarte gegen einen Einfachen tauschen.',
    envoys: 'Alle legen eine Handkarte mit Gold ab und bekommen dafür die Hälfte ihres Goldes, aufgerundet.',
  },
  eventGroups: {
    spring: 'Ereignisse: Frühling',
    summer: 'Ereignisse: Sommer',
    autumn: 'Ereignisse: Herbst',
    winter: 'Ereignisse: Winter',
  },
  discarded: 'Keine Bauaktion; kommt auf den Ablagestapel.',
  noSymbols: 'Keine Zeichen.',
  startsOnRoad: 'dass eine der Karten zu Beginn auf der Straße liegt',
  goesOn: name => `Kommt auf ${name}.`,
  carries: villagers => `Trägt ${villagers} Dorfbewohner.`,
  padlock: name => `Schloss, geöffnet von: ${name}.`,
  symbols: (count, suit) => `Zeichen seiner Zunft (${suit}): ${count}.`,
  food: amount => `Nahrung: ${amount}.`,
  builder: amount => `Baumeister: ${amount}.`,
  gold: amount => `${amount} Gold.`,
  silver: formula => `Silber: ${silverText(formula)}.`,
  keyring: number => `Schlüsselring: ${number} Karten des Grundspiels brauchen ihn.`,

  beta: {
    'guild-conspiracy': 'Die Bank legt 2 Gold auf jeden ihrer Dorfbewohner mit Schlüsselring.',
    abduction: 'Du legst eine Handkarte ab.',
    'value-added-tax': 'In deiner Bauphase verlangt die Bank 4 Gold, um ein Schloss zu öffnen.',
    conscription: 'Am Ende der Nehmphase nimmt sie die oberste Karte des Stapels ganz rechts.',
    betrayer: 'Einer deiner obersten Dorfbewohner, aber kein Einfacher, zieht in ihr Dorf.',
    'sinister-banquet': 'Sie bekommt 3 Gold für jede Nahrung in ihrem Dorf.',
    serfdom: 'In deiner Bauphase kommt die Karte, die du für einen Einfachen abgibst, in ihr Dorf.',
    customs: 'Du zahlst ihr 1 Gold für jeden Dorfbewohner der Zunft, von der du am meisten hast.',
    'trade-network': 'Sie wertet ihren besten Dorfbewohner mit Silber.',
    blackmail: 'Sie wertet das höchste aufgedruckte Gold in deinem Dorf.',
    arrest: 'Du legst einen deiner obersten Dorfbewohner ab, aber keinen Einfachen.',
    ransom: 'Du zahlst ihr 2 Gold für jede Handkarte.',
    'spy-network': 'Sie bekommt den Wert eines deiner Dorfbewohner mit Silber.',
    'protection-money': 'Sie bekommt 3 Gold für jeden deiner Dorfbewohner, auf dem Münzen liegen.',
  },
  retail: {
    'sinister-banquet': 'Sie bekommt 2 Gold für jede Nahrung in ihrem Dorf.',
    'mood-swing': 'Wird durch ein neues Ereignis desselben Stapels ersetzt, das sofort abgehandelt wird.',
    'black-market': 'Ihr wertet beide Silber.',
    'value-added-tax': 'Du zahlst 1 Gold für jedes Goldzeichen in deinem Dorf.',
    'land-claim': 'Du zahlst 2 Gold für jeden Einfachen in deinem Dorf.',
    'temporary-employment': 'Sie bekommt 2 Gold für jede Zunft unter deinen Handkarten.',
    bribes: 'Die Bank legt auf einen ihrer Dorfbewohner mit Schlüsselring so viel Gold, wie dieser zeigt.',
    serfdom: 'In deiner Bauphase kommt die Karte, die du für einen Einfachen abgibst, in ihr Dorf.',
    customs: 'Du zahlst 1 Gold für jeden Dorfbewohner der Zunft, von der du am meisten hast.',
    'guild-conspiracy': 'Die Bank legt 2 Gold auf jeden ihrer Dorfbewohner mit Schlüsselring.',
    betrayer: 'Einer deiner obersten Dorfbewohner, aber kein Einfacher, zieht in ihr Dorf.',
    'countess-bank': 'In deiner Bauphase verlangt die Bank 3 Gold, um ein Schloss zu öffnen.',
    'dark-mood': 'Wird beim Aufdecken durch zwei neue Ereignisse ersetzt.',
    'it-was-you': 'Der Hofnarr muss in dieser Runde eingesetzt werden.',
    arson: 'Eine Bauaktion weniger, oder zahle 3 Gold an die Bank.',
    conscription: 'Sie nimmt eine Karte von einem Stapel oder aus der Reserve.',
    tribute: 'Du zahlst 1 Gold für jede Handkarte.',
    'protection-money': 'Du zahlst so viel Gold, wie auf einem deiner Dorfbewohner liegt.',
    'trade-network': 'Sie wertet einen Dorfbewohner mit Silber in ihrem Dorf.',
    'spy-network': 'Sie bekommt den Wert eines deiner Dorfbewohner mit Silber.',
    blackmail: 'Sie wertet das höchste aufgedruckte Gold in deinem Dorf.',
    abduction: 'Du legst eine Handkarte ab.',
    arrest: 'Du legst einen deiner obersten Dorfbewohner ab, aber keinen Einfachen.',
    rats: 'Einmal weniger nehmen, oder zahle 3 Gold an die Bank.',
  },
  countessGroups: {
    betaSummer: 'Gräfin: Sommer',
    betaWinter: 'Gräfin: Winter',
    retailSummer: 'Gräfin, Handelsfassung: Sommer',
    retailWinter: 'Gräfin, Handelsfassung: Winter',
  },
  jester: {
    group: 'Gräfin, Handelsfassung',
    name: 'Der Hofnarr',
    lines: ['Einmal im Spiel: Leg ein Ereignis der Gräfin ab, bevor es wirkt. Nicht im schweren Spiel.'],
  },
  monastery: 'Kloster',
  inDeck: copies => `${counted(copies, 'Karte', 'Karten')} im Stapel.`,
  roundNumber: round => `Runde ${round}`,
  priority: symbols =>
    `Nach jedem Nehmen geht ein Dorfbewohner der Straße ins Kloster. Am liebsten mit: ${symbols.join(', ')}.`,
  priorityReconstructed: round =>
    round === 1 ? 'die Reihenfolge nach Baumeister und Nahrung' : 'die Reihenfolge der Zeichen',
  reconstructed: what => must(RECONSTRUCTED[what], `there is German for '${what}'`),
};

function silverText(silver: Silver): string {
  const { amount, per } = silver;
  const each = per === 1 ? 'je' : `je ${per}`;
  switch (silver.of) {
    case 'food':
      return `${amount} ${each} ${per === 1 ? 'wirksamer' : 'wirksame'} Nahrung`;
    case 'builder':
      return `${amount} ${each} ${per === 1 ? 'wirksamem' : 'wirksame'} Baumeister`;
    case 'gold symbols':
      return `${amount} ${each} ${per === 1 ? 'wirksames Goldzeichen' : 'wirksame Goldzeichen'}`;
    case 'padlocks':
      return `${amount} ${each} ${per === 1 ? 'Schloss' : 'Schlösser'}`;
    case 'suit symbols':
      return `${amount} ${each} Zeichen der Zunft ${names.suitName(silver.suit)}`;
    case 'printed gold':
      return `das wirksame Gold, das auf deinen Dorfbewohnern der Zunft ${names.suitName(silver.suit)} steht`;
    case 'coins on one villager':
      return 'die Münzen auf einem deiner Dorfbewohner';
  }
}

export const catalogue = catalogueIn(names, words);
