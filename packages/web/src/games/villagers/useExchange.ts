import type { Villagers } from '@thorp/villagers';
import { basicId, handId, readPiece, stackId } from '@thorp/villagers/pieces';
import type { CardId } from '@thorp/villagers/cards';
import { cardsToReturn, goesToCountess, stacksToReturnTo } from '@thorp/villagers/reading';
import { useState } from 'react';
import type { Tabletop } from '../../board/widgets.ts';
import { optionsOf, type Exchange } from './exchange.ts';
import { useNames } from './names.ts';
import type { ExchangeQuestion, VillagersChoice, VillagersProps } from './table.ts';
import { useWords } from './text/words.tsx';

/** The exchange in progress. */
export interface ExchangePlan {
  readonly tabletop: Tabletop<Villagers>;
  /** Its question for the prompt; null if there is none. */
  readonly asked: ExchangeQuestion | null;
}

/** Lets a player tap a Basic, then the card for it, then a stack; everything is sent as one move. */
export function useExchange(tabletop: Tabletop<Villagers>, { actions }: VillagersProps): ExchangePlan {
  const { update, view, busy, tap, choose } = tabletop;
  const [kept, keep] = useState<Exchange | null>(null);
  const seat = update.seat ?? 0;
  const exchange = kept?.version === update.version ? kept : null;
  const open = useChoices(exchange, seat, tabletop);
  const send = (basic: CardId, card: CardId, stack: number | null): void => {
    if (!busy && actions.choose(...optionsOf(view, seat, basic, card, stack))) keep(null);
  };
  const give = (basic: CardId, card: CardId): void => {
    const stacks = stacksToReturnTo(view);
    if (stacks.length > 1) keep({ basic, card, version: update.version });
    else send(basic, card, stacks[0] ?? null);
  };
  const begin = (basic: CardId): void => {
    const [only, second] = cardsToReturn(view, seat);
    if (only && !second) give(basic, only);
    else keep({ basic, card: null, version: update.version });
  };
  const answer = (choice: VillagersChoice): void => {
    const { option } = choice;
    if (exchange && option.kind === 'return') give(exchange.basic, option.card);
    else if (exchange?.card && option.kind === 'onto') send(exchange.basic, exchange.card, option.stack);
    else if (option.kind === 'exchange' && !goesToCountess(view)) begin(option.basic);
    else choose(choice);
  };
  const at = new Map(open.map(choice => [choice.target, choice]));
  const dark = { choices: [], refused: [], hinted: false };
  return {
    tabletop: {
      ...tabletop,
      lights: exchange
        ? id => (at.has(id) ? { ...dark, choices: open.filter(({ target }) => target === id) } : dark)
        : tabletop.lights,
      choose: answer,
      tap(id, card) {
        const planned = exchange ? at.get(id) : exchangeAt(tabletop, id);
        if (planned) answer(planned);
        else tap(id, card);
      },
    },
    asked: useAsked(exchange, open, () => keep(null)),
  };
}

/** The choice of a lit Basic. */
function exchangeAt({ lights, view }: Tabletop<Villagers>, id: string): VillagersChoice | undefined {
  const piece = readPiece(id);
  return piece?.kind === 'basic' && !goesToCountess(view) && basicId(piece.card) === id
    ? lights(id).choices[0]
    : undefined;
}

/** The next answers: the cards of the hand, then the stacks. */
function useChoices(exchange: Exchange | null, seat: number, { view, pieces }: Tabletop<Villagers>): VillagersChoice[] {
  const words = useWords();
  const names = useNames();
  if (!exchange) return [];
  const { basic, card } = exchange;
  if (card === null) {
    return cardsToReturn(view, seat).map(each => ({
      option: { kind: 'return', card: each },
      label: words.exchange.give(names(each), names(basic)),
      target: handId(seat, each),
    }));
  }
  return stacksToReturnTo(view).map(stack => ({
    option: { kind: 'onto', stack },
    label: pieces.get(stackId(stack))?.name ?? String(stack + 1),
    target: stackId(stack),
  }));
}

function useAsked(
  exchange: Exchange | null,
  open: readonly VillagersChoice[],
  cancel: () => void,
): ExchangeQuestion | null {
  const words = useWords();
  const names = useNames();
  if (!exchange) return null;
  const { basic, card } = exchange;
  const name = names(basic);
  if (card === null) return { name, says: words.exchange.which(name), choices: [], cancel };
  return { name, says: words.exchange.where(names(card), name), choices: open, cancel };
}
