import type { ReactNode } from 'react';
import { same } from '@thorp/kernel';
import { useText } from '../text/text.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Answers } from './Answers.tsx';
import { PromptSlot } from './InPrompt.tsx';
import { inPoints } from './spoken.ts';
import { Preview } from './Preview.tsx';
import { mayAskHint, useHintShown } from './hints.ts';
import type { BoardProps } from './props.ts';
import type { Hint as Shown } from '../protocol/calls.ts';
import type { Playback } from '../protocol/playback.ts';
import type { Choice, TableUpdate } from '../protocol/update.ts';
import type { Messages } from '../text/en.ts';
import { PlaybackControls, usePlayback } from './PlaybackControls.tsx';
import { useEscape } from './useKeys.ts';

/** A piece whose choices are shown in the prompt. */
export interface Picked {
  readonly name: string;
  /** The text of the prompt instead of "What with it?". */
  readonly says?: string;
  readonly choices: readonly Choice[];
  /** Closes it; null if something has already happened, which only undo can take back. */
  readonly cancel: (() => void) | null;
}

/** A button that answers for the player: its label, a short note about its cost, and the action. */
export interface ForMe {
  readonly label: string;
  readonly note: string;
  act(): void;
}

type PromptProps = Pick<BoardProps, 'update' | 'actions' | 'busy' | 'hint'> & {
  /** Answers that are buttons; by default those without a piece. */
  readonly buttons?: readonly Choice[];
  readonly picked?: Picked | null;
  /** Draws an answer if the board can show more than its words; null for words. */
  draw?(choice: Choice): ReactNode;
  /** "For me" in the words of the game, with its own action if it answers several questions. */
  readonly forMe?: ForMe | null;
  /** More words below the question: the effect of a choice, the number of actions left. */
  readonly children?: ReactNode;
};

const inWords = (): ReactNode => null;

/** The panel that says whose turn it is and what is asked. */
export function Prompt(props: PromptProps): ReactNode {
  const { update, actions, busy, hint, picked = null, draw = inWords, children } = props;
  const { question } = update;
  const buttons = picked?.choices ?? props.buttons ?? question?.choices.filter(({ target }) => target === null) ?? [];
  const mine = question !== null || update.holding;
  const advice = picked ? null : labelOf(hint, update);
  const cancel = picked?.cancel ?? undefined;
  useEscape(cancel);
  return (
    <section className={classOf(mine, advice)} aria-label={useText().table.choices}>
      <div className="prompt-text">
        <Words update={update} picked={picked} />
        {advice === null ? null : <Hint label={advice} />}
        {children}
        <PromptSlot />
      </div>
      {/* A new question gets new buttons, even with equal labels: see useOneClick. */}
      <Answers
        key={JSON.stringify(question?.frame)}
        update={update}
        actions={actions}
        choices={buttons}
        hint={hint}
        busy={busy}
        focus={picked !== null}
        draw={draw}
      />
      <Actions {...props} picked={picked} busy={busy} />
      <Preview />
    </section>
  );
}

/** What is asked or waited for. It gets the keyboard focus if nothing on the board can be chosen next. */
function Words({ update, picked }: Pick<PromptProps, 'update'> & { picked: Picked | null }): ReactNode {
  const { table } = useText();
  const playback = usePlayback();
  const asked = picked ? (picked.says ?? table.chooseFor(picked.name)) : askedIn(update, table);
  const replay = asked === null ? playback?.replay : null;
  if (replay) {
    return (
      <b className="prompt-question is-waiting is-replay" tabIndex={-1}>
        <span className="prompt-replay">{table.replaying(replay.at + 1, replay.of)}</span> {update.log.at(-1)?.text}
      </b>
    );
  }
  const said = playback?.caption ?? asked ?? overIn(update.result, table);
  return (
    // A tap that changes the question changes nothing at the table, so it must be announced here.
    <b
      className={said ? 'prompt-question' : 'prompt-question is-waiting'}
      tabIndex={-1}
      aria-live={picked ? 'polite' : undefined}
    >
      {said ?? passingIn(update, playback) ?? waitedFor(update, table)}
    </b>
  );
}

/** While the moves of others are shown slowly, each is described in the prompt. */
function passingIn({ log, otherRules }: TableUpdate, playback: Playback | null): string | null {
  return playback && playback.stands > 0 && !otherRules ? (log.at(-1)?.text ?? null) : null;
}

function askedIn({ holding, question }: TableUpdate, table: Messages['table']): string | null {
  return holding ? table.passOn : (question?.prompt ?? null);
}

function overIn(result: TableUpdate['result'], table: Messages['table']): string | null {
  if (!result) return null;
  const { outOfTime, givenUp } = result;
  return outOfTime ? table.outOfTime : givenUp ? table.givenUp : table.over;
}

