import { characterCard, characterPiece } from '@thorp/helvetia/pieces';
import type { CharacterName } from '@thorp/helvetia/cards';
import type { ReactNode } from 'react';
import { Portrait } from '../../art/Portrait.tsx';
import { isLit, Place, type Size } from '../../board/widgets.ts';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { Figure, figuresOf } from './Figure.tsx';
import { SizedName } from './SizedName.tsx';
import { useNames } from './names.ts';
import { PORTRAITS } from './people.ts';
import { Coins, Pennant } from './pieces.tsx';
import { SCHOOL, type Table, useTable } from './table.ts';
import { useWords, type Words } from './text/words.tsx';

/** The five characters, and the School. */
export function Characters({ size }: { size: Size }): ReactNode {
  const { view } = useTable();
  const words = useWords();
  return (
    <ul className="he-characters" aria-label={words.characters}>
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
  const { view, mine, update } = useTable();
  const words = useWords();
  const names = useNames();
  const { character, coins, holder, used } = it;
  const most = coins.length > 2 ? 2 : 4;
  const classes = ['he-character'];
  if (view.turn.character === character) classes.push('is-now');
  if (holder === mine) classes.push('is-mine');
  const id = characterPiece(character);
  return (
    <Place id={id} card={characterCard(character)} className={classes.join(' ')}>
      <span className="he-portrait">
        <Portrait picture={PORTRAITS[character]} />
      </span>
      <SizedName className="he-character-name">{nameOf(character, size, names.character, words)}</SizedName>
      <span className="he-spent" aria-hidden="true" style={{ '--coins': widthOf(coins, most) }}>
        {coins.map((count, seat) => (
          // oxlint-disable-next-line react/no-array-index-key
          <Coins key={seat} seat={seat} count={count} most={most} />
        ))}
      </span>
      <span className={used ? 'he-holder is-used' : 'he-holder'} aria-hidden="true">
        <Pennant>1</Pennant>
        {holder === null ? (
          <em>{words.onBoard}</em>
        ) : (
          <>
            <SeatMark seat={holder} />
            <em>{used ? words.used : holder === mine ? words.yours : update.seats[holder]?.name}</em>
          </>
        )}
      </span>
    </Place>
  );
}

/** The width of everybody's coins, in coins: a number is half as wide as a coin. */
function widthOf(coins: readonly number[], most: number): number {
  return coins.reduce((sum, count) => sum + (count > most ? 1.6 : count), 0);
}

/** On small screens the Night Watchman has the short name. */
function nameOf(character: CharacterName, size: Size, named: (name: CharacterName) => string, words: Words): string {
  return size === 'phone' && character === 'night-watchman' ? words.watchman : named(character);
}

/** Everybody's pupils; mine can be tapped when I choose who marries. */
function School(): ReactNode {
  const { view, lights, update } = useTable();
  const words = useWords();
  const pupils = view.players.flatMap(({ school }, owner) => figuresOf(owner, school));
  const style = { '--pupils': pupils.length };
  const face = (
    <>
      <SizedName className="he-character-name">{words.school}</SizedName>
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
  if (isLit(lights(SCHOOL))) {
    return (
      <Place id={SCHOOL} card={null} className="he-character is-school">
        {face}
      </Place>
    );
  }
  const said = view.players.flatMap(({ school: { men, women } }, seat) =>
    men + women > 0 ? [`${update.seats[seat]?.name}: ${words.people(men, women)}`] : [],
  );
  return (
    <div className="he-character is-school">
      {face}
      <span className="sr-only">{said.join('; ')}</span>
    </div>
  );
}
