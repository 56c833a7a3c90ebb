import type { CSSProperties, ReactNode } from 'react';
import { portraitPicture } from '../../art/doll.ts';
import { Portrait } from '../../art/Portrait.tsx';
import type { Ladder } from '../../games/counting.ts';
import { usePreferences } from '../../preferences/preferences.ts';
import { useText } from '../../text/text.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useLoaded } from '../../ui/useLoaded.ts';
import { duelLine, type MyGame, type StepLine } from './figures.ts';
import { pointsIn } from './numbers.ts';
import { useStatisticsText } from './text.ts';

/*
 * The drawings of ladders. Every drawing is a list: words and figures are text, only the landscape behind them is a
 * picture.
 */

/** Ranks by points: a village on a hill that rises with each rank, and a flag at the highest one reached. */
export function RankHill(props: { ranks: NonNullable<Ladder['ranks']>; best: number | null; game: string }): ReactNode {
  const { ranks, best, game } = props;
  const { locale } = useText();
  const reached = ranks.findLastIndex(({ from }) => best !== null && best >= from);
  return (
    <ol className="st-ranks">
      {ranks.map(({ from, words }, i) => (
        <li key={from} className={i <= reached ? 'is-won' : undefined} style={{ '--step': i }}>
          <span className="st-rank-houses" aria-hidden="true">
            {HOUSES.slice(0, Math.min(i + 1, HOUSES.length)).map(roof => (
              <House key={roof} roof={roof} />
            ))}
          </span>
          {i === reached && best !== null ? (
            <span className="st-flag" aria-hidden="true">
              {pointsIn(game, best, locale)}
            </span>
          ) : null}
          <span className="st-ground">
            <b>{words[locale]}</b>
            <span>{pointsIn(game, from, locale)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The roofs of the houses; a higher rank has more of them. */
const HOUSES = ['var(--clay)', 'var(--grains)', 'var(--ore)'];

function House({ roof }: { roof: string }): ReactNode {
  return (
    <svg viewBox="-40 -36 80 78" style={{ '--roof': roof }}>
      <path className="st-wall" d="M-30 40V4L0-22 30 4v36z" />
      <path className="st-roof" d="M-38 8 0-28 38 8l-8 4L0-16-30 12z" />
      <path className="st-shut" d="M-8 40V18H8v22z" />
    </svg>
  );
}

/** A duel: games won and lost, the last ones, and the margins. */
export function Duel({ game, ladder, games }: { game: string; ladder: Ladder; games: readonly MyGame[] }): ReactNode {
  const text = useStatisticsText();
  const { locale } = useText();
  const { portrait } = usePreferences();
  const rival = useLoaded(async () => (await ladder.rival?.())?.default ?? null, game);
  const { won, lost, bestLead, closest } = duelLine(games);
  if (games.length === 0) return null;
  return (
    <>
      <ul className="st-duel">
        <li>
          <span className="st-duel-face" aria-hidden="true">
            {portrait === '' ? <Icon name="house" /> : <Portrait face picture={portraitPicture(portrait)} />}
          </span>
          <b>{won}</b> {text.won}
        </li>
        <li>
          <span className="st-duel-face" aria-hidden="true">
            {rival === null ? <Icon name="crown" /> : <img src={rival} alt="" />}
          </span>
          <b>{lost}</b> {text.lost}
        </li>
      </ul>
      <LastGames games={games} />
      <p className="st-duel-leads">
        {bestLead === null ? null : <span>{text.bestLead(pointsIn(game, bestLead, locale))}</span>}{' '}
        {closest === null ? null : <span>{text.closest(pointsIn(game, closest, locale))}</span>}
      </p>
    </>
  );
}

/** The last games of a duel: a house for a win, a crown for a loss. */
function LastGames({ games }: { games: readonly MyGame[] }): ReactNode {
  const text = useStatisticsText();
  const last = games.slice(-MOST_SHOWN);
  return (
    <ol className="st-runs" aria-label={text.lastGames(last.length)}>
      {last.map(({ table, won }) => (
        <li key={table} className={won ? 'is-won' : 'is-lost'}>
          <Icon name={won ? 'house' : 'crown'} />
          <span className="sr-only">{won ? text.won : text.lost}</span>
        </li>
      ))}
    </ol>
  );
}

const MOST_SHOWN = 12;

/** Whether the steps of a ladder are numbered levels. */
export function isNumbered(lines: readonly StepLine[]): boolean {
  return lines.length > 0 && lines.every(({ step }) => /^\d+$/.test(step));
}

interface StepsProps {
  game: string;
  ladder: Ladder;
  lines: readonly StepLine[];
  names: ReadonlyMap<string, string>;
  next: string | null;
}

/** The steps of a ladder: a path up a mountain for numbered levels, otherwise a line for each. */
export function Steps({ game, ladder, lines, names, next }: StepsProps): ReactNode {
  const text = useStatisticsText();
  const { locale } = useText();
  const bots = useMedians(ladder, game);
  const say = (best: number | null): string | null => (best === null ? null : pointsIn(game, best, locale));
  const isWon = ({ won, games }: StepLine): boolean => won > 0 || (games > 0 && ladder.counts === 'points');
  const isPath = isNumbered(lines) && lines.length === PATH.length;
  const most = Math.max(1, ...lines.map(({ step, best }) => Math.max(best ?? 0, bots[step] ?? 0)));
  const flag = isPath ? lines.findLast(isWon)?.step : undefined;
  return (
    <div className={isPath ? 'st-path' : undefined}>
      {isPath ? <Mountain /> : null}
      <ol className="st-steps">
        {lines.map((line, i) => (
          <li
            key={line.step}
            className={isWon(line) ? 'is-won' : line.step === next ? 'is-next' : 'is-far'}
            style={isPath ? placeOf(i) : undefined}
          >
            <span className="sr-only">
              {text.stepSpoken(names.get(line.step) ?? line.step, line.games, line.won, say(line.best))}
              {bots[line.step] === undefined ? null : `, ${text.botSpoken(say(bots[line.step] ?? 0) ?? '')}`}
            </span>
            <span aria-hidden="true">{names.get(line.step) ?? line.step}</span>
            {line.step === flag ? <i className="st-pennant" aria-hidden="true" /> : null}
            {isPath ? null : (
              <LineFigure line={line} ladder={ladder} best={say(line.best)} bot={bots[line.step]} most={most} />
            )}
          </li>
        ))}
      </ol>
      {Object.keys(bots).length > 0 ? (
        <p className="st-key" aria-hidden="true">
          <span className="st-key-mine" /> {text.myBest} <span className="st-key-bot" /> {text.botMedian}
        </p>
      ) : null}
    </div>
  );
}

interface LineFigureProps {
  line: StepLine;
  ladder: Ladder;
  best: string | null;
  /** The median result of hard bots. */
  bot: number | undefined;
  most: number;
}

function LineFigure({ line, ladder, best, bot, most }: LineFigureProps): ReactNode {
  if (ladder.counts === 'wins') return <b aria-hidden="true">{`${line.won} / ${line.games}`}</b>;
  return (
    <>
      <span className="st-rung" aria-hidden="true">
        {line.best === null ? null : <i style={{ width: `${Math.max(0, (line.best / most) * 100)}%` }} />}
        {bot === undefined ? null : <s style={{ left: `${(bot / most) * 100}%` }} />}
      </span>
      <b aria-hidden="true">{best ?? '–'}</b>
    </>
  );
}

/** The positions of the ten levels on the mountain, in percent of the drawing. */
const PATH = [
  [8, 88],
  [20, 80],
  [35, 86],
  [49, 76],
  [38, 63],
  [52, 55],
  [66, 63],
  [77, 50],
  [65, 38],
  [75, 24],
] as const;

function placeOf(step: number): CSSProperties {
  const [left = 0, top = 0] = PATH[step] ?? [];
  return { left: `${left}%`, top: `${top}%` };
}

/** Stretched behind the list, so that its path leads from step to step. */
function Mountain(): ReactNode {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className="st-rock" d="M0 100V80l15-18 10 8 18-40 11 14L75 8l12 34 13 16v42z" />
      <path className="st-snow" d="M75 8l6 17-4-3-3 8-5-7-5 5zM43 30l5 6-3 2-3 6-4-4z" />
      <path className="st-way" d={`M${PATH.map(point => point.join(' ')).join('L')}`} />
    </svg>
  );
}

/** What bots reach at each step, if that was measured. */
function useMedians({ botMedians }: Ladder, game: string): { readonly [step: string]: number } {
  return useLoaded(async () => (await botMedians?.())?.default ?? null, game) ?? {};
}
