import type { ReactNode } from 'react';
import { navigate } from '../../app/router.tsx';
import { countingOf } from '../../games/allCounting.ts';
import type { Ladder } from '../../games/counting.ts';
import { GAMES, gameOf } from '../../games/index.ts';
import type { GameManifest } from '../../games/manifest.ts';
import { preferences } from '../../preferences/preferences.ts';
import type { GameFacts } from '../../protocol/calls.ts';
import { host, reader } from '../../session/host.ts';
import { useFacts } from '../../session/useCatalogue.ts';
import { useText } from '../../text/text.tsx';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { bestOf, stepLines, type MyGame, type StepLine } from './figures.ts';
import { Duel, isNumbered, RankHill, Steps } from './Ladders.tsx';
import { pointsIn } from './numbers.ts';
import { GamePicture } from './Results.tsx';
import { useStatisticsText, type StatisticsText } from './text.ts';

/** My results in solo games: a panel for each ladder of each game. */
export function Alone({ games, only }: { games: readonly MyGame[]; only: string | null }): ReactNode {
  const text = useStatisticsText();
  const shown = GAMES.filter(({ id }) => countingOf(id).ladders.length > 0 && (only === null || id === only));
  if (shown.length === 0) return null;
  return (
    <section className="st-alone" aria-labelledby="st-alone">
      <h2 id="st-alone">{text.alone}</h2>
      <div className="st-ladders">
        {shown.flatMap(game =>
          countingOf(game.id).ladders.map(ladder => (
            <LadderPanel key={ladder.words.en} game={game} ladder={ladder} games={games} />
          )),
        )}
      </div>
    </section>
  );
}

function LadderPanel(props: { game: GameManifest; ladder: Ladder; games: readonly MyGame[] }): ReactNode {
  const { game, ladder, games } = props;
  const text = useStatisticsText();
  const { locale } = useText();
  const facts = useFacts(game.id);
  const mine = games.filter(each => each.alone && each.game === game.id && fits(each, ladder));
  const steps = facts ? stepsOf(facts, ladder) : [];
  const lines =
    ladder.knob === undefined
      ? []
      : stepLines(
          mine,
          ladder.knob,
          steps.map(([value]) => value),
        );
  const next = nextStep(lines, ladder.counts);
  const best = bestOf(mine);
  const won = mine.filter(each => each.won).length;
  const rank = ladder.ranks?.find(({ from }) => (best ?? 0) < from)?.words[locale];
  const name = next === null ? null : (new Map(steps).get(next) ?? next);
  const words = rank === undefined ? stepWords(name, isNumbered(lines), text) : text.tryRank(rank);
  const title = `${game.shelf[locale].title}: ${ladder.words[locale]}`;
  return (
    <section className="panel st-ladder" aria-label={title} data-game={game.id}>
      <header>
        <GamePicture game={game.id} />
        <div>
          <h3>{title}</h3>
          <small>
            {mine.length === 0
              ? text.notTried
              : ladder.counts === 'wins'
                ? text.aloneWon(mine.length, won)
                : text.aloneLine(mine.length, best === null ? '' : pointsIn(game.id, best, locale))}
          </small>
        </div>
      </header>
      {ladder.ranks ? <RankHill ranks={ladder.ranks} best={best} game={game.id} /> : null}
      {ladder.rival ? <Duel game={game.id} ladder={ladder} games={mine} /> : null}
      {lines.length > 0 ? (
        <Steps game={game.id} ladder={ladder} lines={lines} names={new Map(steps)} next={next} />
      ) : null}
      <PlayStep game={game.id} ladder={ladder} step={next} words={words} />
    </section>
  );
}

/** The label of the button for the next step. */
function stepWords(name: string | null, isLevel: boolean, text: StatisticsText): string {
  if (name === null) return text.tryIt;
  return isLevel ? text.tryLevel(name) : text.tryStep(name);
}

function fits({ settings }: MyGame, ladder: Ladder): boolean {
  return Object.entries(ladder.settings).every(([knob, value]) => settings[knob] === value);
}

/** The values of the ladder's setting, with their names. */
function stepsOf({ knobs }: GameFacts, { knob: name, leaveOut = [] }: Ladder): (readonly [string, string])[] {
  const knob = knobs.find(each => each.name === name);
  if (!knob) return [];
  if (knob.kind === 'number') {
    return Array.from({ length: knob.max - knob.min + 1 }, (_, i) => [`${knob.min + i}`, `${knob.min + i}`] as const);
  }
  const open = knob.options.filter(value => !knob.notYet.includes(value) && !leaveOut.includes(value));
  return open.map(value => [value, knob.values?.[value] ?? value] as const);
}

/** The first step that is not won yet; if only points count, the first one not tried. */
function nextStep(lines: readonly StepLine[], counts: Ladder['counts']): string | null {
  const next = lines.find(({ won, games }) => (counts === 'wins' ? won === 0 : games === 0));
  return (next ?? lines.at(-1))?.step ?? null;
}

/** Opens a solo table at the next step. */
function PlayStep(props: { game: string; ladder: Ladder; step: string | null; words: string }): ReactNode {
  const { game, ladder, step, words } = props;
  const { humanNames } = useText();
  const { problem, attempt } = useAttempt();
  const play = async (): Promise<void> => {
    const knob = ladder.knob === undefined || step === null ? {} : { [ladder.knob]: valueOf(step) };
    const { name: mine, confirms } = preferences();
    const id = await host().create(
      {
        game,
        players: [{ kind: 'human', name: mine.trim() || (humanNames[0] ?? '1') }],
        settings: { ...ladder.settings, ...knob },
        confirms,
        openHands: false,
        deal: '',
      },
      reader(),
    );
    navigate(`/table/${id}`);
  };
  return (
    <>
      <button type="button" className="btn" onClick={() => attempt(play)}>
        {words}
        <span className="sr-only">: {gameOf(game)?.shelf.en.title}</span>
      </button>
      <Problem message={problem} />
    </>
  );
}

function valueOf(step: string): string | number {
  return /^\d+$/.test(step) ? Number(step) : step;
}
