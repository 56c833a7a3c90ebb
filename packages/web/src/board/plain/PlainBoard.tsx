import type { Piece, Zone } from '@thorp/kernel';
import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useText } from '../../text/text.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import type { BoardProps } from '../props.ts';
import { Log, Prompt, Standings, useMoves } from '../widgets.ts';
import { buttonsOf, lightsOf, type Light, type Lights } from '../lights.ts';
import { SeatPanel } from './SeatPanel.tsx';
import { groupTintsOf } from './tints.ts';
import { useFit } from './useFit.ts';
import { ZoneView } from './ZoneView.tsx';
import '../../style/plain/index.css';

/** With up to this many seats, log and standings share a column with them. */
const FEW = 2;

type SeatFacts = BoardProps['update']['seats'][number];

/** A board for any game, from the description that its view gives of itself. */
export default function PlainBoard(props: BoardProps): ReactNode {
  const { update, actions } = props;
  const { board, seat: mine, seats, version } = update;
  const text = useText();
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const lights = useMemo(() => lightsOf(update, props.hint), [update, props.hint]);
  const groupTints = useMemo(() => groupTintsOf(props.catalogue), [props.catalogue]);
  const taps = useTaps(props, lights, () => setOpened(null));
  useFit(root, '.common, .mine', version);
  useMoves(root, version, props.motion);
  useShowLit(root, version);

  const zonesOf = (owner: number | null): Zone[] =>
    board.zones.filter(zone => zone.seat === owner && shows(zone, lights));
  const shared = { lights, groupTints, catalogue: props.catalogue, ...taps.onZone };
  const draw = (zone: Zone): ReactNode => <ZoneView key={zone.id} zone={zone} {...shared} />;
  const own = mine === null ? [] : zonesOf(mine);
  const hand = own.filter(zone => zone.layout === 'hand' && zone.pieces.length > 0);
  const rest = own.filter(zone => zone.layout !== 'hand');
  const few = seats.length <= FEW;
  const log = <LogColumn {...props} />;
  const panelOf = (facts: SeatFacts): ReactNode => {
    const isMine = facts.seat === mine;
    const zones = isMine ? [] : zonesOf(facts.seat);
    const open = (): void => (isMine ? actions.showScores(mine) : setOpened(facts.seat));
    const lit = zones.some(zone => isLit(zone, lights));
    return <SeatPanel key={facts.seat} facts={facts} update={update} zones={zones} lit={lit} onOpen={open} />;
  };
  return (
    <div className={few ? 'plain is-few' : 'plain'} ref={root}>
      <aside className="left" aria-label={text.table.others}>
        {seats.map(panelOf)}
        {few ? log : null}
      </aside>
      <div className="centre" style={{ '--common': share(zonesOf(null), rest) }}>
        <section className="common" aria-label={text.table.common} tabIndex={0}>
          {zonesOf(null).map(draw)}
        </section>
        <Prompt {...props} buttons={buttonsOf(update)} picked={taps.picked} />
        <section className="mine" aria-label={text.table.mine} tabIndex={0}>
          <div className="zones">{rest.map(draw)}</div>
        </section>
        {hand.length > 0 ? <div className="hand">{hand.map(draw)}</div> : null}
      </div>
      {few ? null : <aside className="side">{log}</aside>}
      {opened === null ? null : (
        <OpenedSeat name={seats[opened]?.name} onClose={() => setOpened(null)}>
          {zonesOf(opened).map(draw)}
        </OpenedSeat>
      )}
    </div>
  );
}

/** What lies in front of a seat, large. */
function OpenedSeat(props: { name: string | undefined; onClose: () => void; children: ReactNode }): ReactNode {
  return (
    <Sheet wide title={props.name} onClose={props.onClose}>
      <div className="zones">{props.children}</div>
    </Sheet>
  );
}

function LogColumn({ update, actions, catalogue }: BoardProps): ReactNode {
  return (
    <>
      <Standings update={update} actions={actions} />
      <Log update={update} actions={actions} catalogue={catalogue} />
    </>
  );
}

interface Taps {
  readonly onZone: {
    readonly picked: string | null;
    readonly onTap: (piece: Piece, light: Light) => void;
    readonly onTapZone: (zone: Zone) => void;
  };
  /** The piece or zone whose choices are shown in the prompt. */
  readonly picked: { readonly name: string; readonly choices: Light['choices']; cancel(): void } | null;
}

/** What a tap does: chooses, shows several choices in the prompt, explains why not, or opens the card. */
function useTaps({ update, actions, busy, looking }: BoardProps, lights: Lights, onPick: () => void): Taps {
  const { version } = update;
  const [picked, setPicked] = useState<{ id: string; name: string; version: number } | null>(null);
  const open = picked?.version === version ? picked : null;
  const pick = (id: string, name: string): void => {
    const [only, second] = lights(id).choices;
    if (busy || !only) return;
    onPick();
    if (second) setPicked({ id, name, version });
    else actions.choose(only.option);
  };
  const onTap = (piece: Piece, { choices, refused }: Light): void => {
    if (choices.length > 0 && !looking) pick(piece.id, piece.name);
    else if (refused[0] && !looking) actions.showWhy(refused[0]);
    else if (piece.card !== null) actions.showCard(piece.card);
  };
  return {
    onZone: { picked: open?.id ?? null, onTap, onTapZone: zone => pick(zone.id, zone.title) },
    picked: open && { name: open.name, choices: lights(open.id).choices, cancel: () => setPicked(null) },
  };
}

/** An empty zone is drawn only when something can be put there. */
function shows(zone: Zone, lights: Lights): boolean {
  return zone.pieces.length > 0 || zone.counters.length > 0 || isLit(zone, lights);
}

function isLit({ id, pieces }: Zone, lights: Lights): boolean {
  return lights(id).choices.length > 0 || pieces.some(piece => lights(piece.id).choices.length > 0);
}

/** How much higher than my side the common table is drawn: by the number of its pieces, within limits. */
function share(common: readonly Zone[], mine: readonly Zone[]): number {
  const weight = (zones: readonly Zone[]): number =>
    zones.reduce((sum, zone) => sum + 3 + zone.pieces.length + zone.counters.length / 3, 0);
  const ratio = Math.sqrt(weight(common) / Math.max(1, weight(mine)));
  // In coarse steps, so that the layout does not change with every card.
  return Math.round(Math.min(1.9, Math.max(0.6, ratio)) * 5) / 5;
}

/** Scrolls to the first lit piece of a new question. */
function useShowLit(root: RefObject<HTMLElement | null>, version: number): void {
  useEffect(() => {
    const lit = root.current?.querySelector<HTMLElement>('.common [data-lit], .mine [data-lit], .hand [data-lit]');
    lit?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [root, version]);
}
