import type { ReactNode } from 'react';
import { Select } from '../../ui/Select.tsx';
import { useGamesText } from './text.ts';
import { opponentsOf, type Listed, type Narrowing } from './filter.ts';

/** Search and filters over the list of games. */
export function NarrowGames(props: {
  games: readonly Listed[];
  narrowing: Narrowing;
  found: number;
  onChange: (narrowing: Narrowing) => void;
}): ReactNode {
  const { games, narrowing, found, onChange } = props;
  const text = useGamesText();
  const set = (change: Partial<Narrowing>): void => onChange({ ...narrowing, ...change });
  const titles = [...new Map(games.map(({ game, title }) => [game, title]))];
  const opponents = [...new Set(games.flatMap(opponentsOf))].toSorted((a, b) => a.localeCompare(b));
  return (
    <search className="gm-narrow" aria-label={text.narrow}>
      <Search value={narrowing.search} onChange={search => set({ search })} />
      <Select
        isLabelShown
        label={text.game}
        value={narrowing.game}
        values={[['', text.allGames], ...titles]}
        onChange={game => set({ game })}
      />
      <Select
        isLabelShown
        label={text.opponent}
        value={narrowing.opponent}
        values={[['', text.anybody], ...opponents.map(name => [name, name] as const)]}
        onChange={opponent => set({ opponent })}
      />
      <Select
        isLabelShown
        label={text.result}
        value={narrowing.result}
        values={RESULTS.map(result => [result, text.results[result]] as const)}
        onChange={result => set({ result })}
      />
      <Select
        isLabelShown
        label={text.since}
        value={narrowing.since}
        values={SINCES.map(since => [since, text.sinces[since]] as const)}
        onChange={since => set({ since })}
      />
      <label className="check gm-favourites">
        <input
          type="checkbox"
          checked={narrowing.favourites}
          onChange={event => set({ favourites: event.currentTarget.checked })}
        />
        <b>{text.favourites}</b>
      </label>
      <p className="gm-found" role="status">
        {text.found(found, games.length)}
      </p>
    </search>
  );
}

const RESULTS = ['', 'running', 'won', 'lost', 'over'] as const;
const SINCES = ['', '7', '30', '365'] as const;

function Search({ value, onChange }: { value: string; onChange: (value: string) => void }): ReactNode {
  const text = useGamesText();
  return (
    <label className="field gm-search">
      <span>{text.search}</span>
      <input
        className="input"
        type="search"
        placeholder={text.searchHelp}
        value={value}
        onInput={event => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
