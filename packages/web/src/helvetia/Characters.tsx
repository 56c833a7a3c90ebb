import type { SexName } from '@thorp/helvetia';
import type { CharacterName } from '@thorp/helvetia/cards';
import type { CSSProperties, ReactNode } from 'react';
import { Portrait } from '../art/Portrait.tsx';
import { isLit, Place, type Size } from '../table/widgets.ts';
import { SeatMark } from '../ui/SeatMark.tsx';
import { Figure } from './Figure.tsx';
import { useNames } from './names.ts';
import { PORTRAITS } from './people.ts';
import { Coins, Pennant } from './pieces.tsx';
import { type Table, useTable } from './table.ts';
import { useWords, type Words } from './text/words.tsx';

/** The five who work for coins, and the School. */
export function Characters({ size }: { size: Size }): ReactNode {
  const { view } = useTable();
  const words = useWords();
  return (
    <ul className="he-chars" aria-label={words.characters}>
      {view.characters.map(each => (
        <li key={each.character}>
          <Character it={each} size={size} />
        </li>
      ))}
      <li>
        <School />
      </li>
    </ul>
  );
}

function Character({ it, size }: { it: Table['view']['characters'][number]; size: Size }): ReactNode {
  const { view, mine, sight } = useTable();
  const words = useWords();
  const names = useNames();
  const { character, coins, holder, used } = it;
  const classes = ['he-char'];
  if (view.turn.character === character) classes.push('is-now');
  if (holder === mine) classes.push('is-mine');
  const id = `character:${character}`;
  return (
    <Place id={id} card={id} className={classes.join(' ')}>
      <span className="he-portrait">
        <Portrait picture={PORTRAITS[character]} />
      </span>
      <Name>{nameOf(character, size, names.character, words)}</Name>
      <span className="he-spent">
        {coins.map((count, seat) => (
          // oxlint-disable-next-line react/no-array-index-key
          <Coins key={seat} seat={seat} count={count} most={coins.length > 2 ? 2 : 4} />
        ))}
      </span>
      <span className={used ? 'he-holder is-used' : 'he-holder'}>
        <Pennant>1</Pennant>
        {holder === null ? (
          <em>{words.onBoard}</em>
        ) : (
          <>
            <SeatMark seat={holder} />
            <em>{used ? words.used : holder === mine ? words.yours : sight.seats[holder]?.name}</em>
          </>
        )}
      </span>
    </Place>
  );
}

/** A name as large as its longest word allows. */
function Name({ children }: { children: string }): ReactNode {
  const longest = Math.max(...children.split(' ').map(word => word.length));
  return (
    <b className="he-cname" style={{ '--len': longest } as CSSProperties}>
      {children}
    </b>
  );
}

/** Where room is short, the Night Watchman is on duty by day as well. */
function nameOf(character: CharacterName, size: Size, named: (name: CharacterName) => string, words: Words): string {
  return size === 'phone' && character === 'night-watchman' ? words.watchman : named(character);
}

/** Everybody's pupils; mine can be tapped when I marry somebody off. */
function School(): ReactNode {
  const { view, lights } = useTable();
  const words = useWords();
  const pupils = view.players.flatMap(({ school: { men, women } }, owner) => [
    ...Array<SexName>(men)
      .fill('man')
      .map(sex => ({ owner, sex, awake: true })),
    ...Array<SexName>(women)
      .fill('woman')
      .map(sex => ({ owner, sex, awake: true })),
  ]);
  const style = { '--crowd': Math.max(4, pupils.length) } as CSSProperties;
  const face = (
    <>
      <Name>{words.school}</Name>
      <span className="he-bench" style={style}>
        {pupils.map((figure, i) => (
          // oxlint-disable-next-line react/no-array-index-key
          <Figure key={i} figure={figure} />
        ))}
      </span>
      <span className="he-holder">
        <em>{pupils.length > 0 ? words.schoolHelp : words.nobody}</em>
      </span>
    </>
  );
  if (isLit(lights('school'))) {
    return (
      <Place id="school" card={null} className="he-char is-school">
        {face}
      </Place>
    );
  }
  const said = view.players.map(({ school: { men, women } }) => words.people(men, women)).join('; ');
  return (
    <div className="he-char is-school">
      {face}
      <span className="vh">{said}</span>
    </div>
  );
}
