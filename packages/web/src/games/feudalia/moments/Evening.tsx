import type { ReactNode } from 'react';
import { BigMoment } from '../../../board/BigMoment.tsx';
import { Coin } from '../goods.tsx';
import { Glyph } from '../glyphs.tsx';
import { useNames } from '../names.ts';
import type { Change, EveningMoment } from './find.ts';
import { Counting, Next, useCubeWords } from './parts.tsx';
import { useMomentWords } from './text/words.tsx';

/** F-6 My day in three parts: the income, what the treasury saves, and the new cards. */
export function Evening({ moment, change }: { moment: EveningMoment; change: Change }): ReactNode {
  const { evening } = useMomentWords();
  const { saved, of, drew } = moment;
  return (
    <BigMoment
      kind="evening"
      place="centre"
      icon={
        <span className="fe-mo-face is-moon">
          <Glyph name="evening" />
        </span>
      }
      title={evening.title(saved, of)}
      line={evening.line}
      spoken={evening.spoken(saved, of, drew)}
      slip={evening.slip(saved, of)}
      next={<Next change={change} clause="F-6" />}
    >
      <ol className="fe-mo-parts">
        <Coins moment={moment} />
        <Saving moment={moment} />
        <Tomorrow moment={moment} />
      </ol>
    </BigMoment>
  );
}

function Coins({ moment: { income, effects, court } }: { moment: EveningMoment }): ReactNode {
  const { evening } = useMomentWords();
  const nameOf = useNames();
  const lines = income.map(({ card, coins }) => ({ name: nameOf(card), coins }));
  if (effects > 0) lines.push({ name: evening.effects, coins: effects });
  if (court) lines.push({ name: evening.court(court.cards), coins: court.coins });
  return (
    <li>
      <h3>{evening.coins}</h3>
      {lines.length === 0 ? <p>{evening.noCoins}</p> : null}
      <ul>
        {lines.map(({ name, coins }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- equal cards are lines of their own
          <li key={at}>
            <Coin>+{coins}</Coin> {name}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Saving({ moment: { saved, of } }: { moment: EveningMoment }): ReactNode {
  const { evening } = useMomentWords();
  return (
    <li>
      <h3>{evening.treasury}</h3>
      <p className="fe-mo-sum">
        <Coin>
          <Counting from={of} to={saved} />
        </Coin>{' '}
        {evening.saves(saved, of)}
      </p>
      <p>{evening.gone(of - saved)}</p>
    </li>
  );
}

function Tomorrow({ moment: { drew, shuffled, lost } }: { moment: EveningMoment }): ReactNode {
  const { evening } = useMomentWords();
  const cubeWords = useCubeWords();
  return (
    <li>
      <h3>{evening.tomorrow}</h3>
      <ul>
        <li>
          <Glyph name="hand" /> {evening.drew(drew)}
        </li>
        {shuffled ? (
          <li>
            <Glyph name="deck" /> {evening.shuffled}
          </li>
        ) : null}
        {lost.some(n => n > 0) ? <li className="is-loss">{evening.limit(cubeWords(lost))}</li> : null}
      </ul>
    </li>
  );
}
