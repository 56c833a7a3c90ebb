import type { PhraseTable, Seat } from '@thorp/kernel';
import { slotName, type CharacterName } from '../cards/board.ts';
import { buildingName, costOf } from '../cards/buildings.ts';
import { goodName, MATERIALS } from '../cards/goods.ts';
import { sexName } from '../figures.ts';
import { leftOf } from '../table.ts';
import type { Event, Idle, Option, Reason } from '../types.ts';
import type { HelvetiaView } from '../view.ts';
import { catalogueWords } from './de/catalogue.ts';
import { caution, conflict, settings } from './de/settings.ts';
import {
  aChild,
  aGood,
  aPerson,
  aPersonAsObject,
  boardWords,
  counted,
  goodsListed,
  homeWords,
  houseWords,
  listed,
  names,
  points,
  quarterWords,
  spouseWords,
  villageOf,
  does,
  who,
  whom,
} from './de/words.ts';
import type { LogWords } from './log.ts';
import { hasTile, isSpent, nextEmpty, type Reader } from './lookups.ts';
import { phrasesIn, type Prompts } from './phrases.ts';

/** The next building without its first villager. */
const emptyHouse = (reader: Reader, seat: Seat, from = 0): string => {
  const house = nextEmpty(reader, seat, from);
  return house ? names.buildings[house.building] : 'Leeres Gebäude';
};

const prompts: Prompts = {
  draft: () => 'Welches Startgebäude nimmst du?',
  found: ({ seat }, { view }) => {
    const [next] = view.players[seat]?.start ?? [];
    return next ? `${names.buildings[next]}: Wohin damit?` : 'Wohin damit?';
  },
  house: () => 'Wo wohnen der erste Mann und die erste Frau?',
  lodge: ({ seat }, reader) => `${emptyHouse(reader, seat)}: Wer zieht ein, und wer geht in die Schule?`,
  betroth: ({ seat }, reader) =>
    `In welches Haus heiratet jemand von dir? (${villageOf(leftOf(seat, reader.view.players.length), reader)})`,
  turn: ({ seat }, reader) =>
    hasTile(reader, seat)
      ? 'Welche Person bekommt deine Münze? Oder nutze erst ein Plättchen.'
      : 'Welche Person bekommt deine Münze?',
  more: ({ seat }, reader) => {
    if (isSpent(reader, seat)) return 'Du hast für diesen Zug keine Münze mehr: Beende ihn';
    const { character } = reader.view.turn;
    const coin = `Noch eine Münze für ${character ? FOR_CHARACTER[character] : 'dieselbe Person'}`;
    return hasTile(reader, seat)
      ? `${coin}, ein Plättchen oder das Ende deines Zugs?`
      : `${coin} oder das Ende deines Zugs?`;
  },
  build: () => 'Welches Gebäude baust du?',
  pay: ({ todo }) => `Woher nimmst du ${aGood(goodName(todo.good))}?`,
  place: ({ building }) => `${names.buildings[buildingName(building)]}: Wo baust du?`,
  moveIn: ({ seat, slot }, reader) => `${homeWords(reader, seat, slotName(slot))}: Wer zieht ein?`,
  trade: () => 'Welche Ware lieferst du?',
  wake: () => 'Welches Viertel welchen Dorfes weckst du?',
  send: () => 'Wer heiratet in ein anderes Dorf?',
  marry: ({ sex }) =>
    sexName(sex) === 'man' ? 'In welches Haus heiratet dein Mann?' : 'In welches Haus heiratet deine Frau?',
  dowry: ({ host }, { name }) => `Welche Münze aus dem Dorfzentrum von ${name(host)} nimmst du als Mitgift?`,
  bear: () => 'Welches Paar bekommt ein Kind, einen Jungen oder ein Mädchen?',
  graduate: ({ seat, slot }, reader) => `${emptyHouse(reader, seat, slot)}: Wer kommt aus der Schule heim?`,
  quiet: () => 'Das Spiel geht von selbst weiter',
};

/** With the article that they take after „für“. */
const FOR_CHARACTER: { readonly [C in CharacterName]: string } = {
  builder: 'den Baumeister',
  trader: 'den Fuhrmann',
  'night-watchman': 'den Nachtwächter',
  priest: 'den Pfarrer',
  midwife: 'die Hebamme',
};

const tileOf = (character: CharacterName): string => `das Plättchen „${names.characters[character]}“`;

