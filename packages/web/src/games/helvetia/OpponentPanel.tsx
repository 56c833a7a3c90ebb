import { dowryPiece, peoplePiece, slotPiece } from '@thorp/helvetia/pieces';
import type { ReactNode } from 'react';
import { isLit, SeatHead, SeatPanel, seatStatus, useSpokenSeat, type Size } from '../../board/widgets.ts';
import { MiniMap } from './Mini.tsx';
import { Coin } from './pieces.tsx';
import SeatFace from './SeatFace.tsx';
import { type Table, useTable } from './table.ts';
import { useWords } from './text/words.tsx';

/** A summary of every other seat; a tap shows its village large. */
export function OpponentPanel({ size }: { size: Size }): ReactNode {
  const { view, mine } = useTable();
  const others = view.players.map((_, seat) => seat).filter(seat => seat !== mine);
  return others.map(owner => <Panel key={owner} owner={owner} size={size} />);
}

function Panel({ owner, size }: { owner: number; size: Size }): ReactNode {
  const table = useTable();
  const { update, view, open } = table;
  const words = useWords();
  const lit = size === 'phone' && isVillageLit(table, owner);
  const { coins = 0, points = 0 } = view.players[owner] ?? {};
  const name = update.seats[owner]?.name ?? '';
  const spoken = `${words.look(name)}: ${words.facts(coins, points)}`;
  const label = useSpokenSeat(owner, spoken);
  if (size === 'phone') {
    return (
      <SeatPanel prefix="he-" seat={owner} lit={lit} spoken={spoken} onOpen={() => open(owner)}>
        <Owner owner={owner} />
        <MiniMap owner={owner} size={size} />
      </SeatPanel>
    );
  }
  // The village has its own buttons, so only its head is one.
  return (
    <section
      className={update.seats[owner]?.asked ? 'he-opponent panel is-turn' : 'he-opponent panel'}
      aria-label={words.villageOf(name)}
    >
      <button type="button" className="he-open" aria-label={label} onClick={() => open(owner)}>
        <Owner owner={owner} />
      </button>
      <MiniMap owner={owner} size={size} />
    </section>
  );
}

/** Whether anything in a village can be chosen. */
function isVillageLit({ update, lights, view }: Table, owner: number): boolean {
  if (update.question?.step === 'wake') return false;
  const houses = view.players[owner]?.houses ?? [];
  const parts = [peoplePiece(owner), dowryPiece(owner), ...houses.map(({ slot }) => slotPiece(owner, slot))];
  return parts.some(part => isLit(lights(part)));
}

/** Name, status, coins and points of a seat. */
export function Owner({ owner }: { owner: number }): ReactNode {
  const { update, view } = useTable();
  const words = useWords();
  const player = view.players[owner];
  const seat = update.seats[owner];
  const status = (seat && seatStatus(seat, update.seat, words.status)) || words.status.idle;
  return (
    <SeatHead prefix="he-" seat={owner} name={seat?.name ?? ''} status={status} portrait={<SeatFace seat={owner} />}>
      {view.token === owner && view.round > 0 ? (
        <span className="he-token" title={words.firstLong}>
          {words.first}
        </span>
      ) : null}
      <span className="he-purse" role="img" aria-label={words.coins(player?.coins ?? 0)}>
        <Coin seat={owner} />
        <b>{player?.coins}</b>
      </span>
      <Estimate points={player?.points ?? 0} />
    </SeatHead>
  );
}

/** Points as if the round ended now. */
export function Estimate({ points }: { points: number }): ReactNode {
  const words = useWords();
  return (
    <span className="he-estimate" role="img" aria-label={words.pointsNow(points)}>
      <b>{points}</b>
      <small>{words.est}</small>
    </span>
  );
}
