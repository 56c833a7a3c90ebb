import { same, type Option } from '@thorp/kernel';
import type { Choice, Refused, TableSight } from './props.ts';

/** What a tap on a place of the board can do. */
export interface Light {
  readonly choices: readonly Choice[];
  readonly refused: readonly Refused[];
  readonly hinted: boolean;
}

const DARK: Light = { choices: [], refused: [], hinted: false };

export type Lights = (id: string) => Light;

export function isLit({ choices }: Light): boolean {
  return choices.length > 0;
}

/** Further places of a board that stand for a choice, beside the piece it is about. */
export type AlsoAt = (choice: Choice, sight: TableSight) => readonly string[];

/** Choices and refusals by the piece or zone they are about. */
export function lightsOf(sight: TableSight, hint: Option | null, alsoAt: AlsoAt = () => []): Lights {
  const lights = new Map<string, { choices: Choice[]; refused: Refused[]; hinted: boolean }>();
  const at = (id: string): { choices: Choice[]; refused: Refused[]; hinted: boolean } => {
    const there = lights.get(id) ?? { choices: [], refused: [], hinted: false };
    lights.set(id, there);
    return there;
  };
  const placesOf = (choice: Choice): string[] => [
    ...(choice.target === null ? [] : [choice.target]),
    ...alsoAt(choice, sight),
  ];
  for (const choice of sight.question?.choices ?? []) {
    for (const place of placesOf(choice)) {
      const light = at(place);
      light.choices.push(choice);
      light.hinted ||= hint !== null && same(hint, choice.option);
    }
  }
  for (const refused of sight.refused) for (const place of placesOf(refused)) at(place).refused.push(refused);
  return id => lights.get(id) ?? DARK;
}

/** Answers that no place of the board stands for: they become buttons. */
export function buttonsOf({ question, board }: TableSight): Choice[] {
  const places = new Set<string>();
  for (const { id, pieces } of board.zones) {
    places.add(id);
    for (const piece of pieces) places.add(piece.id);
  }
  return (question?.choices ?? []).filter(({ target }) => target === null || !places.has(target));
}

/**
 * The same lights, but only for choices that one place stands for: a kind of action, say, whose pieces are to stand out.
 * Other places of that sort keep theirs.
 */
export function narrowed(lights: Lights, to: string, sort: (id: string) => boolean): Lights {
  const kept = new Set(lights(to).choices);
  return id => {
    const light = lights(id);
    return sort(id) ? light : { ...light, choices: light.choices.filter(choice => kept.has(choice)) };
  };
}