const labels: PhraseTable<Option, HelvetiaView> = {
  draft: ({ building }) => `${names.buildings[building]} nehmen`,
  place: ({ slot }) => `Hierher: ${names.slots[slot]}`,
  house: ({ man, woman }, reader) =>
    `Mann: ${homeWords(reader, reader.view.asked, man)}, Frau: ${homeWords(reader, reader.view.asked, woman)}`,
  lodge: ({ sex }) =>
    sex === 'man' ? 'Ein Mann ins Gebäude, eine Frau in die Schule' : 'Eine Frau ins Gebäude, ein Mann in die Schule',
  marry: ({ village, slot }, reader) =>
    `${upper(spouseWords(reader, village, slot))} verheiraten: ${houseWords(reader, village, slot)}`,
  call: ({ character }) => `1 Münze für ${FOR_CHARACTER[character]}`,
  tile: ({ character }) => `${upper(tileOf(character))} nutzen`,
  end: () => 'Zug beenden',
  build: ({ building }) => `${names.buildings[building]} bauen: ${goodsListed(costOf(building))}`,
  work: ({ village, slot }, reader) => `Herstellen: ${houseWords(reader, village, slot)}`,
  exchange: ({ village, slot, give }, reader) => `Gegen ${aGood(give)} tauschen: ${houseWords(reader, village, slot)}`,
  buy: () => 'Für 1 Münze kaufen',
  moveIn: ({ sex }) => `${upper(aPerson(sex))} zieht ein`,
  deliver: ({ good }) => `${upper(aGood(good))} liefern`,
  wake: ({ village, quarter }, reader) => `Wecken: ${villageOf(village, reader)}, ${quarterWords(quarter)}`,
  send: ({ from, sex }) =>
    `${upper(aPersonAsObject(sex))} aus ${from === 'school' ? 'der Schule' : 'deinem Dorfzentrum'}`,
  dowry: ({ colour }, { name, you }) =>
    colour === you ? 'Deine eigene Münze nehmen' : `Die Münze von ${name(colour)} nehmen`,
  bear: ({ slot, sex }, reader) => `${upper(aChild(sex))} für das Paar: ${homeWords(reader, reader.view.asked, slot)}`,
  graduate: ({ slot, sex }, reader) => `${upper(aPerson(sex))}: ${homeWords(reader, reader.view.asked, slot)}`,
  leave: ({ slot }, reader) => `Leer lassen: ${homeWords(reader, reader.view.asked, slot)}`,
};

const ENDINGS = {
  threshold: 'Das Spiel ist vorbei: Jemand hat 20 Punkte',
  stall: 'Das Spiel ist vorbei: Mehrere Runden lang ist nichts geschehen',
  roundLimit: 'Das Spiel ist vorbei: Das war die letzte Runde',
};

