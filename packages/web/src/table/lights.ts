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

/** Choices and refusals by the piece or zone they are about. */
export function lightsOf(sight: TableSight, hint: Option | null): Lights {
  const lights = new Map<string, { choices: Choice[]; refused: Refused[]; hinted: boolean }>();
  const at = (id: string): { choices: Choice[]; refused: Refused[]; hinted: boolean } => {
    const there = lights.get(id) ?? { choices: [], refused: [], hinted: false };
    lights.set(id, there);
    return there;
  };
  for (const choice of sight.question?.choices ?? []) {
    if (choice.target === null) continue;
    const light = at(choice.target);
    light.choices.push(choice);
    light.hinted ||= hint !== null && same(hint, choice.option);
  }
  for (const refused of sight.refused) if (refused.target !== null) at(refused.target).refused.push(refused);
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
