import type { PhraseTable, Seat } from '@thorp/kernel';
import { slotName } from '../cards/board.ts';
import { buildingName, costOf, type BuildingName } from '../cards/buildings.ts';
import { goodName, MATERIALS } from '../cards/goods.ts';
import { sexName } from '../figures.ts';
import { leftOf } from '../table.ts';
import type { Event, Idle, Option, Reason } from '../types.ts';
import type { HelvetiaView } from '../view.ts';
import { catalogueWords } from './en/catalogue.ts';
import { caution, conflict, settings } from './en/settings.ts';
import {
  aChild,
  aPerson,
  boardWords,
  counted,
  does,
  homeWords,
  houseWords,
  listed,
  names,
  oneOf,
  quarterWords,
  spouseWords,
  theBuilding,
  villageOf,
  who,
  whose,
} from './en/words.ts';
import type { LogWords } from './log.ts';
import { hasTile, isSpent, nextEmpty, type Reader } from './lookups.ts';
import { phrasesIn, type Prompts } from './phrases.ts';

/** The next building without its first villager. */
const emptyHouse = (reader: Reader, seat: Seat, from = 0): string => {
  const house = nextEmpty(reader, seat, from);
  return house ? theBuilding(house.building) : 'the empty building';
};

const prompts: Prompts = {
  draft: () => 'Which start building do you take?',
  found: ({ seat }, { view }) => {
    const [next] = view.players[seat]?.start ?? [];
    return next ? `Where does ${theBuilding(next)} go?` : 'Where does it go?';
  },
  house: () => 'Where do the first man and the first woman live?',
  lodge: ({ seat }, reader) => `Who moves into ${emptyHouse(reader, seat)}, and who goes to the School?`,
  betroth: ({ seat }, reader) =>
    `Into which house of ${villageOf(leftOf(seat, reader.view.players.length), reader)} does one of your people marry?`,
  turn: ({ seat }, reader) =>
    hasTile(reader, seat) ? 'Which character gets your coin? Or use a tile first.' : 'Which character gets your coin?',
  more: ({ seat }, reader) => {
    if (isSpent(reader, seat)) return 'You have no coin left for this turn: end it';
    const { character } = reader.view.turn;
    const coin = `Another coin for ${character ? `the ${names.characters[character]}` : 'the same character'}`;
    return hasTile(reader, seat) ? `${coin}, a tile, or the end of your turn?` : `${coin}, or the end of your turn?`;
  },
  build: () => 'Which building do you build?',
  pay: ({ todo }) => `Where does the ${goodName(todo.good)} come from?`,
  place: ({ building }) => `Where do you build ${theBuilding(buildingName(building))}?`,
  moveIn: ({ seat, slot }, reader) => `Who moves into ${homeWords(reader, seat, slotName(slot))}?`,
  trade: () => 'Which good do you deliver?',
  wake: () => 'Which quarter of which village do you wake?',
  send: () => 'Who marries into another village?',
  marry: ({ sex }) => `Into which house does your ${sexName(sex)} marry?`,
  dowry: ({ host }, { name }) => `Which coin from ${name(host)}’s Village Center do you take as dowry?`,
  bear: () => 'Which couple has a child, a boy or a girl?',
  graduate: ({ seat, slot }, reader) => `Who comes home from the School to ${emptyHouse(reader, seat, slot)}?`,
  quiet: () => 'The game goes on by itself',
};

const labels: PhraseTable<Option, HelvetiaView> = {
  draft: ({ building }) => `Take ${theBuilding(building)}`,
  place: ({ slot }) => `Place it ${names.slots[slot]}`,
  house: ({ man, woman }, reader) =>
    `The man into ${homeWords(reader, reader.view.asked, man)}, the woman into ${homeWords(reader, reader.view.asked, woman)}`,
  lodge: ({ sex }) =>
    sex === 'man' ? 'A man to the building, a woman to the School' : 'A woman to the building, a man to the School',
  marry: ({ village, slot }, reader) =>
    `Marry ${spouseWords(reader, village, slot)} into ${houseWords(reader, village, slot)}`,
  call: ({ character }) => `1 coin for the ${names.characters[character]}`,
  tile: ({ character }) => `Use the ${names.characters[character]} tile`,
  end: () => 'End the turn',
  build: ({ building }) => `Build ${theBuilding(building)}: ${listed(costOf(building))}`,
  work: ({ village, slot }, reader) => `${upper(houseWords(reader, village, slot))} makes it`,
  exchange: ({ village, slot, give }, reader) => `${upper(houseWords(reader, village, slot))}: give ${give} for it`,
  buy: () => 'Buy it for 1 coin',
  moveIn: ({ sex }) => `A ${sex} moves in`,
  deliver: ({ good }) => `Deliver ${oneOf(good)}`,
  wake: ({ village, quarter }, reader) => `Wake ${quarterWords(quarter, village, reader)}`,
  send: ({ from, sex }) => `Send ${aPerson(sex)} from ${from === 'school' ? 'the School' : 'your Village Center'}`,
  dowry: ({ colour }, reader) => `Take ${whose(reader, colour)} coin`,
  bear: ({ slot, sex }, reader) =>
    `${sex === 'man' ? 'A boy' : 'A girl'} for the couple in ${homeWords(reader, reader.view.asked, slot)}`,
  graduate: ({ slot, sex }, reader) => `A ${sex} into ${homeWords(reader, reader.view.asked, slot)}`,
  leave: ({ slot }, reader) => `Leave ${homeWords(reader, reader.view.asked, slot)} empty`,
};

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ENDINGS = {
  threshold: 'The game is over: somebody has 20 points',
  stall: 'The game is over: nothing has happened for several rounds',
  roundLimit: 'The game is over: this was the last round',
};

