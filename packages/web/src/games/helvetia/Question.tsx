import type { Helvetia } from '@thorp/helvetia';
import { useMemo, type ReactNode } from 'react';
import { Changes, Prompt, type Planning } from '../../board/widgets.ts';
import { ASKED_HERE } from './Asking.tsx';
import { useNames } from './names.ts';
import { Coins } from './pieces.tsx';
import type { Plan } from './plan.ts';
import { useTable, type HelvetiaChoice, type HelvetiaProps, type Update } from './table.ts';
import { useWords } from './text/words.tsx';

/** The prompt: the question or the plan, my coins, and the answers without a place on the table. */
export function Question(props: HelvetiaProps): ReactNode {
  const { update, picked, pieces, lights, unpick, planning } = useTable();
  const words = useWords();
  const toConfirm = useConfirm(planning.plan, update.version);
  const open =
    picked === null
      ? null
      : {
          name: '',
          says: asksAbout(update, pieces.get(picked)?.name ?? '', words),
          choices: lights(picked).choices,
          cancel: unpick,
        };
  const planned = toConfirm && { ...toConfirm, cancel: close(planning) };
  const choose: typeof props.actions.choose = (...options) => {
    if (planned && !open) return planning.play();
    unpick();
    return props.actions.choose(...options);
  };
  const shell = { ...props, update, actions: { ...props.actions, choose } };
  return (
    <Prompt {...shell} buttons={buttonsOf(update)} picked={open ?? planned}>
      {update.question ? <Money plan={planning.plan} /> : null}
    </Prompt>
  );
}

/** A tapped piece leaves only some of the answers. The question stays the same, unless a character was tapped. */
function asksAbout({ question }: Update, name: string, words: ReturnType<typeof useWords>): string {
  const isCalled = question?.step === 'turn' || question?.step === 'more';
  return isCalled ? words.coinOrTile(name) : (question?.prompt ?? name);
}

/** Confirms the plan. */
function useConfirm(
  plan: Plan | null,
  version: number,
): { name: string; says: string; choices: HelvetiaChoice[] } | null {
  const names = useNames();
  const words = useWords();
  const first = plan?.answers[0];
  const building = plan?.built?.event.building;
  const good = plan?.delivered;
  const label = building
    ? words.build(names.building(building))
    : good
      ? words.deliver(names.good(good))
      : words.confirm;
  // Stays equal while the plan has the same subject, so that a changed line does not move the focus.
  return useMemo(
    () =>
      first ? { name: label, says: words.likeThis(label), choices: [{ option: first, label, target: null }] } : null,
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [first === undefined, label, words, version],
  );
}

/** Closes the plan, and moves the focus back to the piece it began with. */
function close({ plan, cancel }: Planning<Helvetia, Plan>): (() => void) | null {
  if (!cancel) return null;
  return () => {
    cancel();
    document.querySelector<HTMLElement>(`.he [data-piece="${plan?.from}"]`)?.focus();
  };
}

/** Coins that can be spent, and those that count only from the next turn on; and what a plan would change. */
function Money({ plan }: { plan: Plan | null }): ReactNode {
  const { view, mine } = useTable();
  const words = useWords();
  const coins = view.players[mine]?.coins ?? 0;
  if (view.round === 0) return null;
  const spent = plan?.payments.filter(({ event, ask }) => event.kind === 'bought' && ask !== null).length ?? 0;
  return (
    <p className="he-money">
      <Coins seat={mine} count={coins} spent={spent} most={6} />
      {plan ? <Summary plan={plan} /> : <span>{words.coins(coins)}</span>}
      {view.turn.fresh > 0 && !plan ? <span>{words.fresh(view.turn.fresh)}</span> : null}
    </p>
  );
}

/** The plan in one line; read aloud when it changes. */
function Summary({ plan: { lying, payments, built, movedIn, changes } }: { plan: Plan }): ReactNode {
  const words = useWords();
  const place = built?.choices.find(({ option }) => option.kind === 'place' && option.slot === built.event.slot);
  const bought = payments.filter(({ event }) => event.kind === 'bought').length;
  const parts = [
    ...(lying.size > 0 ? [words.lieDown(lying.size)] : []),
    ...(bought > 0 ? [words.bought(bought)] : []),
    ...(movedIn ? [words.entersAs[movedIn.event.sex]] : []),
  ];
  return (
    <span role="status">
      {place ? <span className="sr-only">{place.label} · </span> : null}
      {parts.join(' · ')}
      {parts.length > 0 && changes.length > 0 ? ' · ' : null}
      <Changes changes={changes} />
    </span>
  );
}

/** Answers shown beside or in the village are not repeated. */
function buttonsOf({ question }: Update): HelvetiaChoice[] {
  if (!question || question.step === 'pay' || question.step === 'wake' || ASKED_HERE.includes(question.step)) return [];
  return question.choices.filter(({ target }) => target === null);
}