function waitedFor({ otherRules, seats }: TableUpdate, table: Messages['table']): string {
  if (otherRules) return table.lookOnly;
  const asked = seats.filter(seat => seat.asked);
  const people = asked.filter(({ kind }) => kind === 'human').map(({ name }) => name);
  if (asked.length === 0) return '';
  return people.length > 0 ? table.waits(people.join(', ')) : table.thinks(asked[0]?.name ?? '');
}

const classOf = (mine: boolean, advice: string | null): string =>
  ['prompt', ...(mine ? ['is-mine'] : []), ...(advice === null ? [] : ['has-hint'])].join(' ');

/** The words of the hinted choice. */
function labelOf(hint: PromptProps['hint'], { question }: TableUpdate): string | null {
  return (hint && question?.choices.find(({ option }) => same(option, hint))?.label) || null;
}

/** What a strong bot would choose, how much better that is than the next best, and what it expects of the best three. */
function Hint({ label }: { label: string }): ReactNode {
  const { table } = useText();
  const shown = useHintShown();
  const reason = shown?.reason;
  return (
    <div className="prompt-hint">
      <p role="status">
        {table.hinted(label)}
        {reason ? ` ${table.hintReasons[reason.kind]({ ...reason, points: inPoints(reason.points, table) })}` : ''}
      </p>
      {shown ? <Best best={shown.best} /> : null}
    </div>
  );
}

function Best({ best }: { best: Shown['best'] }): ReactNode {
  const { table } = useText();
  if (best.length === 0) return null;
  return (
    <details>
      <summary>{table.hintBest(best.length)}</summary>
      <ol>
        {best.map(({ label, share, points, spread }, i) => (
          <li key={i}>
            <b>{label}</b>{' '}
            {table.hintRated({
              percent: share === null ? null : Math.round(100 * share),
              points: inPoints(points, table),
              spread: spread === '' ? null : inPoints(spread, table),
            })}
          </li>
        ))}
      </ol>
    </details>
  );
}

function Actions(props: PromptProps & { picked: Picked | null }): ReactNode {
  const { update, actions, picked, busy } = props;
  const text = useText();
  const { holding } = update;
  return (
    <div className="prompt-actions">
      {picked?.cancel ? (
        <button type="button" className="btn" onClick={picked.cancel}>
          {text.cancel}
        </button>
      ) : null}
      {picked ? null : <AnswerForMe {...props} />}
      {picked?.cancel ? null : <Undo update={update} actions={actions} busy={busy} />}
      {picked ? null : <PlaybackControls update={update} />}
      {update.result ? <AfterTheGame update={update} actions={actions} /> : null}
      {holding ? (
        <button type="button" className="btn btn--primary" data-lit onClick={() => busy || actions.confirm()}>
          <Icon name="check" />
          {text.table.endTurn}
        </button>
      ) : null}
      {mayAskHint(update) && !picked ? (
        <button
          type="button"
          className="btn btn--icon"
          aria-label={text.table.hint}
          title={text.table.hint}
          onClick={actions.askHint}
        >
          <Icon name="hint" />
        </button>
      ) : null}
    </div>
  );
}

/** After the game: its result, the way to look at it again, and another game. */
function AfterTheGame({ update, actions }: Pick<PromptProps, 'update' | 'actions'>): ReactNode {
  const { table } = useText();
  return (
    <>
      <button type="button" className="btn" onClick={() => actions.showScores()}>
        {table.result}
      </button>
      <button type="button" className="btn" onClick={actions.review}>
        {table.review}
      </button>
      {update.branch ? null : (
        <button type="button" className="btn btn--primary" onClick={actions.rematch}>
          {table.rematch}
        </button>
      )}
    </>
  );
}

function AnswerForMe({ update: { question }, actions, busy, forMe }: PromptProps): ReactNode {
  const { table } = useText();
  const answer = question?.forMe;
  if (!answer) return null;
  const act = (): unknown => busy || (forMe ? forMe.act() : actions.choose(answer.option));
  return (
    <button type="button" data-for-me className={forMe ? 'btn btn--primary btn--for-me' : 'btn'} onClick={act}>
      <Icon name="forMe" />
      {forMe ? (
        <span>
          {forMe.label}
          <small>{forMe.note}</small>
        </span>
      ) : (
        table.forMe
      )}
    </button>
  );
}

/** Takes the last move back, or says why that is no longer possible. */
function Undo({
  update: { mayUndo, noUndo, question },
  actions,
  busy,
}: Pick<PromptProps, 'update' | 'actions' | 'busy'>): ReactNode {
  const { table } = useText();
  if (mayUndo) {
    return (
      <button type="button" className="btn" onClick={() => busy || actions.undo()}>
        <Icon name="undo" />
        {table.undo}
      </button>
    );
  }
  if (noUndo !== 'revealed' || !question) return null;
  return (
    <button
      type="button"
      className="btn btn--icon"
      aria-disabled
      aria-label={table.undo}
      title={table.noUndo.revealed}
      onClick={() => actions.undo()}
    >
      <Icon name="undo" />
    </button>
  );
}
