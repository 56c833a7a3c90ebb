import type { SlotName } from '../cards/board.ts';
import type { Call, Option, Spot, UseTile } from '../types.ts';
import type { Heard } from './sight.ts';

/** What an option is about, the same in every language; several answers about one building share its place. */
export function target(option: Option, { view }: Heard): string | null {
  return (TARGETS[option.kind] as (option: Option, mine: string) => string | null)(option, `village:${view.asked}`);
}

type Targets = {
  readonly [K in Option['kind']]: (option: Extract<Option, { kind: K }>, mine: string) => string | null;
};

const NOWHERE = (): null => null;
const inVillage = ({ village, slot }: Spot): string => `village:${village}:${slot}`;
const atHome = ({ slot }: { readonly slot: SlotName }, mine: string): string => `${mine}:${slot}`;
const withCharacter = ({ character }: Call | UseTile): string => `character:${character}`;

const TARGETS: Targets = {
  draft: ({ building }) => `pool:${building}`,
  place: atHome,
  house: NOWHERE,
  lodge: NOWHERE,
  marry: inVillage,
  call: withCharacter,
  tile: withCharacter,
  end: NOWHERE,
  build: ({ building }) => `display:${building}`,
  work: inVillage,
  exchange: inVillage,
  buy: NOWHERE,
  moveIn: (_, mine) => `${mine}:people`,
  deliver: ({ good }) => `market:${good}`,
  wake: ({ village }) => `village:${village}`,
  send: ({ from }, mine) => (from === 'centre' ? `${mine}:people` : mine),
  dowry: NOWHERE,
  bear: atHome,
  graduate: atHome,
  leave: atHome,
};
