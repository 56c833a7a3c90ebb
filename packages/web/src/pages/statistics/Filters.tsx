import type { ReactNode } from 'react';
import { GAMES } from '../../games/index.ts';
import { useText } from '../../text/text.tsx';
import { Select } from '../../ui/Select.tsx';
import { modeOf, occurring, whereOf, type Filter, type MyGame, type Where } from './figures.ts';
import { useModeNames, type ModeNames } from './modes.ts';
import { useStatisticsText } from './text.ts';

/** Which of my games are shown; the time is a year or everything. */
export interface Wanted extends Omit<Required<Filter>, 'since'> {
  readonly year: boolean;
}

export const EVERYTHING: Wanted = { game: null, mode: null, seats: null, where: null, year: true };

interface FiltersProps {
  wanted: Wanted;
  /** All my games in that time, of any mode. */
  games: readonly MyGame[];
  onChange: (wanted: Wanted) => void;
}

/** Which games are counted. Only values that my games differ in can be chosen. */
export function Filters({ wanted, games, onChange }: FiltersProps): ReactNode {
  const text = useStatisticsText();
  const { locale } = useText();
  const names = GAMES.map(({ id, shelf }) => [id, shelf[locale].title] as const);
  return (
    <div className="st-filters">
      <Choices
        label={text.game}
        value={wanted.game ?? ''}
        values={[['', text.allGames], ...names]}
        onChange={game => onChange({ ...EVERYTHING, year: wanted.year, game: game || null })}
      />
      <Choices
        label={text.time}
        value={wanted.year ? 'year' : 'all'}
        values={[
          ['year', text.year],
          ['all', text.allTime],
        ]}
        onChange={value => onChange({ ...wanted, year: value === 'year' })}
      />
      <div className="st-narrow">
        {wanted.game === null ? null : (
          <ModeSelect game={wanted.game} wanted={wanted} games={games} onChange={onChange} />
        )}
        <Narrow
          label={text.players}
          all={text.anyPlayers}
          value={wanted.seats === null ? '' : `${wanted.seats}`}
          values={occurring(games, ({ players }) => players.length)
            .toSorted((a, b) => a - b)
            .map(seats => [`${seats}`, text.playerCount(seats)] as const)}
          onChange={seats => onChange({ ...wanted, seats: seats === '' ? null : Number(seats) })}
        />
        <Narrow
          label={text.where}
          all={text.everywhere}
          value={wanted.where ?? ''}
          values={WHERE.filter(where => games.some(game => whereOf(game) === where)).map(
            where => [where, text.places[where]] as const,
          )}
          onChange={where => onChange({ ...wanted, where: WHERE.find(each => each === where) ?? null })}
        />
      </div>
    </div>
  );
}

const WHERE: readonly Where[] = ['here', 'online'];

function ModeSelect({ game, wanted, games, onChange }: FiltersProps & { game: string }): ReactNode {
  const text = useStatisticsText();
  const names = useModeNames(game);
  return (
    <Narrow
      label={text.mode}
      all={text.allModes}
      value={wanted.mode ?? ''}
      values={modesIn(games, names).map(({ mode, words }) => [mode, words] as const)}
      onChange={mode => onChange({ ...wanted, mode: mode || null })}
    />
  );
}

/** The modes of these games with their names, in the order of the game. */
export function modesIn(
  games: readonly MyGame[],
  { modes, nameOf }: ModeNames,
): { readonly mode: string; readonly words: string }[] {
  const found = occurring(games, game => modeOf(game, modes)).filter(mode => mode !== null);
  const order = (mode: string): number => modes.findIndex(({ id }) => id === mode.split(':')[0]);
  return found
    .map(mode => ({ mode, words: nameOf(mode) }))
    .toSorted((a, b) => order(a.mode) - order(b.mode) || a.words.localeCompare(b.words, undefined, { numeric: true }));
}

/** A select list; hidden if it would have a single value. */
function Narrow(props: {
  label: string;
  all: string;
  value: string;
  values: readonly (readonly [value: string, words: string])[];
  onChange: (value: string) => void;
}): ReactNode {
  const { label, all, value, values, onChange } = props;
  if (values.length < 2 && value === '') return null;
  return <Select label={label} value={value} values={[['', all], ...values]} onChange={onChange} />;
}

function Choices(props: {
  label: string;
  value: string;
  values: readonly (readonly [value: string, words: string])[];
  onChange: (value: string) => void;
}): ReactNode {
  const { label, value, values, onChange } = props;
  return (
    <fieldset className="segments">
      <legend className="sr-only">{label}</legend>
      {values.map(([each, words]) => (
        <label key={each}>
          <input type="radio" name={label} checked={each === value} onChange={() => onChange(each)} />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}
