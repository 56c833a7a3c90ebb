import type { ReactNode } from 'react';
import { Sign } from '../table/widgets.ts';
import { ASKED_HERE } from './Asking.tsx';
import { Coins } from './pieces.tsx';
import { useTable, type HelvetiaChoice, type HelvetiaProps, type Sight } from './table.ts';
import { useWords } from './text/words.tsx';
import type { BoardProps } from '../table/props.ts';

/** The sign: what is asked, my coins, and the answers that have no place of their own. */
export function Question(props: HelvetiaProps): ReactNode {
  const { sight, picked, pieces, lights, unpick } = useTable();
  const open = picked === null ? null : { name: pieces.get(picked)?.name ?? '', choices: lights(picked).choices };
  // The sign speaks about any game; options go back to the game they came from.
  const shell = { ...props, sight } as unknown as BoardProps;
  return (
    <Sign {...shell} buttons={buttonsOf(sight)} picked={open && { ...open, cancel: unpick }}>
      {sight.question ? <Money /> : null}
    </Sign>
  );
}

/** Coins that can be spent, and those that only count from the next turn on. */
function Money(): ReactNode {
  const { view, mine } = useTable();
  const words = useWords();
  const coins = view.players[mine]?.coins ?? 0;
  if (view.round === 0) return null;
  return (
    <p className="he-money">
      <Coins seat={mine} count={coins} most={6} />
      <span>{words.coins(coins)}</span>
      {view.turn.fresh > 0 ? <span>{words.fresh(view.turn.fresh)}</span> : null}
    </p>
  );
}

/** Answers beside the village or in it are not said twice. */
function buttonsOf({ question }: Sight): HelvetiaChoice[] {
  if (!question || question.step === 'pay' || question.step === 'wake' || ASKED_HERE.includes(question.step)) return [];
  return question.choices.filter(({ target }) => target === null);
}
