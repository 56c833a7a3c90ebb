import type { Helvetia, Option } from '@thorp/helvetia';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { BoardActs } from '../table/props.ts';
import { lyingIn, nextDeed, planOf, remember, rowsOf, type Memory, type Row, type Script } from './plan.ts';
import type { HelvetiaProps } from './table.ts';

/** How the action under way is paid for, and how to pay otherwise. */
export interface Planning {
  readonly rows: readonly Row[];
  /** Buildings whose villagers lie down in this plan. */
  readonly lying: ReadonlySet<string>;
  /** Goes back to a payment, makes it with this option, and proposes the rest anew. */
  change(row: number, option: Option): void;
}

/** A single tile or good that can be had is not asked about: the payment then follows the character at once. */
const LEADS_TO_PAYMENT: readonly Option['kind'][] = ['call', 'tile', 'build', 'deliver'];

/** Milliseconds after which a deed that fell is sent again. */
const RETRY = 24;

const NOTHING: Memory = { begun: -1, asked: new Map() };

/**
 * A building or a delivery is paid as the game proposes at once, so that the whole plan lies open; every line can then
 * be changed, which takes back what came after it. Everything done here is a choice or an undo of the game itself.
 */
export function usePlanning({ sight, acts }: HelvetiaProps): { planning: Planning; acts: BoardActs<Helvetia> } {
  const { log, seat, question, version } = sight;
  const plan = useMemo(() => planOf(log, seat), [log, seat]);
  const [memory, setMemory] = useState(NOTHING);
  const [script, setScript] = useState<Script | null>(null);
  /** The version the person answered, and the one a changed payment was answered at. */
  const answered = useRef(-1);
  const changed = useRef(-1);
  /** The version a deed of the script was sent at: one that comes back refused ends the script. */
  const sent = useRef(-1);
  useEffect(() => setMemory(old => remember(old, plan, question)), [plan, question]);
  useEffect(() => {
    if (!script || answered.current === version) return undefined;
    if (script.kind === 'change' && changed.current >= 0 && changed.current !== version) {
      setScript({ kind: 'propose' });
      return undefined;
    }
    const deed = sent.current === version ? null : nextDeed(script, sight, plan);
    if (!deed) {
      setScript(null);
      return undefined;
    }
    // The shell lets a deed fall while another is on its way: this one is sent until it is taken, and once only.
    const send = (): void => {
      if (!(deed.kind === 'undo' ? acts.undo() : acts.choose(deed.option))) return;
      clearInterval(again);
      sent.current = version;
      if (deed.kind === 'choose') changed.current = version;
    };
    const again = setInterval(send, RETRY);
    send();
    return () => clearInterval(again);
  }, [script, version, sight, plan, acts]);
  const watched: BoardActs<Helvetia> = {
    ...acts,
    choose(option) {
      answered.current = version;
      setScript(LEADS_TO_PAYMENT.includes(option.kind) ? { kind: 'propose' } : null);
      return acts.choose(option);
    },
    undo() {
      setScript(null);
      return acts.undo();
    },
  };
  const change = (row: number, option: Option): void => {
    answered.current = -1;
    changed.current = -1;
    sent.current = -1;
    setScript({ kind: 'change', row, option });
  };
  return { planning: { rows: rowsOf(plan, memory), lying: lyingIn(plan), change }, acts: watched };
}
