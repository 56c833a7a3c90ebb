import type { Snowcrest } from '@thorp/snowcrest';
import type { ReactNode } from 'react';
import { InWords } from '../../../board/catalogue.tsx';
import type { MomentProps } from '../../../board/moments.ts';
import { WordsProvider } from '../text/words.tsx';
import type { SnowcrestMoment } from './find.ts';
import { Omen } from './Omen.tsx';
import { Rest } from './Rest.tsx';
import { Scoring } from './Scoring.tsx';
import { Spirit } from './Spirit.tsx';
import { MomentWordsProvider } from './text/words.tsx';
import './moments.css';

/** The big moments of Snowcrest: a Rest, an Omen, a Guardian or Forest card, the scoring. */
export default function Drawn({ moment, change, catalogue }: MomentProps<Snowcrest, SnowcrestMoment>): ReactNode {
  return (
    <InWords catalogue={catalogue} words={[WordsProvider, MomentWordsProvider]}>
      <Board moment={moment} change={change} />
    </InWords>
  );
}

function Board({ moment, change }: Omit<MomentProps<Snowcrest, SnowcrestMoment>, 'catalogue'>): ReactNode {
  switch (moment.kind) {
    case 'rest':
      return <Rest moment={moment} change={change} />;
    case 'omen':
      return <Omen moment={moment} change={change} />;
    case 'spirit':
      return <Spirit moment={moment} change={change} />;
    case 'scoring':
      return <Scoring change={change} />;
  }
}
