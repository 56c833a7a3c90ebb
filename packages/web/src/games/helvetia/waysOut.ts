import type { Helvetia, Option } from '@thorp/helvetia';
import type { CharacterName, GoodName } from '@thorp/helvetia/cards';
import { buildingCard, characterCard, characterPiece, displayPiece, goodCard, slotPiece } from '@thorp/helvetia/pieces';
import { asleepIn, makerOf, openTo } from '@thorp/helvetia/reading';
import type { Way, WayContext } from '../../board/whyNot.ts';

type Context = WayContext<Helvetia>;
type HelvetiaWay = Way<Helvetia>;

const en = {
  asleep: (owner: string | null, building: string) =>
    owner === null
      ? `Your villager in your ${building} sleeps: wake it`
      : `Your villager in ${owner}’s ${building} sleeps: wake it`,
  marry: (owner: string, building: string) => `Marry into ${owner}’s ${building}`,
  build: (building: string, good: string) => `Build the ${building}: it makes ${good.toLowerCase()}`,
  sleepers: (n: number) =>
    n === 1 ? '1 of your villagers sleeps: wake the quarter' : `${n} of your villagers sleep: wake a quarter`,
  tile: (character: string) => `Use your ${character} tile: it costs no coin`,
  coin: 'Pay 1 coin instead',
  child: 'Have a child: it can marry in the next round',
  now: (character: string) => `${character}, now`,
  later: (character: string) => `${character}, in another turn`,
};

const de: typeof en = {
  asleep: (owner, building) =>
    `In ${building} (${owner === null ? 'dein Dorf' : `Dorf von ${owner}`}) schläft jemand von dir: wecken`,
  marry: (owner, building) => `In das Dorf von ${owner} heiraten: ${building}`,
  build: (building, good) => `${building} bauen: stellt ${good} her`,
  sleepers: n =>
    n === 1 ? 'Einer deiner Leute schläft: das Viertel wecken' : `${n} deiner Leute schlafen: ein Viertel wecken`,
  tile: character => `Dein Plättchen „${character}“ nutzen: es kostet keine Münze`,
  coin: 'Stattdessen 1 Münze zahlen',
  child: 'Ein Kind bekommen: es kann in der nächsten Runde heiraten',
  now: character => `${character}, jetzt`,
  later: character => `${character}, in einem anderen Zug`,
};

/** What helps: who could supply what is missing, or another way to pay. */
export function waysOut(context: Context): readonly HelvetiaWay[] {
  const { reason } = context.refused;
  switch (reason.kind) {
    case 'noSupply':
      return supplyOf(reason.lacks, context);
    case 'tooDear':
      return reason.goods.length > 0 ? reason.goods.flatMap(good => supplyOf(good, context)) : wakeAny(context);
    case 'noCoin':
      return byTile(context);
    case 'tileThisTurn':
    case 'tileThisRound':
      return byCoin(context);
    case 'nothingToDo':
      if (reason.why === 'cannotPay' || reason.why === 'cannotMake') return wakeAny(context);
      return reason.why === 'nobodyFree' && isOffered('midwife', context) ? [byChild(context)] : [];
    default:
      return [];
  }
}

/** H-9.1, H-12.1, H-13.2, H-10.1 Wake a villager who makes the good, marry into its building, or build it. */
function supplyOf(good: GoodName, context: Context): HelvetiaWay[] {
  const { update } = context;
  const { view, seat } = update;
  if (seat === null) return [];
  const words = wordsOf(context);
  const maker = makerOf(good);
  const building = nameOf(context, buildingCard(maker));
  const isMaker = ({ house }: { house: { building: string } }): boolean => house.building === maker;
  const owner = (village: number): string => update.seats[village]?.name ?? '';
  const asleep = asleepIn(view, seat).filter(isMaker);
  const open = openTo(view, seat).filter(isMaker);
  const shown = view.display.some(tile => tile.building === maker);
  const stands = view.players[seat]?.houses.some(house => house.building === maker);
  return [
    ...asleep.slice(0, 1).map(({ village, house }) => ({
      text: words.asleep(village === seat ? null : owner(village), building),
      note: noteFor('night-watchman', context),
      at: slotPiece(village, house.slot),
    })),
    ...open.slice(0, 1).map(({ village, house }) => ({
      text: words.marry(owner(village), building),
      note: noteFor('priest', context),
      at: slotPiece(village, house.slot),
    })),
    ...(shown && !stands
      ? [
          {
            text: words.build(building, nameOf(context, goodCard(good))),
            note: noteFor('builder', context),
            at: displayPiece(maker),
          },
        ]
      : []),
  ];
}

function wakeAny(context: Context): HelvetiaWay[] {
  const { view, seat } = context.update;
  const sleepers = seat === null ? 0 : asleepIn(view, seat).length;
  if (sleepers === 0) return [];
  const at = characterPiece('night-watchman');
  return [{ text: wordsOf(context).sleepers(sleepers), note: noteFor('night-watchman', context), at }];
}

/** H-15.4 A tile's action is free. */
function byTile(context: Context): HelvetiaWay[] {
  const words = wordsOf(context);
  return optionsOf(context).flatMap(option =>
    option.kind === 'tile'
      ? [
          {
            text: words.tile(nameOf(context, characterCard(option.character))),
            at: characterPiece(option.character),
            option,
          },
        ]
      : [],
  );
}

function byCoin(context: Context): HelvetiaWay[] {
  const { option: wanted } = context.refused;
  const option = optionsOf(context).find(
    each => each.kind === 'call' && wanted.kind === 'tile' && each.character === wanted.character,
  );
  return option && wanted.kind === 'tile'
    ? [{ text: wordsOf(context).coin, at: characterPiece(wanted.character), option }]
    : [];
}

/** H-14.7 */
function byChild(context: Context): HelvetiaWay {
  return { text: wordsOf(context).child, note: noteFor('midwife', context), at: characterPiece('midwife') };
}

/** Says which character does it, and whether that is possible now: all coins of a turn go to one character (H-8.2). */
function noteFor(character: CharacterName, context: Context): string {
  const name = nameOf(context, characterCard(character));
  const words = wordsOf(context);
  return isOffered(character, context) ? words.now(name) : words.later(name);
}

function isOffered(character: CharacterName, context: Context): boolean {
  return optionsOf(context).some(
    option => (option.kind === 'call' || option.kind === 'tile') && option.character === character,
  );
}

function optionsOf({ update }: Context): readonly Option[] {
  return update.question?.choices.map(({ option }) => option) ?? [];
}

function nameOf({ catalogue }: Context, card: string): string {
  return catalogue.get(card)?.name ?? card;
}

function wordsOf({ locale }: Context): typeof en {
  return locale.startsWith('de') ? de : en;
}
