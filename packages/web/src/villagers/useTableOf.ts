import type { Piece } from '@thorp/kernel';
import { useMemo, useState } from 'react';
import { lightsOf } from '../table/plain/lights.ts';
import {
  placesAmong,
  type Opened,
  type Sight,
  type Table,
  type VillagersChoice,
  type VillagersProps,
} from './table.ts';

/** A card that was tapped and may go to several places, until the table moves on. */
interface Pick {
  readonly id: string;
  readonly version: number;
}

/** What the parts of the board share: lights, the picked card, its places, and what a tap does. */
export function useTableOf(props: VillagersProps, open: (opened: Opened | null) => void): Table {
  const { sight, acts, busy, hint, catalogue } = props;
  const [pick, setPick] = useState<Pick | null>(null);
  const lights = useMemo(() => lightsOf(sight, hint), [sight, hint]);
  const pieces = useMemo(() => piecesOf(sight), [sight]);
  const picked = pick?.version === sight.version ? pick.id : null;
  const places = placesOf(sight, picked === null ? null : (lights(picked).choices as VillagersChoice[]));
  const choose = ({ option }: VillagersChoice): void => {
    if (busy) return;
    open(null);
    acts.choose(option);
  };
  return {
    sight,
    view: sight.view,
    lights,
    pieces,
    catalogue,
    busy,
    picked,
    places,
    choose,
    open,
    pick: id => setPick({ id, version: sight.version }),
    unpick: () => setPick(null),
    tap(id, card) {
      const [only, second] = lights(id).choices as VillagersChoice[];
      const [refused] = lights(id).refused;
      if (props.looking && card !== null) acts.showCard(card);
      else if (second) {
        open(null);
        setPick(picked === id ? null : { id, version: sight.version });
      } else if (only) choose(only);
      else if (refused) acts.showWhy(refused as Parameters<typeof acts.showWhy>[0]);
      else if (card !== null) acts.showCard(card);
    },
  };
}

function piecesOf({ board }: Sight): Map<string, Piece> {
  return new Map(board.zones.flatMap(({ pieces }) => pieces.map(piece => [piece.id, piece] as const)));
}

/** Where the picked card may go, or what waits to be placed. */
function placesOf({ question }: Sight, picked: readonly VillagersChoice[] | null): Map<number, VillagersChoice> {
  if (picked) return placesAmong(picked);
  return placesAmong(question?.step === 'place' ? question.choices : []);
}
