import { dowryPiece, peoplePiece, slotPiece } from '@thorp/helvetia/pieces';
import type { ReactNode } from 'react';
import { Portrait } from '../../art/Portrait.tsx';
import { sitterAt } from '../../art/sitters.ts';
import { isLit, type Size } from '../../board/widgets.ts';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { MiniMap } from './Mini.tsx';
import { Coin } from './pieces.tsx';
import { type Table, useTable } from './table.ts';
import { useWords, type Words } from './text/words.tsx';

/** Everybody else at a glance; a tap enlarges a village. */
export function Others({ size }: { size: Size }): ReactNode {
  const { view, mine } = useTable();
  const others = view.players.map((_, seat) => seat).filter(seat => seat !== mine);
  return others.map(owner => <Panel key={owner} owner={owner} size={size} />);
}

function Panel({ owner, size }: { owner: number; size: Size }): ReactNode {
  const table = useTable();
  const { sight, view, open } = table;
  const words = useWords();
  const lit = size === 'phone' && isVillageLit(table, owner);
  const classes = ['he-opp panel'];
  if (lit) classes.push('is-lit');
  if (sight.seats[owner]?.asked) classes.push('is-turn');
  const { coins = 0, points = 0 } = view.players[owner] ?? {};
  const name = sight.seats[owner]?.name ?? '';
  const spoken = <span className="vh">{`${words.look(name)}: ${words.facts(coins, points)}`}</span>;
  if (size === 'phone') {
    return (
      <button type="button" className={classes.join(' ')} data-lit={lit ? '' : undefined} onClick={() => open(owner)}>
        <Owner owner={owner} />
        <MiniMap owner={owner} size={size} />
        {spoken}
      </button>
    );
  }
  return (
    <section className={classes.join(' ')} aria-label={words.villageOf(name)}>
      <button type="button" className="he-open" onClick={() => open(owner)}>
        <Owner owner={owner} />
        {spoken}
      </button>
      <MiniMap owner={owner} size={size} />
    </section>
  );
}

/** Whether anything in a village can be chosen. */
function isVillageLit({ sight, lights, view }: Table, owner: number): boolean {
  if (sight.question?.step === 'wake') return false;
  const houses = view.players[owner]?.houses ?? [];
  const parts = [peoplePiece(owner), dowryPiece(owner), ...houses.map(({ slot }) => slotPiece(owner, slot))];
  return parts.some(part => isLit(lights(part)));
}

/** Who it is, how it stands with them, their coins and their points so far. */
export function Owner({ owner }: { owner: number }): ReactNode {
  const { sight, view } = useTable();
  const words = useWords();
  const player = view.players[owner];
  return (
    <span className="he-owner">
      <span className="he-face">
        <Portrait face picture={sitterAt(owner)} />
      </span>
      <span className="he-who">
        <b>
          <SeatMark seat={owner} />
          <span>{sight.seats[owner]?.name}</span>
        </b>
        <small>{statusOf(owner, sight, words)}</small>
      </span>
      {view.token === owner && view.round > 0 ? (
        <span className="he-token" title={words.firstLong}>
          {words.first}
        </span>
      ) : null}
      <span className="he-purse">
        <Coin seat={owner} />
        <b>{player?.coins}</b>
      </span>
      <Estimate points={player?.points ?? 0} />
    </span>
  );
}

/** Points as if the round ended now. */
export function Estimate({ points }: { points: number }): ReactNode {
  const words = useWords();
  return (
    <span className="he-est">
      <b>{points}</b>
      <small>{words.est}</small>
    </span>
  );
}

function statusOf(owner: number, sight: Table['sight'], { status }: Words): string {
  const seat = sight.seats[owner];
  if (!seat) return status.idle;
  if (seat.resigned) return status.resigned;
  if (seat.asked) return owner === sight.seat ? status.you : status.turn;
  return seat.kind === 'bot' ? status.bot : status.idle;
}
