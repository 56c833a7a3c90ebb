import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { Piece } from '@thorp/kernel';
import { ArtDefs } from '../art/Portrait.tsx';
import { lightsOf } from '../table/plain/lights.ts';
import { Log, Sign, Standings, useMoves } from '../table/widgets.ts';
import { useText } from '../text/text.tsx';
import { Basics } from './Bank.tsx';
import type { CardId } from './cards.ts';
import { Enlarged } from './Enlarged.tsx';
import { Hand } from './Hand.tsx';
import { Mine } from './Mine.tsx';
import { Names, useNames } from './names.ts';
import { Others } from './Others.tsx';
import { Phases } from './Phases.tsx';
import { Pips } from './Pips.tsx';
import { Road } from './Road.tsx';
import {
  placesAmong,
  TableContext,
  type Sight,
  type Table,
  type VillagersChoice,
  type VillagersProps,
} from './table.ts';
import { useSize } from './useSize.ts';
import { Village } from './Village.tsx';
import '../art/art.css';
import './cards.css';
import './table.css';

/** The Villagers table: others, the Road, the sign, my village, my hand; always in this order. */
export default function VillagersBoard(props: VillagersProps): ReactNode {
  return (
    <Names value={props.catalogue}>
      <Tabletop {...props} />
    </Names>
  );
}

/** A hand card that was tapped and may go to several places. */
interface Picked {
  readonly id: string;
  readonly version: number;
}

function Tabletop(props: VillagersProps): ReactNode {
  const { sight, acts } = props;
  const text = useText();
  const size = useSize();
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const [pick, setPick] = useState<Picked | null>(null);
  const table = useTableOf(props, pick, setPick, setOpened);
  useMoves(root, sight.version, props.motion);
  const picked = table.picked === null ? null : table.lights(table.picked);
  const mine = sight.seat ?? 0;
  const asked = sight.question !== null;
  return (
    <TableContext value={table}>
      <div className={`vt vt-art is-${size}`} ref={root}>
        <ArtDefs />
        <aside className="opps" aria-label={text.table.others}>
          <Others withMe={size !== 'desktop'} />
        </aside>
        <Road bank={size !== 'phone'} />
        <Sign
          {...props}
          buttons={buttonsOf(sight)}
          picked={
            picked && {
              name: table.pieces.get(table.picked ?? '')?.name ?? '',
              choices: picked.choices,
              cancel: () => setPick(null),
            }
          }
        >
          {asked ? <Pips /> : null}
          {size === 'phone' && view(sight).turn?.seat === sight.seat && asked ? (
            <span className="bank is-slim">
              <Basics />
            </span>
          ) : null}
        </Sign>
        <Village owner={mine} size={size}>
          <Phases />
        </Village>
        {size === 'desktop' ? <Mine owner={mine} /> : null}
        <Hand size={size} />
        {size === 'desktop' ? (
          <aside className="side">
            <Standings sight={sight} acts={acts} />
            <Log sight={sight} acts={acts} catalogue={props.catalogue} />
          </aside>
        ) : null}
        {opened === null ? null : <Enlarged owner={opened} size={size} onClose={() => setOpened(null)} />}
      </div>
    </TableContext>
  );
}

const view = (sight: Sight): Sight['view'] => sight.view;

function useTableOf(
  props: VillagersProps,
  pick: Picked | null,
  setPick: (pick: Picked | null) => void,
  open: (village: number | null) => void,
): Table {
  const { sight, acts, busy, hint, looking } = props;
  const names = useNames();
  const lights = useMemo(() => lightsOf(sight, hint), [sight, hint]);
  const pieces = useMemo(() => piecesOf(sight), [sight]);
  const picked = pick?.version === sight.version ? pick.id : null;
  const choices = picked === null ? (sight.question?.choices ?? []) : lights(picked).choices;
  const places =
    picked === null && sight.question?.step !== 'place' ? NOWHERE : placesAmong(choices as VillagersChoice[]);
  return {
    sight,
    view: sight.view,
    lights,
    pieces,
    busy,
    picked,
    places,
    placing: places.size === 0 ? null : placingOf(sight, picked, names, pieces),
    choose: ({ option }) => acts.choose(option),
    open,
    showCard: acts.showCard,
    tap(id, card) {
      const {
        choices: [only, second],
        refused,
      } = lights(id);
      if (looking && card !== null) acts.showCard(card);
      else if (only) {
        if (busy) return;
        if (second) setPick(picked === id ? null : { id, version: sight.version });
        else {
          open(null);
          acts.choose(only.option as VillagersChoice['option']);
        }
      } else if (refused[0]) acts.showWhy(refused[0] as Parameters<typeof acts.showWhy>[0]);
      else if (card !== null) acts.showCard(card);
    },
  };
}

const NOWHERE: ReadonlyMap<number, VillagersChoice> = new Map();

function piecesOf({ board }: Sight): Map<string, Piece> {
  return new Map(board.zones.flatMap(({ pieces }) => pieces.map(piece => [piece.id, piece] as const)));
}

/** The name of the villager whose place is asked: the picked hand card, or what waits on the Square. */
function placingOf(
  sight: Sight,
  picked: string | null,
  names: (card: CardId) => string,
  pieces: ReadonlyMap<string, Piece>,
): string {
  if (picked !== null) return pieces.get(picked)?.name ?? '';
  const waiting = sight.view.players[sight.seat ?? 0]?.square[0];
  return waiting ? names(waiting) : '';
}

/** Places on the table that show their own choices; every other answer is a button of the sign. */
const SHOWN = /^(road|stack|basic|hand|village):|^reserve$/;

function buttonsOf({ question, seat }: Sight): VillagersChoice[] {
  const few = question?.step === 'unlock' || question?.step === 'place';
  return (question?.choices ?? []).filter(
    ({ target }) => target === null || few || !SHOWN.test(target) || target === `village:${seat}`,
  );
}
