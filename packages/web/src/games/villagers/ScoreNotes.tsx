import type { ReactNode } from 'react';
import { GalleryPicture } from './GalleryPicture.tsx';
import { incomeOf } from './income.ts';
import { faceName } from './pictures.ts';
import { Ranks } from './Ranks.tsx';
import type { Update } from './table.ts';
import { useWords, WordsProvider } from './text/words.tsx';
import './style/index.css';

/** Beside the score sheet in the solo modes: the Countess' gold, or the ranks of the Monastery. */
export default function ScoreNotes({ update }: { update: Update }): ReactNode {
  const { view } = update;
  if (view.settings.mode === 'village') return null;
  return (
    <WordsProvider>
      {view.countess ? <CountessSheet update={update} /> : <Ranks gold={view.villages[0]?.gold ?? 0} />}
    </WordsProvider>
  );
}

/** V-15.19 Her gold, and its sources. */
function CountessSheet({ update }: { update: Update }): ReactNode {
  const words = useWords();
  const gold = update.view.villages[update.view.players.length]?.gold ?? 0;
  return (
    <table className="scores">
      <caption>
        <span className="portrait">
          <GalleryPicture name={faceName('countess')} />
        </span>{' '}
        <span>{words.countess}</span> <b>{gold}</b>
      </caption>
      <tbody>
        {incomeOf(update).map(({ source, gold: amount }) => (
          <tr key={source}>
            <th scope="row">{words.income[source]}</th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
