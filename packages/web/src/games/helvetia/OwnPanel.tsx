import type { ReactNode } from 'react';
import { Figure } from './Figure.tsx';
import { Owner } from './OpponentPanel.tsx';
import { Cube, Good } from './pieces.tsx';
import { useTable } from './table.ts';
import { useWords } from './text/words.tsx';

/** My own numbers. */
export function OwnPanel(): ReactNode {
  const { view, mine, update } = useTable();
  const words = useWords();
  const player = view.players[mine];
  if (!player) return null;
  const tiles = view.goodsTiles.filter(({ holder }) => holder === mine).map(({ good }) => good);
  const { men, women } = player.supply;
  return (
    <section
      className={update.seats[mine]?.asked ? 'he-me at-me panel is-turn' : 'he-me at-me panel'}
      aria-label={update.seat === null ? update.seats[mine]?.name : words.mine}
    >
      <Owner owner={mine} />
      <ul className="he-sums">
        <li>
          <span className="he-columns">
            {tiles.slice(0, 2).map(good => (
              <Good key={good} good={good} />
            ))}
          </span>
          <span>
            {words.sums.tiles}
            <span className="sr-only">: {tiles.length}</span>
          </span>
          <b aria-hidden="true">{tiles.length}</b>
        </li>
        <li>
          <span className="he-columns">
            <Cube seat={mine} />
          </span>
          <span>
            {words.sums.deliveries}
            <span className="sr-only">: {player.delivered.length}</span>
          </span>
          <b aria-hidden="true">{player.delivered.length}</b>
        </li>
        <li>
          <span className="he-columns">
            <Figure figure={{ owner: mine, sex: 'man', awake: true }} />
            <Figure figure={{ owner: mine, sex: 'woman', awake: true }} />
          </span>
          <span>
            <span className="he-long">{words.sums.supply}</span> {words.people(men, women)}
          </span>
          <b aria-hidden="true">{men + women}</b>
        </li>
      </ul>
    </section>
  );
}
