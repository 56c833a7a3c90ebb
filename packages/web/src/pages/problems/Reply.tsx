import type { Difference, Problem } from '@thorp/bots';
import { same, type Option } from '@thorp/kernel';
import { useEffect, useState, type ReactNode } from 'react';
import type { SourceOfPoints, WhyWords } from '../../protocol/calls.ts';
import type { TableUpdate } from '../../protocol/update.ts';
import { host } from '../../session/host.ts';
import { useText } from '../../text/text.tsx';
import { percentOf } from './percent.ts';
import type { ProblemWords } from './text/en.ts';
import { useWords } from './words.ts';

interface ReplyProps {
  readonly game: string;
  readonly problem: Problem;
  readonly update: TableUpdate;
  readonly chosen: Option;
  /** Whether the solution was requested. */
  readonly isShown: boolean;
}

/** The comment on a choice: whether it is the best, how much less it brings, and why. */
export function Reply({ game, problem, update, chosen, isShown }: ReplyProps): ReactNode {
  const words = useWords();
  const choices = update.question?.choices ?? [];
  const at = choices.findIndex(({ option }) => same(option, chosen));
  const label = choices[at]?.label ?? '';
  const isBest = same(chosen, problem.answer);
  const difference = isBest ? problem.margin : (problem.less[at] ?? null);
  const why = useWhy(game, difference);
  const next = choices[problem.less.findIndex(each => same(each, problem.margin))]?.label ?? '';
  return (
    <p className="lesson-answer">
      {isShown ? words.shown(label) : isBest ? words.best : words.notBest(label)}{' '}
      <span className="problem-why">
        {isBest ? aheadIn(words, why, next) : behindIn(words, why)} <Chance difference={difference} isBest={isBest} />{' '}
        {why ? sourcesIn(words, why, isBest) : null}
      </span>
    </p>
  );
}

function Chance({ difference, isBest }: { difference: Difference | null; isBest: boolean }): ReactNode {
  const words = useWords();
  const { locale } = useText();
  const chance = difference?.chance;
  if (!chance || chance.mean <= 0) return null;
  const percent = percentOf(chance.mean, locale);
  return isBest ? words.chance(percent, percentOf(chance.error, locale)) : words.chanceLess(percent);
}

function aheadIn(words: ProblemWords, why: WhyWords | null, next: string): string {
  if (why?.kind === 'points') return words.more(why.points, next);
  if (why?.kind === 'lead') return words.further(why.points, next);
  return words.rated(next);
}

function behindIn(words: ProblemWords, why: WhyWords | null): string {
  if (why?.kind === 'points') return words.less(why.points);
  if (why?.kind === 'lead') return words.behind(why.points);
  return words.ratedLess;
}

function sourcesIn(words: ProblemWords, { brings, lacks }: WhyWords, isBest: boolean): string {
  const list = (sources: readonly SourceOfPoints[]): string =>
    sources.map(({ title, points }) => words.source(title, points)).join(words.and);
  const said = brings.length > 0 ? [isBest ? words.from(list(brings)) : words.because(list(brings))] : [];
  if (!isBest && lacks.length > 0) said.push(words.instead(list(lacks)));
  return said.join(' ');
}

/** Why the best choice is better, in the game's words; null until it is known. */
function useWhy(game: string, difference: Difference | null): WhyWords | null {
  const { locale } = useText();
  const [why, setWhy] = useState<WhyWords | null>(null);
  useEffect(() => {
    let isWanted = true;
    setWhy(null);
    if (difference)
      void host()
        .whyBetter(game, difference, locale)
        .then(found => isWanted && setWhy(found));
    return () => {
      isWanted = false;
    };
  }, [game, difference, locale]);
  return why;
}
