import { memo, useId, type ReactNode } from 'react';
import type { ReviewFacts } from '../../protocol/review.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useAnalysed } from './analysed.ts';
import { ChanceChart, ChancesNow } from './ChanceChart.tsx';
import { Forks } from './Forks.tsx';
import { Glyph } from './Glyph.tsx';
import { MarkSign } from './MarkSign.tsx';
import { useReviewed } from './reviewed.ts';
import { shareOf } from './share.ts';
import { useReviewText, type ReviewText } from './text.ts';
import type { KeptBranches } from './useBranches.ts';
import { SPEED_NAMES, type Player } from './usePlayer.ts';

/**
 * The timeline of the game: a slider by decision with the rounds below, and the player. Over the track, once a bot has
 * analysed the game, are the chance of every seat and the marks.
 */
export function Course(props: { player: Player; marked: Marked; branches: KeptBranches }): ReactNode {
  const { player, marked, branches } = props;
  const { facts } = useReviewed();
  const text = useReviewText();
  return (
    <section className="rv-course panel" aria-label={text.course}>
      <Position />
      <div className="rv-line">
        <ChanceChart branches={branches} />
        <Slider player={player} />
        <Rounds />
        <Forks rows={branches.rows} end={facts.decisions + 1} />
      </div>
      <Transport player={player} marked={marked} />
    </section>
  );
}

/** Decisions with a mark, in order, and those of them that lost something. */
export interface Marked {
  readonly all: readonly number[];
  readonly mistakes: readonly number[];
}

function Position(): ReactNode {
  const { facts, decision } = useReviewed();
  const text = useReviewText();
  return (
    <div className="rv-at">
      <b>{roundAt(facts, decision)?.name ?? (facts.rounds.length > 0 ? text.beforeRounds : '')}</b>
      <span>{placeIn(facts, decision, text)}</span>
      <ChancesNow />
    </div>
  );
}

function placeIn({ decisions, over }: ReviewFacts, decision: number, text: ReviewText): string {
  if (decision <= decisions) return text.at(decision, decisions);
  return over ? text.atEnd : text.now;
}

function roundAt({ rounds }: ReviewFacts, decision: number): ReviewFacts['rounds'][number] | undefined {
  return rounds.findLast(round => round.decision <= decision);
}

/** What a screen reader says about a moment. */
function spokenPlace(facts: ReviewFacts, decision: number, text: ReviewText, mark: string | null): string {
  const round = roundAt(facts, decision)?.name;
  const place = placeIn(facts, decision, text);
  return `${round ? `${round}, ` : ''}${place}${mark ? `: ${mark}` : ''}`;
}

function Slider({ player }: { player: Player }): ReactNode {
  const { facts, decision, skim } = useReviewed();
  const { facts: analysis } = useAnalysed();
  const text = useReviewText();
  const id = useId();
  const mark = analysis?.decisions[decision - 1]?.mark;
  const end = facts.decisions + 1;
  return (
    <div className="rv-slider" style={{ '--done': `${shareOf(decision, end) * 100}%` }}>
      <div className="rv-track" aria-hidden="true">
        <i />
        <RoundLines facts={facts} />
      </div>
      <input
        id={id}
        type="range"
        min={1}
        max={end}
        value={decision}
        aria-label={text.course}
        aria-valuetext={spokenPlace(facts, decision, text, mark ? text.analysis.mark[mark] : null)}
        onInput={event => {
          player.stop();
          skim(Number(event.currentTarget.value));
        }}
      />
    </div>
  );
}

/** Where rounds begin, on the track. */
const RoundLines = memo(({ facts: { rounds, decisions } }: { facts: ReviewFacts }): ReactNode =>
  rounds.map(round => <s key={round.decision} style={{ left: `${shareOf(round.decision, decisions + 1) * 100}%` }} />),
);

function Rounds(): ReactNode {
  const { facts, decision, go } = useReviewed();
  return <RoundNames facts={facts} now={roundAt(facts, decision)?.decision ?? null} go={go} />;
}

