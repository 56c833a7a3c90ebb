import type { Feudalia } from '@thorp/feudalia';
import { MASTERS, RESOURCES, VASSALS, type Effect, type Resource } from '@thorp/feudalia/cards';
import type { Way, WayContext } from '../../board/whyNot.ts';
import type { FeudaliaChoice, Lord, Option } from './table.ts';

type Context = WayContext<Feudalia>;
type Reason = Feudalia['reason'];
type Price = Extract<Reason, { kind: 'cannotPay' }>['price'];

/** What helps now: choices that bring what is missing, in the words of the game. */
export function waysOut(context: Context): readonly Way<Feudalia>[] {
  const { update } = context;
  const lord = update.view.lords[update.seat ?? 0];
  if (!lord) return [];
  return helping(context, lord).map(({ label, target, option }) => ({
    text: label,
    option,
    ...(target === null ? {} : { at: target }),
  }));
}

function helping({ refused: { option, reason }, update }: Context, lord: Lord): readonly FeudaliaChoice[] {
  const choices = update.question?.choices ?? [];
  const ofKind = (kind: Option['kind']): FeudaliaChoice[] => choices.filter(each => each.option.kind === kind);
  switch (reason.kind) {
    case 'cannotPay':
      return paying(choices, lord, reason.price);
    case 'cannotPayAny':
      return paying(choices, lord, leastLacking(lord, reason.prices));
    case 'noMaster':
      return byIncome(ofKind('income'));
    // F-4.2 The card can still be played for its coins.
    case 'fieldUsed':
    case 'wrongFief':
    case 'banned':
    case 'noTarget':
      return ofKind('income').filter(each => isSameCard(each.option, option));
    case 'noInfluence':
      return [
        ...ofKind('tap').filter(each => brings(each, lord, 'influenceExtra')),
        ...ofKind('income').filter(each => isSameCard(each.option, option)),
      ];
    case 'needsMaster':
      return ofKind('hireCathedral').filter(
        each => each.option.kind === 'hireCathedral' && each.option.master === reason.master,
      );
    case 'noCity':
      return ofKind('upgrade');
    case 'noVictim':
      return ofKind('hire').filter(
        each => each.option.kind === 'hire' && VASSALS[each.option.card].category === reason.category,
      );
    default:
      return [];
  }
}

function isSameCard(a: Option, b: Option): boolean {
  return 'card' in a && 'card' in b && a.card === b.card;
}

/** The largest income first. */
function byIncome(choices: readonly FeudaliaChoice[]): FeudaliaChoice[] {
  const incomeOf = ({ option }: FeudaliaChoice): number => (option.kind === 'income' ? VASSALS[option.card].income : 0);
  return choices.toSorted((a, b) => incomeOf(b) - incomeOf(a));
}

/** A way to get coins if they are missing, and ways to get the first missing kind of cube. */
function paying(choices: readonly FeudaliaChoice[], lord: Lord, price: Price): FeudaliaChoice[] {
  const coins = lord.coins < price.coins ? byIncome(choices.filter(({ option }) => option.kind === 'income')) : [];
  const type = RESOURCES.find((_, r) => lackingOf(lord, price, r) > 0);
  const cubes = type ? choices.filter(choice => makes(choice, lord, type)) : [];
  return cubes.length > 0 ? [...coins.slice(0, 1), ...cubes] : coins;
}

function lackingOf({ cubes, vault }: Lord, price: Price, r: number): number {
  const held = [0, 1, 2].reduce((sum, fief) => sum + (cubes[4 * fief + r] ?? 0) + (vault[4 * fief + r] ?? 0), 0);
  return Math.max(0, (price.cubes[r] ?? 0) - held);
}

function leastLacking(lord: Lord, prices: readonly Price[]): Price {
  const lacking = (price: Price): number => RESOURCES.reduce((sum, _, r) => sum + lackingOf(lord, price, r), 0);
  return prices.toSorted((a, b) => lacking(a) - lacking(b))[0] ?? { coins: 0, cubes: [] };
}

/** Whether a choice makes cubes of a type: work in a fief of that type, or a master who brings them. */
function makes(choice: FeudaliaChoice, lord: Lord, type: Resource): boolean {
  const { option } = choice;
  if (option.kind !== 'field' && option.kind !== 'tap') return false;
  const site = lord.fiefs[option.fief]?.type;
  return effectsOf(choice, lord).some(
    effect =>
      (effect.op === 'produce' && (effect.res === 'siteType' ? site === type : effect.res === type)) ||
      (effect.op === 'gain' && effect.res === type),
  );
}

function brings(choice: FeudaliaChoice, lord: Lord, op: Effect['op']): boolean {
  return effectsOf(choice, lord).some(effect => effect.op === op);
}

function effectsOf({ option }: FeudaliaChoice, lord: Lord): readonly Effect[] {
  if (option.kind === 'tap') {
    const master = lord.fiefs[option.fief]?.city?.master;
    return master ? MASTERS[master].effects : [];
  }
  const action = option.kind === 'field' ? VASSALS[option.card].action : null;
  return action?.type === 'field' ? action.effects : [];
}
