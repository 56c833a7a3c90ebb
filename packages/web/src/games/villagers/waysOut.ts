import type { Option, Villagers } from '@thorp/villagers';
import { CARDS, type CardId } from '@thorp/villagers/cards';
import { basicId, handId, roadId } from '@thorp/villagers/pieces';
import type { Way, WayContext } from '../../board/whyNot.ts';

type Context = WayContext<Villagers>;

const en = {
  build: (name: string) => `Build your ${name} first`,
  exchange: (name: string) => `Exchange a card for a ${name}`,
  left: (n: number) => `${n} left`,
  road: (name: string, place: number) => `A ${name} lies on the Road, place ${place}`,
  nextDraft: 'next draft',
};

const de: typeof en = {
  build: name => `Baue zuerst deinen ${name}`,
  exchange: name => `Tausche eine Karte gegen ${name}`,
  left: n => `noch ${n}-mal`,
  road: (name, place) => `${name} liegt auf der Straße, Platz ${place}`,
  nextDraft: 'beim nächsten Nehmen',
};

/** What helps a villager that cannot be built: one to stand on, or one with its key. */
export function waysOut(context: Context): readonly Way<Villagers>[] {
  const lacking = lackingFor(context.refused.reason);
  return lacking === null ? [] : [fromHand, byExchange, fromRoad].flatMap(way => way(lacking, context) ?? []);
}

/** V-6.3, V-6.15 The villager that is missing below it, or that would open its padlock. */
function lackingFor(reason: Villagers['reason']): CardId | null {
  if (reason.kind === 'noPlace') return CARDS[reason.card].on;
  return reason.kind === 'noKey' || reason.kind === 'tooDear' ? CARDS[reason.card].lock : null;
}

type FindWay = (lacking: CardId, context: Context) => Way<Villagers> | null;

const fromHand: FindWay = (lacking, context) => {
  const { seat } = context.update;
  if (seat === null || !choiceOf(context, option => option.kind === 'build' && option.card === lacking)) return null;
  return { text: wordsOf(context).build(nameOf(context, lacking)), at: handId(seat, lacking) };
};

/** V-6.9 A hand card for a Basic villager. */
const byExchange: FindWay = (lacking, context) => {
  const choice = choiceOf(context, option => option.kind === 'exchange' && option.basic === lacking);
  if (!choice) return null;
  const words = wordsOf(context);
  const { turn } = context.update.view;
  return {
    text: words.exchange(nameOf(context, lacking)),
    note: turn ? words.left(turn.exchanges) : undefined,
    at: basicId(lacking),
    option: choice.option,
  };
};

const fromRoad: FindWay = (lacking, context) => {
  const slot = context.update.view.road.findIndex(({ card }) => card === lacking);
  if (slot < 0) return null;
  const words = wordsOf(context);
  return { text: words.road(nameOf(context, lacking), slot + 1), note: words.nextDraft, at: roadId(slot) };
};

function choiceOf({ update }: Context, wanted: (option: Option) => boolean): { readonly option: Option } | undefined {
  return update.question?.choices.find(({ option }) => wanted(option));
}

function nameOf({ catalogue }: Context, card: CardId): string {
  return catalogue.get(card)?.name ?? card;
}

function wordsOf({ locale }: Context): typeof en {
  return locale.startsWith('de') ? de : en;
}
