import { ACHIEVEMENT_SCROLLS, ACHIEVEMENTS, type GoalId } from '@thorp/snowcrest/cards';
import { piece } from '@thorp/snowcrest/pieces';
import { claimedGoals, progressOf, type Progress } from '@thorp/snowcrest/reading';
import type { ReactNode } from 'react';
import { Place } from '../../board/widgets.ts';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { widthOf } from './fit.ts';
import { useEntryName } from './names.ts';
import { SHORT } from './OpponentPanel.tsx';
import { ResourceIcon } from './Icons.tsx';
import { eventsOf } from './log.ts';
import { useTable } from './table.ts';
import { useWords, type Words } from './text/words.tsx';

/** Up to this many steps are drawn at full width. */
const ROOMY = 5;

/** Achievements: my progress towards each, and who has claimed the others. */
export function Goals(): ReactNode {
  const { view, update } = useTable();
  const words = useWords();
  const claimed = claimedGoals(eventsOf(update));
  if (view.achievements.length + claimed.length === 0) return null;
  return (
    <section className="sn-goals panel" aria-label={`${words.goals}, ${words.goalsEach(ACHIEVEMENT_SCROLLS)}`}>
      <h2>
        <span>{words.goals}</span> <ResourceIcon kind="scroll" n={ACHIEVEMENT_SCROLLS} />
      </h2>
      <ul>
        {view.achievements.map(goal => (
          <li key={goal}>
            <OpenGoal goal={goal} />
          </li>
        ))}
        {claimed.map(({ goal, seat }) => (
          <li key={goal} className="is-taken">
            <TakenGoal goal={goal} seat={seat} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OpenGoal({ goal }: { goal: number }): ReactNode {
  const { view, me } = useTable();
  const words = useWords();
  const name = useEntryName();
  const it = ACHIEVEMENTS[goal];
  const player = view.players[me];
  if (!it || !player) return null;
  const steps = progressOf(player, goal);
  const needs = steps.reduce((sum, step) => sum + step.needs, 0);
  const has = steps.reduce((sum, step) => sum + Math.max(0, Math.min(step.has, step.needs)), 0);
  return (
    <Place id={piece.goal(it.id)} card={it.id} note={words.goalSteps(has, needs)}>
      <GoalName name={name(it.id, it.name)} />
      <small>{statWords(steps, words)}</small>
      <span
        className={needs > ROOMY ? 'sn-steps is-many' : 'sn-steps'}
        aria-hidden="true"
        data-count={`${has}/${needs}`}
      >
        {Array.from({ length: needs }, (_, i) => (
          <i key={i} className={i < has ? 'is-full' : undefined} />
        ))}
      </span>
    </Place>
  );
}

function GoalName({ name }: { name: string }): ReactNode {
  return <b style={{ '--w': widthOf(name) }}>{name}</b>;
}

function statWords(steps: readonly Progress[], words: Words): string {
  const [only, second] = steps;
  return only && !second ? words.stats[only.stat](only.needs) : words.threeKinds;
}

function TakenGoal({ goal, seat }: { goal: GoalId; seat: number }): ReactNode {
  const { update } = useTable();
  const words = useWords();
  const name = useEntryName();
  const said = name(goal, ACHIEVEMENTS.find(({ id }) => id === goal)?.name ?? '');
  const who = update.seats[seat]?.name ?? '';
  return (
    <Place id={piece.goal(goal)} card={goal} note={`${said}, ${words.goalTaken(who)}`}>
      <GoalName name={said} />
      <span className={who.length > SHORT ? 'sn-taker is-long' : 'sn-taker'}>
        <SeatMark seat={seat} />
        <small>{who}</small>
      </span>
    </Place>
  );
}
