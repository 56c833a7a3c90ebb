import { RESOURCES, type Resource } from '@thorp/feudalia/cards';
import { must } from '@thorp/kernel';
import type { Way } from '../../worker/protocol.ts';
import { cubesId } from './places.ts';
import type { FeudaliaChoice, Lord, Option, Sight } from './table.ts';

/* What a price takes from where: read off what the game says it will look like, never worked out here. */

/** Cubes of one type that go from one fief on one step of a way. */
export interface Given {
  readonly step: number;
  readonly fief: number;
  readonly type: Resource;
  readonly n: number;
  /** What can be given instead, with itself; empty where there is no other way. */
  readonly choices: readonly FeudaliaChoice[];
}

/** Everything that goes on a way, in the order it goes. */
export function givenOn({ steps }: Way, view: Sight['view'], seat: number): Given[] {
  const lords = [view, ...steps.map(step => step.view as Sight['view'])].map(({ lords: all }) => all[seat]);
  return steps.flatMap(({ choice, choices }, step) => {
    const gone = goneBetween(lords[step], lords[step + 1]).map(each => ({ ...each, step, choices: [] }));
    const { option } = choice as FeudaliaChoice;
    return option.kind === 'payFrom' ? withChosen(gone, option, choices as readonly FeudaliaChoice[]) : gone;
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

/** The cube that was chosen stands alone, so that it can be changed; what had to follow it comes after. */
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

/** How many cubes go from each place. */
export function goingFrom(given: readonly Given[]): ReadonlyMap<string, number> {
  const going = new Map<string, number>();
  for (const { fief, type, n } of given) going.set(cubesId(fief, type), (going.get(cubesId(fief, type)) ?? 0) + n);
  return going;
}

/** The next thing that could be given instead. */
export function insteadOf({ choices, fief }: Given): FeudaliaChoice {
  const at = choices.findIndex(({ option }) => option.kind === 'payFrom' && option.fief === fief);
  return must(choices[(at + 1) % choices.length], 'only what can be changed is changed');
}

/** The answers up to a cube, and another one there; the game proposes the rest anew. */
export function changed({ steps }: Way, given: Given): Option[] {
  const before = steps.slice(0, given.step).map(({ choice }) => choice.option as Option);
  return [...before, insteadOf(given).option];
}