const logLines: PhraseTable<Event, HelvetiaView> = {
  dealt: ({ seat, letter }, reader) => `${does(reader, seat, 'get')} Village Center ${letter} and its buildings`,
  drafted: ({ seat, building }, reader) => `${does(reader, seat, 'take')} ${theBuilding(building)}`,
  founded: ({ seat, building }, reader) => `${does(reader, seat, 'place')} ${theBuilding(building)}`,
  housed: ({ seat, sex, slot }, reader) =>
    `${does(reader, seat, 'put')} ${aPerson(sex)} into ${homeWords(reader, seat, slot)}`,
  schooled: ({ seat, sex }, reader) => `${does(reader, seat, 'send')} ${aPerson(sex)} to the School`,
  centred: ({ seat, sex }, reader) => `${does(reader, seat, 'put')} ${aPerson(sex)} on the Village Center`,
  round: ({ round, seat }, reader) => `Round ${round}: ${does(reader, seat, 'begin')}`,
  called: ({ seat, character }, reader) => `${does(reader, seat, 'pay')} the ${names.characters[character]}`,
  usedTile: ({ seat, character }, reader) => `${does(reader, seat, 'use')} the ${names.characters[character]} tile`,
  worked: ({ seat, village, slot, good }, reader) =>
    `${who(reader, seat)}: ${houseWords(reader, village, slot)} makes ${good}`,
  exchanged: ({ seat, village, slot, give, get }, reader) =>
    `${who(reader, seat)}: ${houseWords(reader, village, slot)} changes ${give} into ${get}`,
  bought: ({ seat, good }, reader) => `${does(reader, seat, 'buy')} ${good} for 1 coin`,
  built: ({ seat, building }, reader) => `${does(reader, seat, 'build')} ${theBuilding(building)}`,
  movedIn: ({ seat, sex, slot }, reader) =>
    `${who(reader, seat)}: ${aPerson(sex)} moves into ${homeWords(reader, seat, slot)}`,
  completed: ({ seat, points }, reader) => `${does(reader, seat, 'complete')} the village: ${points} points`,
  delivered: ({ seat, good }, reader) => `${does(reader, seat, 'deliver')} ${oneOf(good)}`,
  goodsTile: ({ seat, good, points }, reader) =>
    `${does(reader, seat, 'be')} the first to deliver ${oneOf(good)}: ${counted(points, 'point')}`,
  groupTile: ({ seat, group, points }, reader) =>
    `${does(reader, seat, 'have')} delivered all of ${names.groups[group]}: ${counted(points, 'point')}`,
  woke: ({ seat, village, quarter, count }, reader) =>
    `${does(reader, seat, 'wake')} ${count === 0 ? 'nobody' : counted(count, 'villager')} in ${quarterWords(quarter, village, reader)}`,
  married: ({ seat, sex, village, slot }, reader) =>
    `${does(reader, seat, 'marry')} ${aPerson(sex)} into ${houseWords(reader, village, slot)}`,
  dowry: ({ seat, host, colour }, reader) => {
    const own = `one of ${reader.you === seat ? 'your' : 'their'} own coins`;
    const coin = seat === colour ? own : `a coin of ${reader.you === colour ? 'yours' : reader.name(colour)}`;
    return `${does(reader, seat, 'take')} ${coin} from ${villageOf(host, reader)} as dowry`;
  },
  born: ({ seat, slot, sex }, reader) =>
    `${who(reader, seat)}: ${aChild(sex)} is born in ${homeWords(reader, seat, slot)}`,
  roundOver: ({ seat }, reader) =>
    `Only ${reader.you === seat ? 'you have coins left and take' : `${reader.name(seat)} has coins left and takes`} the starting player token`,
  awarded: ({ seat, character }, reader) => `${does(reader, seat, 'win')} the ${names.characters[character]} tile`,
  graduated: ({ seat, sex, slot }, reader) =>
    `${who(reader, seat)}: ${aPerson(sex)} comes home from the School to ${homeWords(reader, seat, slot)}`,
  cameHome: ({ seat, count }, reader) =>
    `${who(reader, seat)}: ${counted(count, 'villager')} to the Village Center from the School`,
  toSchool: ({ seat, count }, reader) => `${who(reader, seat)}: ${counted(count, 'child', 'children')} to the School`,
  scored: ({ totals }, reader) => `Points: ${listed(totals.map((total, seat) => `${who(reader, seat)} ${total}`))}`,
  revealed: ({ buildings }) => `New on display: ${listed(buildings.map(building => names.buildings[building]))}`,
  over: ({ why }) => ENDINGS[why],
};