const logLines: PhraseTable<Event, HelvetiaView> = {
  dealt: ({ seat, letter }, reader) =>
    `${does(reader, seat, 'bekommt', 'bekommst')} Dorfzentrum ${letter} und seine Gebäude`,
  drafted: ({ seat, building }, reader) => `${does(reader, seat, 'nimmt', 'nimmst')} ${names.buildings[building]}`,
  founded: ({ seat, building }, reader) => `${does(reader, seat, 'legt', 'legst')} ${names.buildings[building]}`,
  housed: ({ seat, sex, slot }, reader) =>
    `${does(reader, seat, 'lässt', 'lässt')} ${aPersonAsObject(sex)} einziehen: ${homeWords(reader, seat, slot)}`,
  schooled: ({ seat, sex }, reader) =>
    `${does(reader, seat, 'schickt', 'schickst')} ${aPersonAsObject(sex)} in die Schule`,
  centred: ({ seat, sex }, reader) =>
    `${does(reader, seat, 'stellt', 'stellst')} ${aPersonAsObject(sex)} ins Dorfzentrum`,
  round: ({ round, seat }, reader) => `Runde ${round}: ${does(reader, seat, 'beginnt', 'beginnst')}`,
  called: ({ seat, character }, reader) => `${does(reader, seat, 'bezahlt', 'bezahlst')} ${FOR_CHARACTER[character]}`,
  usedTile: ({ seat, character }, reader) => `${does(reader, seat, 'nutzt', 'nutzt')} ${tileOf(character)}`,
  worked: ({ seat, village, slot, good }, reader) =>
    `${does(reader, seat, 'stellt', 'stellst')} ${aGood(good)} her: ${houseWords(reader, village, slot)}`,
  exchanged: ({ seat, village, slot, give, get }, reader) =>
    `${does(reader, seat, 'tauscht', 'tauschst')} ${aGood(give)} gegen ${aGood(get)}: ${houseWords(reader, village, slot)}`,
  bought: ({ seat, good }, reader) => `${does(reader, seat, 'kauft', 'kaufst')} ${aGood(good)} für 1 Münze`,
  built: ({ seat, building }, reader) => `${does(reader, seat, 'baut', 'baust')} ${names.buildings[building]}`,
  movedIn: ({ seat, sex, slot }, reader) =>
    `Bei ${whom(reader, seat)} zieht ${aPerson(sex)} ein: ${homeWords(reader, seat, slot)}`,
  completed: ({ seat, points: count }, reader) =>
    `${does(reader, seat, 'vollendet', 'vollendest')} das Dorf: ${points(count)}`,
  delivered: ({ seat, good }, reader) => `${does(reader, seat, 'liefert', 'lieferst')} ${aGood(good)}`,
  goodsTile: ({ seat, good, points: count }, reader) =>
    `${does(reader, seat, 'nimmt', 'nimmst')} das Warenplättchen „${names.goods[good]}“: ${points(count)}`,
  groupTile: ({ seat, group, points: count }, reader) =>
    `${does(reader, seat, 'hat', 'hast')} alles geliefert für „${names.groups[group]}“: ${points(count)}`,
  woke: ({ seat, village, quarter, count }, reader) =>
    `${does(reader, seat, 'weckt', 'weckst')} ${count === 0 ? 'niemanden' : `${count} Bewohner`}: ${villageOf(village, reader)}, ${quarterWords(quarter)}`,
  married: ({ seat, sex, village, slot }, reader) =>
    `${does(reader, seat, 'verheiratet', 'verheiratest')} ${aPersonAsObject(sex)}: ${houseWords(reader, village, slot)}`,
  dowry: ({ seat, host, colour }, reader) =>
    `${does(reader, seat, 'nimmt', 'nimmst')} als Mitgift bei ${whom(reader, host)} eine ${seat === colour ? 'eigene Münze' : `Münze von ${whom(reader, colour)}`}`,
  born: ({ seat, slot, sex }, reader) =>
    `Bei ${whom(reader, seat)} kommt ${aChild(sex)} zur Welt: ${homeWords(reader, seat, slot)}`,
  roundOver: ({ seat }, reader) =>
    reader.you === seat
      ? 'Nur du hast noch Münzen und wirst Startspieler'
      : `Nur ${reader.name(seat)} hat noch Münzen und wird Startspieler`,
  awarded: ({ seat, character }, reader) => `${does(reader, seat, 'gewinnt', 'gewinnst')} ${tileOf(character)}`,
  graduated: ({ seat, sex, slot }, reader) =>
    `Bei ${whom(reader, seat)} kommt ${aPerson(sex)} aus der Schule heim: ${homeWords(reader, seat, slot)}`,
  cameHome: ({ seat, count }, reader) =>
    `Bei ${whom(reader, seat)} ${count === 1 ? 'kommt' : 'kommen'} ${count} Bewohner aus der Schule ins Dorfzentrum`,
  toSchool: ({ seat, count }, reader) =>
    `Bei ${whom(reader, seat)} ${count === 1 ? 'geht' : 'gehen'} ${counted(count, 'Kind', 'Kinder')} in die Schule`,
  scored: ({ totals }, reader) => `Punkte: ${listed(totals.map((total, seat) => `${who(reader, seat)} ${total}`))}`,
  revealed: ({ buildings }) => `Neu in der Auslage: ${listed(buildings.map(building => names.buildings[building]))}`,
  over: ({ why }) => ENDINGS[why],
};

const log: Omit<LogWords, 'tell'> = {
  payment(event, reader) {
    if (event.kind === 'bought') return `${aGood(event.good)} für 1 Münze`;
    const { seat, village, building } = event;
    const where = seat === village ? '' : `, ${villageOf(village, reader)}`;
    const made = event.kind === 'worked' ? aGood(event.good) : `${aGood(event.get)} für ${aGood(event.give)}`;
    return `${made} (${names.buildings[building]}${where})`;
  },
  follows: event => (event.kind === 'movedIn' ? `${aPerson(event.sex)} zieht ein` : 'eine Münze als Mitgift'),
  byTile: ({ character }) => `Plättchen „${names.characters[character]}“`,
  landmarks: {
    goodsTile: ({ good }) => `${names.goods[good]} zuerst`,
    groupTile: ({ group }) => `${names.groups[group]} komplett`,
    completed: () => 'Dorf voll',
  },
};

