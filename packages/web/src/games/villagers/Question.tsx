import type { ReactNode } from 'react';
import { Sign, type Size } from '../../board/widgets.ts';
import { Basics } from './Bank.tsx';
import { Pips } from './Pips.tsx';
import { useTable, type Sight, type VillagersChoice, type VillagersProps } from './table.ts';

/** The sign: what is asked, what I may still do, and the answers that no place of the table stands for. */
export function Question({ size, ...props }: VillagersProps & { size: Size }): ReactNode {
  const { sight, view, picked, pieces, places, lights, unpick } = useTable();
  const building = sight.question !== null && view.turn?.seat === sight.seat;
  // Where room is short, the lit places of the village are answer enough.
  const choices = picked === null || (size === 'phone' && places.size > 0) ? [] : lights(picked).choices;
  const open = picked === null ? null : { name: pieces.get(picked)?.name ?? '', choices };
  return (
    <Sign {...props} buttons={buttonsOf(sight)} picked={open && { ...open, cancel: unpick }}>
      {sight.question ? <Pips /> : null}
      {size === 'phone' && building && picked === null ? (
        <span className="bank is-slim">
          <Basics />
        </span>
      ) : null}
    </Sign>
  );
}

/** Places on the table that show their own choices; every other answer is a button of the sign. */
const SHOWN = /^(road|stack|basic|team|hand|looking|village|discard|countess):|^reserve$/;

/** So many villagers of villages are named in the sign as well, where they are easier to tap and to compare. */
const NAMED = 6;

function buttonsOf({ question, seat }: Sight): VillagersChoice[] {
  const choices = question?.choices ?? [];
  const villagers = choices.filter(({ target }) => target?.startsWith('village:'));
  const named = villagers.length <= NAMED;
  return choices.filter(({ target }) => {
    if (target === null || !SHOWN.test(target) || target === `village:${seat}`) return true;
    return named && target.startsWith('village:');
  });
}
