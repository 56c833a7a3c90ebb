import type { Option } from '@thorp/villagers';
import { useMemo, type ReactNode } from 'react';
import { Prompt, type Picked, type Size } from '../../board/widgets.ts';
import { Basics, Piles } from './Bank.tsx';
import { buttonsOf } from './buttons.ts';
import { Pips } from './Pips.tsx';
import { MyMarketPay, Sums } from './Sums.tsx';
import { useTable, type Table, type VillagersProps } from './table.ts';
import { useWords } from './text/words.tsx';

/** The prompt: the question, what I may still do, and the answers without a place on the table. */
export function Question({ size, ...props }: VillagersProps & { size: Size }): ReactNode {
  const table = useTable();
  const { update, view, picked, exchange } = table;
  const building = update.question !== null && view.turn?.seat === update.seat;
  const open = usePicked(size);
  return (
    <Prompt {...props} actions={useActions(props, table)} buttons={buttonsOf(update, size)} picked={open}>
      <span className="vi-facts">
        {update.question ? <Pips /> : null}
        {size === 'phone' ? <Chips building={building && picked === null && exchange === null} /> : <Sums />}
        {size === 'phone' ? <MyMarketPay /> : null}
      </span>
    </Prompt>
  );
}

/** What the prompt asks about the picked card, or about the exchange in progress. */
function usePicked(size: Size): Picked | null {
  const { picked, exchange, pieces, places, lights, unpick } = useTable();
  const words = useWords();
  if (exchange || picked === null) return exchange;
  const name = pieces.get(picked)?.name ?? '';
  const isPlaced = places.size > 0;
  // On small screens the lit places of the village are enough.
  const choices = size === 'phone' && isPlaced ? [] : lights(picked).choices;
  return { name, choices, cancel: unpick, ...(isPlaced ? { says: words.whereTo(name) } : {}) };
}

/** The answers of an exchange are collected until it is complete. */
function useActions({ actions }: VillagersProps, { exchange, choose }: Table): VillagersProps['actions'] {
  return useMemo(() => {
    if (!exchange) return actions;
    const keep = (option: Option | undefined): boolean => {
      const choice = exchange.choices.find(each => each.option === option);
      if (choice) choose(choice);
      return choice !== undefined;
    };
    return { ...actions, choose: option => keep(option), previewChoice: async () => [] };
  }, [actions, exchange, choose]);
}

/** On a phone: the piles beside the Road. */
function Chips({ building }: { building: boolean }): ReactNode {
  return (
    <span className="vi-bank is-chips">
      {building ? <Basics /> : null}
      <Piles />
    </span>
  );
}
