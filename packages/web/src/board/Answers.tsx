import { useEffect, useRef, useState, type ReactNode } from 'react';
import { same, type Option } from '@thorp/kernel';
import { useText } from '../text/text.tsx';
import { usePreferences } from '../preferences/preferences.ts';
import type { Choice } from '../protocol/update.ts';
import { Changes, changesIn, choiceMark } from './Preview.tsx';
import type { BoardProps, Change } from './props.ts';
import { withoutSigns } from './spoken.ts';
import { useLetters } from './useKeys.ts';

/*
 * The answers to a question that are not places of the board. One or two are buttons. From three on each is a ticket:
 * its key, its words or a drawing by the board (what is given and received), and its effect on the own numbers. Keys 1
 * to 9 answer. The list is part of the prompt, so it lies beside the table and never over it; only the list scrolls if
 * it is long.
 */

/** With this many answers or more they are tickets. */
const TICKETS = 3;
/** This many have a key, and are previewed. */
const KEYS = 9;

interface AnswersProps {
  readonly update: BoardProps['update'];
  readonly actions: BoardProps['actions'];
  readonly choices: readonly Choice[];
  readonly hint: Option | null;
  readonly busy: boolean;
  /** The first answer gets the focus. */
  readonly focus: boolean;
  /** Draws a choice if the board can show more than its words; null for words. */
  draw(choice: Choice): ReactNode;
}

export function Answers(props: AnswersProps): ReactNode {
  const { choices, focus } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) list.current?.querySelector('button')?.focus();
  }, [focus, choices]);
  if (choices.length === 0) return null;
  return choices.length < TICKETS ? <Buttons {...props} list={list} /> : <Tickets {...props} list={list} />;
}

type ListProps = AnswersProps & { readonly list: { current: HTMLDivElement | null } };

function Buttons({ list, ...props }: ListProps): ReactNode {
  return (
    <div className="answers" ref={list}>
      {props.choices.map(choice => (
        <Answer
          key={JSON.stringify(choice.option)}
          {...props}
          choice={choice}
          isDrawn={props.draw(choice) !== null}
          className="btn"
        >
          {props.draw(choice) ?? choice.label}
        </Answer>
      ))}
    </div>
  );
}

function Tickets({ list, ...props }: ListProps): ReactNode {
  const { update, actions, busy, draw } = props;
  const { letters } = usePreferences();
  const choices = withRefusalsLast(props.choices);
  const outcomes = useOutcomes(choices.slice(0, KEYS), update.version, actions.previewChoice);
  const keyed = choices
    .slice(0, KEYS)
    .map(({ option }, i) => [`${i + 1}`, () => busy || actions.choose(option)] as const);
  useLetters(Object.fromEntries(keyed));
  return (
    <div className="answers tickets" ref={list}>
      {choices.map((choice, i) => (
        <Answer
          key={JSON.stringify(choice.option)}
          {...props}
          choice={choice}
          outcome={outcomes.get(JSON.stringify(choice.option)) ?? []}
          isDrawn={draw(choice) !== null}
          className={isRefusal(choice) ? 'btn ticket is-no' : 'btn ticket'}
        >
          {letters && i < KEYS ? <kbd aria-hidden="true">{i + 1}</kbd> : null}
          <span className="ticket-says">
            {draw(choice) ?? choice.label}
            <small>
              <Changes changes={outcomes.get(JSON.stringify(choice.option)) ?? []} />
            </small>
          </span>
        </Answer>
      ))}
    </div>
  );
}

interface AnswerProps extends AnswersProps {
  readonly choice: Choice;
  readonly outcome?: readonly Change[];
  /** Whether the button has a drawing instead of words, so that it needs a name. */
  readonly isDrawn: boolean;
  readonly className: string;
  readonly children: ReactNode;
}

function Answer(props: AnswerProps): ReactNode {
  const { update, actions, hint, busy, choice, outcome = [], isDrawn, className, children } = props;
  const { table } = useText();
  const { option, label } = choice;
  const spoken = withoutSigns(label, table);
  return (
    <button
      type="button"
      data-lit
      data-choice={choiceMark(update, choice)}
      className={hint && same(option, hint) ? `${className} is-hinted` : className}
      aria-label={isDrawn || spoken !== label ? spoken : undefined}
      aria-description={isDrawn && outcome.length > 0 ? changesIn(table.changes, outcome) : undefined}
      aria-disabled={busy}
      onClick={() => busy || actions.choose(option)}
    >
      {children}
    </button>
  );
}

/** An answer that names no piece, such as "No more trades". */
function isRefusal({ option, target }: Choice): boolean {
  return target === null && Object.keys(option).length === 1;
}

function withRefusalsLast(choices: readonly Choice[]): Choice[] {
  return choices.toSorted((a, b) => Number(isRefusal(a)) - Number(isRefusal(b)));
}

/** The effect of each choice on the own numbers, by its option as text. They arrive one after the other. */
function useOutcomes(
  choices: readonly Choice[],
  version: number,
  previewChoice: AnswersProps['actions']['previewChoice'],
): ReadonlyMap<string, readonly Change[]> {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, readonly Change[]>>(new Map());
  const asked = choices.map(({ option }) => JSON.stringify(option)).join('\n');
  const latest = useRef({ choices, previewChoice });
  useEffect(() => {
    latest.current = { choices, previewChoice };
  });
  useEffect(() => {
    let current = true;
    const ask = async (): Promise<void> => {
      for (const { option } of latest.current.choices) {
        const changes = await latest.current.previewChoice(option);
        if (!current) return;
        setOutcomes(old => new Map(old).set(JSON.stringify(option), changes));
      }
    };
    // If the table has changed in the meantime, the new one asks again.
    ask().catch(() => undefined);
    return () => {
      current = false;
      setOutcomes(new Map());
    };
  }, [asked, version]);
  return outcomes;
}
