import { apply, decisions, fork, same, type Game, type Option } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { DRAWN } from './drawn.ts';
import { RULES } from '../src/games/rules.ts';
import { answerTo, isGood, isReached } from '../src/lessons/judge.ts';
import type { Lesson } from '../src/lessons/types.ts';
import { chapterAt } from '../src/rulebook/places.ts';

/** More choices than any lesson needs. */
const DEEPEST = 8;

interface Reached {
  readonly state: Parameters<Game['clone']>[0];
  /** All events so far. */
  readonly events: readonly object[];
}

for (const { id, lessons, rulebook } of DRAWN) {
  describe(`the lessons of ${id}`, async () => {
    const rules = RULES.find(each => each.id === id);
    const { path = [], text } = (await lessons?.()) ?? {};
    const game = (await rules?.load()) as Game;
    const stateOf = (await rules?.sketch?.()) as (sketch: object) => Reached['state'];
    const texts = { en: await text?.en(), de: await text?.de() };
    const begin = ({ sketch }: Lesson): Reached => {
      const state = stateOf(sketch);
      state.notes ??= [];
      return { state, events: [] };
    };

    const after = ({ state, events }: Reached, option: Option): Reached => {
      const asked = decisions(game, fork(game, state)).find(({ seat }) => seat === 0);
      const offered = asked?.options.find(each => same(each, option));
      if (!offered) throw new Error(`${JSON.stringify(option)} is not offered: ${JSON.stringify(asked?.options)}`);
      const played = apply(game, state, 0, offered);
      return { state: played.state, events: [...events, ...played.notes.map(({ event }) => event)] };
    };

    /** The options of seat 0; empty if others are asked. */
    const offeredIn = ({ state }: Reached): readonly Option[] =>
      decisions(game, fork(game, state)).find(({ seat }) => seat === 0)?.options ?? [];

    test('are five to eight, each with words in both languages', () => {
      expect(path.length).toBeGreaterThanOrEqual(5);
      expect(path.length).toBeLessThanOrEqual(8);
      for (const lesson of path) {
        for (const words of [texts.en?.[lesson.id], texts.de?.[lesson.id]]) {
          expect(Object.keys(words?.tries ?? {}).toSorted(), lesson.id).toEqual(Object.keys(lesson.tries).toSorted());
        }
      }
    });

    test('lead to a section of the rules', async () => {
      const told = await (await rulebook?.())?.text.en();
      expect(path.filter(({ section }) => !told || !chapterAt(told, section)).map(({ section }) => section)).toEqual(
        [],
      );
    });

    test.each(path)('$id can be solved as it says', lesson => {
      let reached = begin(lesson);
      for (const [i, option] of lesson.solution.entries()) {
        expect(isReached(lesson, reached.events), 'reached before the end').toBe(false);
        expect(isGood(lesson, option, lesson.solution.slice(0, i)), JSON.stringify(option)).toBe(true);
        reached = after(reached, option);
      }
      expect(isReached(lesson, reached.events)).toBe(true);
    });

    test.each(path)('$id answers every choice that does not lead to its goal', lesson => {
      const words = texts.en?.[lesson.id];
      if (!words) throw new Error(`${lesson.id} has words`);
      let reached = begin(lesson);
      const given = new Set<string>();
      for (const [i, chosen] of lesson.solution.entries()) {
        const before = lesson.solution.slice(0, i);
        for (const option of offeredIn(reached).filter(each => !isGood(lesson, each, before))) {
          const answer = answerTo(lesson, words, option, before) ?? '';
          expect(answer.length, JSON.stringify(option)).toBeGreaterThan(10);
          given.add(answer);
        }
        reached = after(reached, chosen);
      }
      expect(given.size).toBeGreaterThan(0);
      // Each comment is given to some choice.
      expect(
        Object.entries(words.tries)
          .filter(([, said]) => !given.has(said))
          .map(([key]) => key),
      ).toEqual([]);
    });

    test.each(path)('$id leaves nobody stuck who chooses what leads to its goal', lesson => {
      const stuck: string[] = [];
      const walk = (reached: Reached, chosen: readonly Option[]): void => {
        if (isReached(lesson, reached.events)) return;
        const next = offeredIn(reached).filter(option => isGood(lesson, option, chosen));
        if (next.length === 0 || chosen.length >= DEEPEST) stuck.push(JSON.stringify(chosen));
        // One of several equal ways is enough: places and payments do not matter for a lesson.
        else for (const option of distinct(next)) walk(after(reached, option), [...chosen, option]);
      };
      walk(begin(lesson), []);
      expect(stuck).toEqual([]);
    });
  });
}

/** One option of each kind and card. */
function distinct(options: readonly Option[]): readonly Option[] {
  const seen = new Map<string, Option>();
  for (const option of options) {
    const { kind, ...fields } = option as { kind: string; card?: unknown };
    seen.set(`${kind} ${String(fields.card)}`, option);
  }
  return [...seen.values()];
}
