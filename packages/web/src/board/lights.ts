import { same, type Types } from '@thorp/kernel';
import type { Choice, Refused, TableUpdate } from '../protocol/update.ts';

/** What a tap on a place of the board can do. */
export interface Light<T extends Types = Types> {
  readonly choices: readonly Choice<T>[];
  readonly refused: readonly Refused<T>[];
  readonly hinted: boolean;
}

const DARK = { choices: [], refused: [], hinted: false } as const;

export type Lights<T extends Types = Types> = (id: string) => Light<T>;

export function isLit({ choices }: Light): boolean {
  return choices.length > 0;
}

/** More places of a board that represent a choice, besides its piece. */
export type AlsoAt<T extends Types = Types> = (choice: Choice<T>, update: TableUpdate<T>) => readonly string[];

interface Collected<T extends Types> {
  readonly choices: Choice<T>[];
  readonly refused: Refused<T>[];
  hinted: boolean;
}

/** Choices and refusals by their piece or zone. */
export function lightsOf<T extends Types>(
  update: TableUpdate<T>,
  hint: T['option'] | null,
  alsoAt: AlsoAt<T> = () => [],
): Lights<T> {
  const lights = new Map<string, Collected<T>>();
  const at = (id: string): Collected<T> => {
    const there = lights.get(id) ?? { choices: [], refused: [], hinted: false };
    lights.set(id, there);
    return there;
  };
  const placesOf = (choice: Choice<T>): string[] => [
    ...(choice.target === null ? [] : [choice.target]),
    ...alsoAt(choice, update),
  ];
  for (const choice of update.question?.choices ?? []) {
    for (const place of placesOf(choice)) {
      const light = at(place);
      light.choices.push(choice);
      light.hinted ||= hint !== null && same(hint, choice.option);
    }
  }
  for (const refused of update.refused) for (const place of placesOf(refused)) at(place).refused.push(refused);
  return id => lights.get(id) ?? DARK;
}

/** Answers without a place on the board: they become buttons. */
export function buttonsOf({ question, board }: TableUpdate): Choice[] {
  const places = new Set<string>();
  for (const { id, pieces } of board.zones) {
    places.add(id);
    for (const piece of pieces) places.add(piece.id);
  }
  return (question?.choices ?? []).filter(({ target }) => target === null || !places.has(target));
}

/**
 * The same lights, but only for the choices of one place, such as a kind of action. Other places of that sort keep
 * theirs.
 */
export function narrowed<T extends Types>(lights: Lights<T>, to: string, sort: (id: string) => boolean): Lights<T> {
  const kept = new Set(lights(to).choices);
  return id => {
    const light = lights(id);
    return sort(id) ? light : { ...light, choices: light.choices.filter(choice => kept.has(choice)) };
  };
}
