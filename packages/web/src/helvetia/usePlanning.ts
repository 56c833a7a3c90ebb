import type { Option } from '@thorp/helvetia';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { BoardActs } from '../table/props.ts';
import type { Helvetia } from '@thorp/helvetia';
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

const NOTHING: Memory = { begun: -1, asked: new Map() };

/**
 * A building or a delivery is paid as the game proposes at once, so that the whole plan lies open; every line can then
 * be changed, which takes back what came after it. Everything done here is a choice or an undo of the game itself.
 */
export function usePlanning({ sight, acts, busy }: HelvetiaProps): { planning: Planning; acts: BoardActs<Helvetia> } {
  const { log, seat, question, version } = sight;
  const plan = useMemo(() => planOf(log, seat), [log, seat]);
  const [memory, setMemory] = useState(NOTHING);
  const [script, setScript] = useState<Script | null>(null);
  const answered = useRef(-1);
  useEffect(() => setMemory(old => remember(old, plan, question)), [plan, question]);
  useEffect(() => {
    if (!script || busy || answered.current === version) return;
    const deed = nextDeed(script, sight, plan);
    answered.current = version;
    if (!deed) setScript(null);
    else if (deed.kind === 'undo') acts.undo();
    else {
      setScript({ kind: 'propose' });
      acts.choose(deed.option);
    }
  }, [script, busy, version, sight, plan, acts]);
  const watched: BoardActs<Helvetia> = {
    ...acts,
    choose(option) {
      answered.current = version;
      setScript(option.kind === 'build' || option.kind === 'deliver' ? { kind: 'propose' } : null);
      acts.choose(option);
    },
    undo() {
      setScript(null);
      acts.undo();
    },
  };
  const change = (row: number, option: Option): void => {
    answered.current = -1;
    setScript({ kind: 'change', row, option });
  };
  return { planning: { rows: rowsOf(plan, memory), lying: lyingIn(plan), change }, acts: watched };
}
