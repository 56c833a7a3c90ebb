import { dowryPiece, slotPiece } from '@thorp/helvetia/pieces';
import type { Option } from '@thorp/helvetia';
import type { SlotName } from '@thorp/helvetia/cards';
import { same } from '@thorp/kernel';
import { useMemo, useState } from 'react';
import { seatInFront, usePlan, useTabletopOf } from '../../board/widgets.ts';
import { PLANS } from './plan.ts';
import {
  SCHOOL,
  type HelvetiaChoice,
  type HelvetiaProps,
  type Opened,
  type Quarter,
  type Update,
  type Table,
} from './table.ts';

/** What the parts of the board share, and the actions with plans. */
export function useTableOf(
  given: HelvetiaProps,
  open: (opened: Opened | null) => void,
): { table: Table; props: HelvetiaProps } {
  const { planning, actions } = usePlan(given, PLANS);
  const update = useMemo(() => aimed(given.update), [given.update]);
  const props = { ...given, update, actions };
  const tabletop = useTabletopOf(props, () => open(null));
  const [quarter, point] = useState<Quarter | null>(null);
  const { picked, lights } = tabletop;
  const { hint } = given;
  const isHinted = (option: Option): boolean => hint !== null && same(option, hint);
  const drops = dropsOf(picked === null ? [] : lights(picked).choices);
  return {
    table: { ...tabletop, mine: seatInFront(update), planning, isHinted, drops, quarter, point, open },
    props,
  };
}

/** Adds places of this board to answers for which the game names none. */
function aimed(update: Update): Update {
  const { question, seat } = update;
  if (!question || seat === null) return update;
  const choices = question.choices.map(choice => {
    const target = placeOf(choice.option, update);
    return target === null ? choice : { ...choice, target };
  });
  return { ...update, question: { ...question, choices } };
}

function placeOf(option: Option, { question, seat }: Update): string | null {
  switch (option.kind) {
    case 'house':
      return seat === null ? null : slotPiece(seat, option.man);
    case 'send':
      return option.from === 'school' ? SCHOOL : null;
    case 'dowry':
      return question?.frame.step === 'dowry' ? dowryPiece(question.frame.host) : null;
    default:
      return null;
  }
}

/** Once the man's building is picked, the woman's can be tapped. */
function dropsOf(choices: readonly HelvetiaChoice[]): Map<SlotName, HelvetiaChoice> {
  const drops = new Map<SlotName, HelvetiaChoice>();
  for (const choice of choices) if (choice.option.kind === 'house') drops.set(choice.option.woman, choice);
  return drops;
}
