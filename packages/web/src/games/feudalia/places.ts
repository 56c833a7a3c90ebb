import type { Resource } from '@thorp/feudalia/cards';
import type { FeudaliaChoice, Option, Update } from './table.ts';

/* Places of the table that show choices, besides their pieces. */

/** The actions of F-4, in the order of the rulebook; the last three are shown only if there is something to do. */
export const KINDS = [
  'hire',
  'income',
  'field',
  'influence',
  'upgrade',
  'build',
  'master',
  'act',
  'move',
  'market',
  'trade',
] as const;
export type Kind = (typeof KINDS)[number];

const KIND_OF: { readonly [K in Option['kind']]?: Kind } = {
  hire: 'hire',
  income: 'income',
  field: 'field',
  influence: 'influence',
  upgrade: 'upgrade',
  build: 'build',
  hireMaster: 'master',
  hireCathedral: 'master',
  tap: 'act',
  relocate: 'move',
  fire: 'move',
  market: 'market',
  propose: 'trade',
};

export const kindId = (kind: Kind): string => `kind:${kind}`;
export const isKind = (id: string): boolean => id.startsWith('kind:');

/** The cubes of one type in one of my fiefs. */
export const cubesId = (fief: number, type: Resource): string => `cubes:${fief}:${type}`;

/** Where a choice is shown besides its piece: at its kind of action, and at the cubes that it takes. */
export function alsoAt({ option }: FeudaliaChoice, { question }: Update): string[] {
  if (question?.step === 'main') {
    const kind = KIND_OF[option.kind];
    return kind ? [kindId(kind)] : [];
  }
  if (option.kind === 'payFrom') return [cubesId(option.fief, option.resource)];
  if (option.kind === 'move') return [cubesId(option.from, option.resource)];
  const frame = question?.frame;
  if ((option.kind === 'lose' || option.kind === 'lay') && (frame?.step === 'lose' || frame?.step === 'lay'))
    return [cubesId(frame.fief, option.resource)];
  return [];
}
