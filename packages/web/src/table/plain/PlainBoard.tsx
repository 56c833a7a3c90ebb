import type { Piece, Zone } from '@thorp/kernel';
import { useEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { useText } from '../../text/text.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import type { BoardProps } from '../props.ts';
import { Log, Sign, Standings, useMoves } from '../widgets.ts';
import { buttonsOf, lightsOf, type Light } from './lights.ts';
import { SeatPanel } from './SeatPanel.tsx';
import { useFit } from './useFit.ts';
import { ZoneView } from './ZoneView.tsx';
import '../../style/plain.css';

/** What lies open in the sign: a piece or zone with several choices. */
interface Picked {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

/** Up to so many seats, log and standings share a column with them. */
const FEW = 2;

/** A board for any game, from the rule-free picture its view gives of itself. */
export default function PlainBoard(props: BoardProps): ReactNode {
  const { sight, acts, busy, looking } = props;
  const { board, seat: mine, seats, version } = sight;
  const text = useText();
  const root = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<Picked | null>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const lights = useMemo(() => lightsOf(sight, props.hint), [sight, props.hint]);
  const open = picked && picked.version === version ? picked : null;
  useFit(root, '.common, .mine', version);
  useMoves(root, version, props.motion);
  useShowLit(root, version);

  const pick = (id: string, name: string, light: Light): void => {
    const [only, second] = light.choices;
    if (busy) return;
    setOpened(null);
    if (only && !second) acts.choose(only.option);
    else if (only) setPicked({ id, name, version });
  };
  const tap = (piece: Piece, light: Light): void => {
    if (looking && piece.card !== null) acts.showCard(piece.card);
    else if (light.choices.length > 0) pick(piece.id, piece.name, light);
    else if (light.refused[0]) acts.showWhy(light.refused[0]);
    else if (piece.card !== null) acts.showCard(piece.card);
  };
  const tapZone = (zone: Zone): void => pick(zone.id, zone.title, lights(zone.id));

  const zonesOf = (owner: number | null): Zone[] => board.zones.filter(zone => zone.seat === owner);
  const draw = (zone: Zone): ReactNode => (
    <ZoneView
      key={zone.id}
      zone={zone}
      lights={lights}
      catalogue={props.catalogue}
      picked={open?.id ?? null}
      onTap={tap}
      onTapZone={tapZone}
    />
  );
  const isLit = (zone: Zone): boolean =>
    [zone.id, ...zone.pieces.map(({ id }) => id)].some(id => lights(id).choices.length > 0);
  const own = mine === null ? [] : zonesOf(mine);
  const hand = own.filter(zone => zone.layout === 'hand' && zone.pieces.length > 0);
  const rest = own.filter(zone => zone.layout !== 'hand');
  const few = seats.length <= FEW;
  const openedFacts = opened === null ? undefined : seats[opened];
  const told = (
    <>
      <Standings sight={sight} acts={acts} />
      <Log sight={sight} acts={acts} catalogue={props.catalogue} />
    </>
  );
  return (
    <div className={few ? 'plain is-few' : 'plain'} ref={root}>
      <aside className="left" aria-label={text.table.others}>
        {seats.map(facts => (
          <SeatPanel
            key={facts.seat}
            facts={facts}
            sight={sight}
            zones={facts.seat === mine ? [] : zonesOf(facts.seat)}
            lit={facts.seat !== mine && zonesOf(facts.seat).some(isLit)}
            onOpen={() => (facts.seat === mine ? acts.showScores(mine) : setOpened(facts.seat))}
          />
        ))}
        {few ? told : null}
      </aside>
      <div className="centre" style={{ '--common': share(zonesOf(null), rest) } as CSSProperties}>
        <section className="common" aria-label={text.table.common} tabIndex={0}>
          {zonesOf(null).map(draw)}
        </section>
        <Sign
          {...props}
          buttons={buttonsOf(sight)}
          picked={open && { name: open.name, choices: lights(open.id).choices, cancel: () => setPicked(null) }}
        />
        <section className="mine" aria-label={text.table.mine} tabIndex={0}>
          <div className="zones">{rest.map(draw)}</div>
        </section>
        {hand.length > 0 ? <div className="hand">{hand.map(draw)}</div> : null}
      </div>
      {few ? null : <aside className="side">{told}</aside>}
      {openedFacts ? (
        <Sheet wide title={openedFacts.name} onClose={() => setOpened(null)}>
          <div className="zones">{zonesOf(openedFacts.seat).map(draw)}</div>
        </Sheet>
      ) : null}
    </div>
  );
}

/** How much higher than my side the common table is drawn: by what lies on it, within reason. */
function share(common: readonly Zone[], mine: readonly Zone[]): number {
  const weight = (zones: readonly Zone[]): number =>
    zones.reduce((sum, zone) => sum + 3 + zone.pieces.length + zone.counters.length / 3, 0);
  return Math.min(1.9, Math.max(0.6, Math.sqrt(weight(common) / Math.max(1, weight(mine)))));
}

/** A new question is never out of sight: the region that holds its first lit piece turns to it. */
function useShowLit(root: RefObject<HTMLElement | null>, version: number): void {
  useEffect(() => {
    const lit = root.current?.querySelector<HTMLElement>('.common [data-lit], .mine [data-lit], .hand [data-lit]');
    lit?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [root, version]);
}
