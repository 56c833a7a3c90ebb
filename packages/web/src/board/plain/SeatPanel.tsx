import type { Zone } from '@thorp/kernel';
import type { ReactNode } from 'react';
import { useText } from '../../text/text.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SeatMark } from '../../ui/SeatMark.tsx';
import type { SeatFacts, Sheet, TableUpdate } from '../../protocol/update.ts';
import { inPoints, seatInWords, stateInWords } from '../spoken.ts';
import { suitOf } from './tints.ts';

interface SeatPanelProps {
  readonly facts: SeatFacts;
  readonly update: TableUpdate;
  readonly zones: readonly Zone[];
  readonly lit: boolean;
  readonly onOpen: () => void;
}

/** Another seat in short: name, points, its numbers, its pieces as a row of coloured slips. */
export function SeatPanel({ facts, update, zones, lit, onOpen }: SeatPanelProps): ReactNode {
  const { table } = useText();
  const sheet = update.sheets.find(({ seat }) => seat === facts.seat);
  const me = facts.seat === update.seat;
  const counters = zones.flatMap(zone => zone.counters);
  // Two zones may have a counter with the same name.
  const names = [...new Set(counters.map(({ name }) => name))];
  return (
    <button
      type="button"
      className={['seatpanel panel', facts.asked ? 'is-turn' : '', lit ? 'is-lit' : '', me ? 'is-me' : ''].join(' ')}
      data-lit={lit ? '' : undefined}
      aria-label={seatInWords(facts, zones, sheet ? inPoints(sheet.total, table) : '', table)}
      aria-description={me ? table.sheet : table.showTable}
      onClick={onOpen}
    >
      <SeatHead facts={facts} sheet={sheet} />
      {names.length === 0 ? null : (
        <span className="counters">
          {names.map(each => (
            <span key={each}>
              {each} <b>{counters.flatMap(({ name, value }) => (name === each ? [value] : [])).join(' · ')}</b>
            </span>
          ))}
        </span>
      )}
      <span className="slips">
        {zones.flatMap(zone =>
          zone.pieces.map(piece => (
            <i
              key={piece.id}
              data-piece={piece.id}
              data-card={piece.card ?? undefined}
              data-suit={suitOf(piece.tint) ?? undefined}
              className={piece.card === null ? (piece.tint ? 'back' : 'blank') : piece.active === false ? 'idle' : ''}
            >
              {piece.card === null ? '' : piece.name}
            </i>
          )),
        )}
      </span>
    </button>
  );
}

function SeatHead({ facts, sheet }: { facts: SeatFacts; sheet: Sheet | undefined }): ReactNode {
  const { table } = useText();
  const state = stateInWords(facts, table);
  return (
    <span className="seathead">
      <SeatMark seat={facts.seat} />
      <span className="who">
        <b>{facts.name}</b>
        <small>
          {facts.kind === 'bot' ? <Icon name="bot" /> : null}
          {state}
        </small>
      </span>
      {sheet ? <span className="purse">{shortly(sheet.total)}</span> : null}
    </span>
  );
}

/** "3½ points" is "3½" on a coin. */
function shortly(total: string): string {
  return total.split(/\s/)[0] ?? total;
}
