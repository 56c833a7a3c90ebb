import { useState, type ReactNode } from 'react';
import { gameOf } from '../../games/index.ts';
import { useCatalogue } from '../../session/useCatalogue.ts';
import { useText } from '../../text/text.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Select } from '../../ui/Select.tsx';
import { Table } from '../../ui/Table.tsx';
import { inCompany, largestGap, sources, type MyGame, type Source, type Sources as Figures } from './figures.ts';
import { pointsIn } from './numbers.ts';
import { useStatisticsText } from './text.ts';

/** Fewer games give no average. */
const ENOUGH = 5;

/** The sources of my points in one game, compared with the bots and with my last game. */
export function Sources({ games, played }: { games: readonly MyGame[]; played: readonly string[] }): ReactNode {
  const text = useStatisticsText();
  const { locale } = useText();
  const [wanted, setWanted] = useState<string | null>(null);
  const game = wanted !== null && played.includes(wanted) ? wanted : (played[0] ?? null);
  const mine = inCompany(games.filter(each => each.game === game));
  const figures = sources(mine);
  if (game === null || !figures) return null;
  return (
    <section className="panel st-sources" aria-labelledby="st-sources">
      <header className="st-head">
        <h2 id="st-sources">{text.sources}</h2>
        <Select
          label={text.game}
          value={game}
          values={played.map(id => [id, gameOf(id)?.shelf[locale].title ?? id] as const)}
          onChange={setWanted}
        />
      </header>
      {mine.length < ENOUGH ? (
        <p className="muted">{text.fewGames}</p>
      ) : (
        <>
          <SourceLegend game={game} figures={figures} />
          <SourceRows game={game} figures={figures} />
          <Gap game={game} games={mine} figures={figures} />
          <SourceTable game={game} figures={figures} />
        </>
      )}
    </section>
  );
}

function SourceLegend({ game, figures: { mine, bots, last, level } }: { game: string; figures: Figures }): ReactNode {
  const text = useStatisticsText();
  const { locale } = useText();
  const named = useLevelName();
  return (
    <ul className="st-legend">
      <li>
        <i className="st-mine" /> {text.myAverage} <b>{pointsIn(game, mine, locale)}</b>
      </li>
      {bots === null ? null : (
        <li>
          <s>
            <Icon name="bot" />
          </s>
          {text.bots(named(level ?? ''))} <b>{pointsIn(game, bots, locale)}</b>
        </li>
      )}
      <li>
        <u /> {text.last} <b>{pointsIn(game, last, locale)}</b>
      </li>
    </ul>
  );
}

function SourceRows({ game, figures: { groups } }: { game: string; figures: Figures }): ReactNode {
  const most = Math.max(1, ...groups.flatMap(({ mine, bots, last }) => [mine, bots ?? 0, last].map(Math.abs)));
  return (
    <ul className="st-rows">
      {groups.map((source, i) => (
        <SourceRow key={source.group} game={game} source={source} most={most} pattern={(i % 4) + 1} />
      ))}
    </ul>
  );
}

function SourceRow(props: { game: string; source: Source; most: number; pattern: number }): ReactNode {
  const { game, source, most, pattern } = props;
  const { group, mine, bots, last } = source;
  const text = useStatisticsText();
  const { locale } = useText();
  const say = (amount: number): string => pointsIn(game, amount, locale);
  // A source that costs points is drawn to the same scale, in another colour.
  const sign = mine < 0 ? -1 : 1;
  const at = (amount: number): string => `${(Math.max(0, amount * sign) / most) * 96}%`;
  const ahead = bots === null ? null : mine - bots;
  return (
    <li>
      <span>{group}</span>
      <b>{say(mine)}</b>
      {ahead === null ? null : (
        <em className={ahead < 0 ? 'is-behind' : 'is-ahead'}>
          {ahead < 0 ? '−' : '+'}
          {say(Math.abs(ahead))}
        </em>
      )}
      <span
        className="st-track"
        role="img"
        aria-label={text.sourceSpoken(group, say(mine), bots === null ? null : say(bots), say(last))}
      >
        <i className={sign < 0 ? 'is-loss' : `is-${pattern}`} style={{ width: at(mine) }} />
        {bots === null ? null : (
          <s style={{ left: at(bots) }}>
            <Icon name="bot" />
          </s>
        )}
        <u style={{ left: at(last) }} />
      </span>
    </li>
  );
}

function SourceTable({ game, figures: { groups, bots, level } }: { game: string; figures: Figures }): ReactNode {
  const text = useStatisticsText();
  const { locale } = useText();
  const named = useLevelName();
  const say = (amount: number): string => pointsIn(game, amount, locale);
  const ofBots = bots === null ? [] : [text.bots(named(level ?? ''))];
  return (
    <details className="st-table">
      <summary>{text.asTable}</summary>
      <Table
        caption={text.sources}
        columns={[text.source, text.myAverage, ...ofBots, text.last]}
        rows={groups.map(each => [
          each.group,
          say(each.mine),
          ...(each.bots === null ? [] : [say(each.bots)]),
          say(each.last),
        ])}
      />
    </details>
  );
}

/** The name of a level without its description: 'Hard', not 'Hard: plans ahead'. */
function useLevelName(): (level: string) => string {
  const { levels } = useText();
  const names = new Map<string, string>(Object.entries(levels));
  return level => names.get(level)?.split(':')[0] ?? level;
}

/** One sentence about the largest gap, with cards that would fill it. */
function Gap({ game, games, figures }: { game: string; games: readonly MyGame[]; figures: Figures }): ReactNode {
  const text = useStatisticsText();
  const catalogue = useCatalogue(game);
  const gap = largestGap(games, figures);
  if (!gap) return null;
  const names = gap.cards.flatMap(card => catalogue?.get(card)?.name ?? []);
  return (
    <p className="st-gap">
      <b>{text.gap(gap.group)}</b> {names.length > 0 ? text.think(names) : null}
    </p>
  );
}
