import type { Snowcrest } from '@thorp/snowcrest';
import { RESOURCES, VILLAGERS, type Option } from '@thorp/snowcrest/cards';
import { piece } from '@thorp/snowcrest/pieces';
import { linesOf } from '@thorp/snowcrest/reading';
import type { Way, WayContext } from '../../board/whyNot.ts';

type Context = WayContext<Snowcrest>;
type SnowcrestWay = Way<Snowcrest>;
type Reason = Snowcrest['reason'];

const en = {
  earn: (name: string, barley: number) => `${name} brings ${barley} Barley`,
  restAfter: (name: string) => `A Rest turns it up: ${name} is the third of a line`,
  rest: 'Your next turn is a Rest, which turns it up',
};

const de: typeof en = {
  earn: (name, barley) => `${name} bringt ${barley} Gerste`,
  restAfter: name => `Eine Rast deckt auf: ${name} ist die dritte Karte einer Linie`,
  rest: 'Dein nächster Zug ist eine Rast, sie deckt auf',
};

const [BARLEY] = RESOURCES;

/** What helps if something cannot be done, by the reason. */
const WAYS: { readonly [K in Reason['kind']]: (context: Context) => readonly SnowcrestWay[] } = {
  tooDear: earners,
  faceDown: rests,
  starterStays: context => offered(context, ({ kind }) => kind === 'place'),
  neededToPay: context => offered(context, ({ kind }) => kind === 'place'),
  nothingToDo: context => offered(context, ({ kind }) => kind === 'act'),
  cannotMeet: context => offered(context, ({ kind }) => kind === 'avoid' || kind === 'avoidLeft' || kind === 'omen'),
  wrongKind: paysInstead,
};

export function waysOut(context: Context): readonly SnowcrestWay[] {
  return WAYS[context.refused.reason.kind](context);
}

/** Other answers to the same question; a tap on one leads to its place, or chooses it if it has none. */
function offered({ update }: Context, wanted: (option: Option) => boolean): SnowcrestWay[] {
  const choices = update.question?.choices.filter(({ option }) => wanted(option)) ?? [];
  return choices.map(({ option, label, target }) =>
    target === null ? { text: label, option } : { text: label, at: target },
  );
}

/** S-7.1 Face-up Villagers whose action brings Barley, the best first. */
function earners(context: Context): SnowcrestWay[] {
  const { update, catalogue } = context;
  const { seat, view, question } = update;
  if (seat === null || question?.step !== 'main') return [];
  const found = (view.players[seat]?.village ?? []).flatMap((place, slot) => {
    const it = place?.up ? VILLAGERS[place.card] : undefined;
    const barley = it ? barleyOf(it.actions) : 0;
    return it && barley > 0 ? [{ slot, barley, name: catalogue.get(it.id)?.name ?? it.name }] : [];
  });
  return found
    .toSorted((a, b) => b.barley - a.barley)
    .map(({ slot, barley, name }) => ({ text: wordsOf(context).earn(name, barley), at: piece.village(seat, slot) }));
}

function barleyOf(actions: (typeof VILLAGERS)[number]['actions']): number {
  const gains = actions.map(({ effects }) => {
    const units = effects.flatMap(effect => (effect.op === 'gain' ? effect.units : []));
    return units.filter(unit => unit === BARLEY).length;
  });
  return Math.max(0, ...gains);
}

/** S-9.4 Only a Rest turns cards up. */
function rests(context: Context): SnowcrestWay[] {
  const { update, catalogue } = context;
  const village = update.view.players[update.seat ?? -1]?.village ?? [];
  const lines = linesOf(village);
  if (lines.some(({ down }) => down === 3)) return [{ text: wordsOf(context).rest }];
  const last = lines.find(line => line.last !== null)?.last ?? null;
  const it = last === null ? undefined : VILLAGERS[village[last]?.card ?? -1];
  if (last === null || !it || update.seat === null) return [];
  const name = catalogue.get(it.id)?.name ?? it.name;
  return [{ text: wordsOf(context).restAfter(name), at: piece.village(update.seat, last) }];
}

/** S-23.1 The source that the game would take. */
function paysInstead({ update: { question } }: Context): SnowcrestWay[] {
  const source = question?.forMe;
  return source && source.target !== null ? [{ text: source.label, at: source.target }] : [];
}

function wordsOf({ locale }: Context): typeof en {
  return locale.startsWith('de') ? de : en;
}