const IDLE: { readonly [W in Idle]: string } = {
  villageFull: 'Dein Dorf ist voll: Für ein weiteres Gebäude ist kein Platz.',
  builtAll: 'Alle Gebäude der Auslage stehen schon in deinem Dorf.',
  cannotPay: 'Deine wachen Bewohner und die Münzen, die dann übrig wären, reichen für kein Gebäude der Auslage.',
  deliveredAll: 'Du hast alle Waren schon geliefert.',
  cannotMake: 'Deine wachen Bewohner können keine Ware herstellen, die du noch nicht geliefert hast.',
  nobodyFree: 'Du kannst niemanden verheiraten: In der Schule und auf deinem Dorfzentrum ist keiner von deinen Leuten.',
  noPartner: 'In keinem anderen Dorf wartet ein Gebäude auf jemanden, den du verheiraten könntest.',
  noCouple: 'In deinem Dorf wohnt noch kein Paar: Erst muss jemand hierher heiraten.',
  hadChild: 'Jedes Paar in deinem Dorf hat schon ein Kind bekommen.',
  nobodyLeft: 'In deinem Vorrat ist niemand mehr.',
};

const reasons: PhraseTable<Reason, HelvetiaView> = {
  held: () => 'Dieses Gebäude hast du schon.',
  deadEnd: () => 'Jemand nach dir bekäme keine drei verschiedenen Gebäude mehr.',
  builtAlready: () => 'Dieses Gebäude steht schon in deinem Dorf.',
  villageFull: () => 'Dein Dorf ist voll.',
  tooDear: ({ goods }) =>
    goods.length === 0
      ? 'Deine wachen Bewohner und deine Münzen reichen für jede dieser Waren, aber nicht für alle zusammen.'
      : `Keiner deiner wachen Bewohner kann ${goodsListed(goods, 'oder')} beschaffen${goods.some(good => MATERIALS.includes(good)) ? ', und zum Kaufen fehlt dir die Münze' : ''}.`,
  deliveredAlready: () => 'Diese Ware hast du schon geliefert.',
  noSupply: ({ good, lacks }) =>
    good === lacks
      ? `Keiner deiner wachen Bewohner kann ${aGood(good)} beschaffen.`
      : `Für ${aGood(good)} brauchst du ${aGood(lacks)}; beschaffen kann es keiner deiner wachen Bewohner.`,
  lastCoin: () => 'Deine letzte Münze brauchst du noch für die Aktion deines Zugs.',
  circle: () => 'Das brächte nur zurück, was es nimmt.',
  spoilsPayment: () => 'Dann wäre der Rest nicht mehr zu bezahlen.',
  noCoin: () => 'Du hast in diesem Zug keine Münze mehr auszugeben.',
  nothingToDo: ({ why }) => IDLE[why],
  tileThisTurn: () => 'Du hast in diesem Zug schon ein Plättchen genutzt.',
  tileThisRound: () => 'Dieses Plättchen wurde in dieser Runde schon genutzt.',
  noPartner: () => 'In keinem anderen Dorf wartet ein Gebäude auf so jemanden.',
  hadChild: () => 'Dieses Paar hat gerade ein Kind bekommen.',
  nobodyLeft: () => 'In deinem Vorrat ist niemand dieses Geschlechts mehr.',
};

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const de = phrasesIn({
  title: 'Helvetia',
  blurb: 'Bauen, heiraten, Kinder großziehen und handeln im Schweizer Dorf; wer 20 Punkte hat, beendet das Spiel.',
  settings,
  conflict,
  caution,
  names,
  board: boardWords,
  catalogue: catalogueWords,
  prompts,
  labels,
  logLines,
  log,
  reasons,
  parts: {
    token: 'Startspieler',
    cubes: 'Lieferungen',
    goodsTile: 'Erste Lieferungen',
    characterTile: 'Plättchen',
    building: 'Gebäude',
    group: 'Warengruppen',
    completed: 'Vollständige Dörfer',
  },
  sources: { deliveries: 'Lieferungen', tiles: 'Plättchen', characters: 'Charaktere', buildings: 'Gebäude' },
  tieBreaks: ['die Zahl der wachen Dorfbewohner'],
  points,
});