/** "the Well", "Tobias’s Well" */
const madeAt = (
  { seat, village, building }: { seat: Seat; village: Seat; building: BuildingName },
  reader: Reader,
): string => (seat === village ? theBuilding(building) : `${whose(reader, village)} ${names.buildings[building]}`);

const log: Omit<LogWords, 'tell'> = {
  payment(event, reader) {
    if (event.kind === 'bought') return `${event.good} for 1 coin`;
    if (event.kind === 'worked') return `${event.good} from ${madeAt(event, reader)}`;
    return `${event.get} for ${event.give} at ${madeAt(event, reader)}`;
  },
  follows: event => (event.kind === 'movedIn' ? `${aPerson(event.sex)} moves in` : 'a coin as dowry'),
  byTile: ({ character }) => `${names.characters[character]} tile`,
  landmarks: {
    goodsTile: ({ good }) => `First ${good}`,
    groupTile: ({ group }) => `All of ${names.groups[group]}`,
    completed: () => 'Village full',
  },
};

const IDLE: { readonly [W in Idle]: string } = {
  villageFull: 'Your village is full: there is no place for another building.',
  builtAll: 'Every building on display stands in your village already.',
  cannotPay: 'Your awake villagers and the coins that would be left cannot pay for any building on display.',
  deliveredAll: 'You have delivered every good already.',
  cannotMake: 'Your awake villagers can make no good that you have not delivered yet.',
  nobodyFree: 'You have nobody to marry off: no villager in the School or on your Village Center.',
  noPartner: 'No building in another village waits for somebody like those you could marry off.',
  noCouple: 'No couple lives in your village yet: somebody has to marry into it first.',
  hadChild: 'Every couple of your village has had a child already.',
  nobodyLeft: 'Nobody is left in your supply.',
};

const reasons: PhraseTable<Reason, HelvetiaView> = {
  held: () => 'You have this building already.',
  deadEnd: () => 'Somebody after you could not get three different buildings.',
  builtAlready: () => 'This building stands in your village already.',
  villageFull: () => 'Your village is full.',
  tooDear: ({ goods }) =>
    goods.length === 0
      ? 'Your awake villagers and your coins can supply each of its goods, but not all of them together.'
      : `Nobody of yours who is awake can supply ${listed(goods.map(oneOf), 'or')}${goods.some(good => MATERIALS.includes(good)) ? ', and you have no coin to buy it' : ''}.`,
  deliveredAlready: () => 'You have delivered this good already.',
  noSupply: ({ good, lacks }) =>
    good === lacks
      ? `Nobody of yours who is awake can supply ${oneOf(good)}.`
      : `For ${oneOf(good)} you need ${oneOf(lacks)}, and nobody of yours who is awake can supply it.`,
  lastCoin: () => 'Your last coin must stay for the action that your turn still needs.',
  circle: () => 'That would only bring back what it takes.',
  spoilsPayment: () => 'Then the rest could not be paid.',
  noCoin: () => 'You have no coin left to spend this turn.',
  nothingToDo: ({ why }) => IDLE[why],
  tileThisTurn: () => 'You have used a character tile this turn.',
  tileThisRound: () => 'This tile was used this round.',
  noPartner: () => 'No building in another village waits for a spouse like this.',
  hadChild: () => 'This couple has just had a child.',
  nobodyLeft: () => 'Your supply has nobody of this sex left.',
};

const parts = {
  token: 'Starting player token',
  cubes: 'Deliveries',
  goodsTile: 'First deliveries',
  characterTile: 'Character tiles',
  building: 'Buildings',
  group: 'Market groups',
  completed: 'Complete villages',
};

export const english = phrasesIn({
  title: 'Helvetia',
  blurb: 'Build, marry, raise and trade in a Swiss village; the first to 20 points ends it.',
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
  parts,
  sources: { deliveries: 'Deliveries', tiles: 'Tiles', characters: 'Characters', buildings: 'Buildings' },
  tieBreaks: ['the number of villagers who are awake'],
  points: total => counted(total, 'point'),
});
