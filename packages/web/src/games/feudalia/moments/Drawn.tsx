import type { Feudalia } from '@thorp/feudalia';
import type { ReactNode } from 'react';
import { InWords } from '../../../board/catalogue.tsx';
import type { MomentProps } from '../../../board/moments.ts';
import { WordsProvider } from '../text/words.tsx';
import { Evening } from './Evening.tsx';
import type { FeudaliaMoment } from './find.ts';
import { Income } from './Income.tsx';
import { Scoring } from './Scoring.tsx';
import { Season } from './Season.tsx';
import { Tax } from './Tax.tsx';
import { MomentWordsProvider } from './text/words.tsx';
import './moments.css';

type Props = MomentProps<Feudalia, FeudaliaMoment>;

/** The big moments of Feudalia: the events of the seasons, the tax, income, the evening, the scoring. */
export default function FeudaliaMoments({ moment, change, catalogue }: Props): ReactNode {
  return (
    <InWords catalogue={catalogue} words={[WordsProvider, MomentWordsProvider]}>
      <Board moment={moment} change={change} />
    </InWords>
  );
}

function Board({ moment, change }: Omit<Props, 'catalogue'>): ReactNode {
  switch (moment.kind) {
    case 'season':
      return <Season moment={moment} />;
    case 'tax':
      return <Tax moment={moment} change={change} />;
    case 'income':
      return <Income moment={moment} change={change} />;
    case 'evening':
      return <Evening moment={moment} change={change} />;
    case 'scoring':
      return <Scoring change={change} />;
  }
}
