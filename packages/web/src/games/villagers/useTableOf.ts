import { useTabletopOf } from '../../board/widgets.ts';
import { useExchange } from './useExchange.ts';
import {
  placesAmong,
  type Opened,
  type Update,
  type Table,
  type VillagersChoice,
  type VillagersProps,
} from './table.ts';

/** What the parts of the board share: the tabletop, and the places of the picked card. */
export function useTableOf(props: VillagersProps, open: (opened: Opened | null) => void): Table {
  const { tabletop, asked } = useExchange(
    useTabletopOf(props, () => open(null)),
    props,
  );
  const { update, picked, lights } = tabletop;
  const places = asked ? NOWHERE : placesOf(update, picked === null ? null : lights(picked).choices);
  return { ...tabletop, places, hint: props.hint, exchange: asked, open };
}

const NOWHERE: ReadonlyMap<number, VillagersChoice> = new Map();

/** Where the picked card, or the card to be placed, may go. */
function placesOf({ question }: Update, picked: readonly VillagersChoice[] | null): Map<number, VillagersChoice> {
  if (picked) return placesAmong(picked);
  return placesAmong(question?.step === 'place' ? question.choices : []);
}