interface RoundNamesProps {
  readonly facts: ReviewFacts;
  /** The first decision of the current round. */
  readonly now: number | null;
  go(decision: number): void;
}

/** The names of the rounds below the track; without enough space only their number. Drawn again once a round. */
const RoundNames = memo(({ facts, now, go }: RoundNamesProps): ReactNode => {
  const end = facts.decisions + 1;
  return (
    <ol className="rv-rounds">
      {facts.rounds.map((round, i) => {
        const next = facts.rounds[i + 1]?.decision ?? end;
        const width = shareOf(next, end) - shareOf(round.decision, end);
        return (
          <li
            key={round.decision}
            className={round.decision === now ? 'is-now' : undefined}
            style={{ left: `${shareOf(round.decision, end) * 100}%`, width: `${width * 100}%` }}
          >
            <button type="button" title={round.name} aria-label={round.name} onClick={() => go(round.decision)}>
              <span>{round.short}</span>
              <i>{i + 1}</i>
            </button>
          </li>
        );
      })}
    </ol>
  );
});

function Transport({ player, marked }: { player: Player; marked: Marked }): ReactNode {
  const { facts, decision, go } = useReviewed();
  const text = useReviewText();
  const end = facts.decisions + 1;
  const to = (next: number): void => {
    player.stop();
    go(next);
  };
  return (
    <div className={marked.all.length > 0 ? 'rv-transport has-marks' : 'rv-transport'}>
      <Step name={text.start} icon="first" off={decision <= 1} onClick={() => to(1)} />
      <Step name={text.back} icon="back" off={decision <= 1} onClick={() => to(decision - 1)} />
      <button type="button" className="btn btn--primary rv-play" aria-keyshortcuts="Space" onClick={player.toggle}>
        <Glyph name={player.playing ? 'pause' : 'run'} />
        {player.playing ? text.stop : text.play}
      </button>
      <Step name={text.next} icon="next" off={decision >= end} onClick={() => to(decision + 1)} />
      <Step name={text.toEnd} icon="last" off={decision >= end} onClick={() => to(end)} />
      {marked.all.length > 0 ? <ToMark marked={marked} to={to} /> : null}
      <select
        className="input"
        aria-label={text.speed}
        value={player.speed}
        onChange={event => player.setSpeed(SPEED_NAMES.find(name => name === event.currentTarget.value) ?? 'normal')}
      >
        {SPEED_NAMES.map(name => (
          <option key={name} value={name}>
            {text.speeds[name]}
          </option>
        ))}
      </select>
    </div>
  );
}

/** To the next mark, and to the next decision that lost something; after the last one it starts again. */
function ToMark({ marked: { all, mistakes }, to }: { marked: Marked; to: (decision: number) => void }): ReactNode {
  const { decision } = useReviewed();
  const { analysis: text } = useReviewText();
  const next = (among: readonly number[]): number => among.find(each => each > decision) ?? among[0] ?? decision;
  return (
    <div className="rv-tomark">
      <button type="button" className="btn" aria-keyshortcuts="M" onClick={() => to(next(all))}>
        <Icon name="flag" />
        <span>{text.nextMark}</span>
      </button>
      <button
        type="button"
        className="btn"
        aria-keyshortcuts="N"
        disabled={mistakes.length === 0}
        onClick={() => to(next(mistakes))}
      >
        <MarkSign mark="mistake" />
        <span>{text.nextMistake}</span>
      </button>
    </div>
  );
}

function Step(props: {
  name: string;
  icon: 'first' | 'back' | 'next' | 'last';
  off: boolean;
  onClick: () => void;
}): ReactNode {
  const { name, icon, off, onClick } = props;
  return (
    <button type="button" className="btn rv-step" aria-label={name} title={name} aria-disabled={off} onClick={onClick}>
      <Glyph name={icon} />
    </button>
  );
}
