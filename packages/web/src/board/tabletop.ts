import type { CatalogueEntry, Piece, Types } from '@thorp/kernel';
import { useMemo, useState } from 'react';
import { lightsOf, narrowed, type AlsoAt, type Lights } from './lights.ts';
import type { BoardProps } from './props.ts';
import type { Choice, TableUpdate } from '../protocol/update.ts';

/** What every part of a board needs: the lights, the pieces, the picked piece, and what a tap does. */
export interface Tabletop<T extends Types = Types> {
  readonly update: TableUpdate<T>;
  readonly view: T['view'];
  readonly lights: Lights<T>;
  /** All pieces of the game's description, by id, with the words that are read aloud. */
  readonly pieces: ReadonlyMap<string, Piece>;
  readonly catalogue: ReadonlyMap<string, CatalogueEntry>;
  readonly busy: boolean;
  /** The tapped piece that has several choices: they are shown until the table changes. */
  readonly picked: string | null;
  /** Chooses, shows several choices, explains why not, or opens the card. */
  tap(id: string, card: string | null): void;
  pick(id: string): void;
  unpick(): void;
  choose(choice: Choice<T>): void;
}

interface Pick {
  readonly id: string;
  /** The place picked before that left only its choices lit, and still does. */
  readonly within: string | null;
  readonly version: number;
}

/** What a board has besides the pieces that options point at. */
interface Extras<T extends Types> {
  readonly alsoAt?: AlsoAt<T>;
  /** If one of these places is picked, only its choices stay lit, wherever they are. */
  readonly narrows?: (id: string) => boolean;
}

/** The tabletop of a board; `onMove` closes what is open before something is chosen or picked. */
export function useTabletopOf<T extends Types>(
  props: BoardProps<T>,
  onMove: () => void,
  { alsoAt, narrows }: Extras<T> = {},
): Tabletop<T> {
  const { update, actions, busy, hint, catalogue, looking } = props;
  const { version } = update;
  const [pick, setPick] = useState<Pick | null>(null);
  const all = useMemo(() => lightsOf(update, hint, alsoAt), [update, hint, alsoAt]);
  const pieces = useMemo(() => piecesOf(update), [update]);
  const current = pick?.version === version ? pick : null;
  const picked = current?.id ?? null;
  const within = picked !== null && narrows?.(picked) ? picked : (current?.within ?? null);
  const lights = within !== null && narrows ? narrowed(all, within, narrows) : all;
  const setPicked = (id: string): void => setPick({ id, within, version });
  const choose = ({ option }: Choice<T>): void => {
    if (busy) return;
    onMove();
    actions.choose(option);
  };
  const tap = (id: string, card: string | null): void => {
    const { choices, refused } = lights(id);
    const [only, second] = choices;
    if (looking && card !== null) actions.showCard(card);
    else if (second || (only && narrows?.(id))) {
      onMove();
      actions.showWhy(null);
      if (picked === id) setPick(null);
      else setPicked(id);
    } else if (only) choose(only);
    else if (refused[0]) actions.showWhy(refused[0]);
    else if (card !== null) actions.showCard(card);
  };
  return {
    update,
    view: update.view,
    lights,
    pieces,
    catalogue,
    busy,
    picked,
    tap,
    pick: setPicked,
    unpick: () => setPick(null),
    choose,
  };
}

function piecesOf<T extends Types>({ board }: TableUpdate<T>): Map<string, Piece> {
  return new Map(board.zones.flatMap(({ pieces }) => pieces.map(piece => [piece.id, piece] as const)));
}
