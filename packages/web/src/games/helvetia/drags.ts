import type { Drags } from '../../board/widgets.ts';
import { answeredOtherwise } from './plan.ts';
import type { Table } from './table.ts';

/** A tile of the display is dragged to its place: lifting it opens the plan, dropping it chooses the place. */
export function dragsOf({ planning, tap }: Table): Drags {
  return {
    handles: '.he-offer[data-lit]',
    lifted: id => tap(id, null),
    dropped(_, onto) {
      const { plan } = planning;
      const built = plan?.built;
      const slot = onto?.closest<HTMLElement>('[data-slot]')?.dataset['slot'];
      const choice = built?.choices.find(({ option }) => option.kind === 'place' && option.slot === slot);
      if (!choice || !plan || typeof built?.ask !== 'number') return;
      planning.change(answeredOtherwise(plan, built.ask, choice.option));
    },
  };
}
