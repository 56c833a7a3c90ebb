import type { Option, SexName } from '@thorp/helvetia';
import type { SlotName } from '@thorp/helvetia/cards';
import type { ReactNode } from 'react';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { Child, Figure } from './Figure.tsx';
import { useNames } from './names.ts';
import { PlanChoice, PlanRow } from './PlanRow.tsx';
import { Coin } from './pieces.tsx';
import { type Update, useTable } from './table.ts';
import { useWords, type Words } from './text/words.tsx';

/** Answers about people and coins, each with its picture. */
export function Asking(): ReactNode {
  const { update, choose, isHinted } = useTable();
  const words = useWords();
  const { question } = update;
  if (!question) return null;
  const title = titleOf(question, update, words);
  return (
    <section className="he-plan panel" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        <PlanRow name={title}>
          {question.choices.map(choice => (
            <PlanChoice
              key={JSON.stringify(choice.option)}
              hinted={isHinted(choice.option)}
              says={choice.label}
              onPick={() => choose(choice)}
            >
              <Answer option={choice.option} />
            </PlanChoice>
          ))}
        </PlanRow>
      </ul>
    </section>
  );
}

/** Questions whose answers are shown here. */
export const ASKED_HERE: readonly string[] = ['lodge', 'graduate', 'send', 'marry', 'betroth', 'bear', 'dowry'];

function titleOf({ step, frame }: NonNullable<Update['question']>, { seats }: Update, words: Words): string {
  switch (step) {
    case 'lodge':
      return words.lodge;
    case 'graduate':
      return words.graduate;
    case 'send':
      return words.send;
    case 'bear':
      return words.bear;
    case 'dowry':
      return words.dowryOf(frame.step === 'dowry' ? (seats[frame.host]?.name ?? '') : '');
    case 'marry':
    case 'betroth':
      return words.marry;
    default:
      return words.movesIn;
  }
}

const OTHER: { readonly [sex in SexName]: SexName } = { man: 'woman', woman: 'man' };

function Answer({ option }: { option: Option }): ReactNode {
  const { mine, update } = useTable();
  const words = useWords();
  switch (option.kind) {
    case 'graduate':
      return <Person sex={option.sex} word={words[option.sex]} />;
    case 'leave':
      return <span>{words.leave}</span>;
    case 'send':
      return <Person sex={option.sex} word={option.from === 'school' ? words.school : words.centre} />;
    case 'lodge':
      return (
        <>
          <Person sex={option.sex} word={words.lodges} />
          <Person sex={OTHER[option.sex]} word={words.learns} />
        </>
      );
    case 'bear':
      return (
        <>
          <Child owner={mine} sex={option.sex} />
          <span>
            {option.sex === 'man' ? words.boy : words.girl}
            <HouseName village={mine} slot={option.slot} small />
          </span>
        </>
      );
    case 'marry':
      return (
        <span>
          <HouseName village={option.village} slot={option.slot} />
          <small>
            <SeatMark seat={option.village} /> {update.seats[option.village]?.name}
          </small>
        </span>
      );
    case 'dowry':
      return (
        <>
          <Coin seat={option.colour} />
          <span>{update.seats[option.colour]?.name}</span>
        </>
      );
    default:
      return null;
  }
}

function Person({ sex, word }: { sex: SexName; word: string }): ReactNode {
  const { mine } = useTable();
  return (
    <>
      <Figure figure={{ owner: mine, sex, awake: true }} />
      <span>{word}</span>
    </>
  );
}

function HouseName({ village, slot, small }: { village: number; slot: SlotName; small?: boolean }): ReactNode {
  const { view } = useTable();
  const names = useNames();
  const house = view.players[village]?.houses.find(each => each.slot === slot);
  const name = house ? names.building(house.building) : '';
  return small ? <small>{name}</small> : name;
}
