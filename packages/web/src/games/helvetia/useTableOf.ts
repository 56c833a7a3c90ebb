import { dowryPiece, slotPiece } from '@thorp/helvetia/pieces';
import type { Option } from '@thorp/helvetia';
import type { SlotName } from '@thorp/helvetia/cards';
import { same } from '@thorp/kernel';
import { useMemo, useState } from 'react';
import { usePlan, useTabletopOf } from '../../board/widgets.ts';
import { PLANS } from './plan.ts';
import {
  SCHOOL,
  type HelvetiaChoice,
  type HelvetiaProps,
  type Opened,
  type Quarter,
  type Sight,
  type Table,
} from './table.ts';

/** What the parts of the board share, and the shell's acts as the board watches them. */
export function useTableOf(
  given: HelvetiaProps,
  open: (opened: Opened | null) => void,
): { table: Table; props: HelvetiaProps } {
  const { planning, acts } = usePlan(given, PLANS);
  const sight = useMemo(() => aimed(given.sight), [given.sight]);
  const props = { ...given, sight, acts };
  const tabletop = useTabletopOf(props, () => open(null));
  const [quarter, point] = useState<Quarter | null>(null);
  const { picked, lights } = tabletop;
  const { hint } = given;
  const isHinted = (option: Option): boolean => hint !== null && same(option, hint);
  const drops = dropsOf(picked === null ? [] : lights(picked).choices);
  return {
    table: { ...tabletop, mine: sight.seat ?? 0, planning, why: given.why, isHinted, drops, quarter, point, open },
    props,
  };
}

/** Answers for which the game names no place, but this board has one. */
function aimed(sight: Sight): Sight {
  const { question, seat } = sight;
  if (!question || seat === null) return sight;
  const choices = question.choices.map(choice => {
    const target = placeOf(choice.option, sight);
    return target === null ? choice : { ...choice, target };
  });
  return { ...sight, question: { ...question, choices } };
}

function placeOf(option: Option, { question, seat }: Sight): string | null {
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

/** Once the first man's building is picked, the woman's can be tapped. */
function dropsOf(choices: readonly HelvetiaChoice[]): Map<SlotName, HelvetiaChoice> {
  const drops = new Map<SlotName, HelvetiaChoice>();
  for (const choice of choices) if (choice.option.kind === 'house') drops.set(choice.option.woman, choice);
  return drops;
}
