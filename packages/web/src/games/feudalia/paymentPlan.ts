import type { Change, Preview } from '../../board/props.ts';
import type { Feudalia } from '@thorp/feudalia';
import { RESOURCES, type Resource } from '@thorp/feudalia/cards';
import { must } from '@thorp/kernel';
import type { PlanRules } from '../../board/widgets.ts';
import { cubesId } from './places.ts';
import type { FeudaliaChoice, Lord, Option, Update } from './table.ts';

/* Which cubes pay a price, and from where. It is read from the game's preview, never computed here. */

/** Cubes of one type that leave one fief in one step of a preview. */
export interface Given {
  readonly step: number;
  readonly fief: number;
  readonly type: Resource;
  readonly n: number;
  /** The alternatives, including itself; empty if there are none. */
  readonly choices: readonly FeudaliaChoice[];
}

/** Everything that is paid in a preview, in order. */
export function givenOn({ steps }: Preview<Feudalia>, view: Update['view'], seat: number): Given[] {
  const lords = [view, ...steps.map(step => step.view)].map(each => each?.lords[seat]);
  return steps.flatMap(({ choice, choices }, step) => {
    const gone = goneBetween(lords[step], lords[step + 1]).map(each => ({ ...each, step, choices: [] }));
    const { option } = choice;
    return option.kind === 'payFrom' ? withChosen(gone, option, choices) : gone;
  });
}

type Gone = Pick<Given, 'fief' | 'type' | 'n'>;

function goneBetween(before: Lord | undefined, after: Lord | undefined): Gone[] {
  if (!before || !after) return [];
  return before.fiefs.flatMap((_, fief) =>
    RESOURCES.flatMap((type, r): Gone[] => {
      const n = heldAt(before, 4 * fief + r) - heldAt(after, 4 * fief + r);
      return n > 0 ? [{ fief, type, n }] : [];
    }),
  );
}

const heldAt = ({ cubes, vault }: Lord, at: number): number => (cubes[at] ?? 0) + (vault[at] ?? 0);

/** The chosen cube comes first, so that it can be changed; forced ones follow. */
function withChosen(
  gone: readonly Given[],
  { fief, resource }: Extract<Option, { kind: 'payFrom' }>,
  choices: readonly FeudaliaChoice[],
): Given[] {
  const is = (each: Given): boolean => each.fief === fief && each.type === resource;
  return gone
    .flatMap(each =>
      is(each)
        ? [
            { ...each, n: 1, choices },
            { ...each, n: each.n - 1 },
          ]
        : [each],
    )
    .filter(({ n }) => n > 0);
}

/** How many cubes are taken from each place. */
export function goingFrom(given: readonly Given[]): ReadonlyMap<string, number> {
  const going = new Map<string, number>();
  for (const { fief, type, n } of given) going.set(cubesId(fief, type), (going.get(cubesId(fief, type)) ?? 0) + n);
  return going;
}

/** The next alternative. */
export function insteadOf({ choices, fief }: Given): FeudaliaChoice {
  const at = choices.findIndex(({ option }) => option.kind === 'payFrom' && option.fief === fief);
  return must(choices[(at + 1) % choices.length], 'only what can be changed is changed');
}

/** The answers up to a cube, and another one for that cube; the game proposes the rest again. */
export function changed(answers: readonly Option[], given: Given): Option[] {
  return [...answers.slice(0, given.step), insteadOf(given).option];
}

/** The planned payment, and its sources. */
export interface Plan {
  readonly answers: readonly Option[];
  /** The choice with the price. */
  readonly first: FeudaliaChoice;
  readonly given: readonly Given[];
  /** How many cubes are taken from each place. */
  readonly going: ReadonlyMap<string, number>;
  /** The view after the payment. */
  readonly after: Update['view'];
  readonly changes: readonly Change[];
}

/** Choices that may have a price; the game decides whether they do. */
const MAY_COST: readonly Option['kind'][] = [
  'hire',
  'upgrade',
  'build',
  'hireCathedral',
  'tap',
  'choose',
  'city',
  'use',
  'fullPrice',
  'waive',
];

/** How Feudalia plans a payment: which cubes are taken from which fief, as the game itself proposes. */
export const PLANS: PlanRules<Feudalia, Plan> = {
  through: [],
  opens: option => MAY_COST.includes(option.kind),
  begun: ({ question }) => (question?.step === 'pay' && question.forMe ? [question.forMe.option] : null),
  read: planOf,
  repeatPlays: true,
  closesInOtherLanguage: true,
};

/** A choice that reveals something cannot be previewed: its payment is asked when it happens. */
function planOf({ steps: all, changes }: Preview<Feudalia>, { view, seat }: Update): Plan | null {
  const steps = all.filter(step => step.view !== null);
  const given = givenOn({ steps, changes }, view, seat ?? 0);
  const [first, last] = [steps[0]?.choice, steps.at(-1)?.view];
  if (given.length === 0 || !first || !last) return null;
  const answers = steps.map(({ choice }) => choice.option);
  return { answers, first, given, going: goingFrom(given), after: last, changes };
}
