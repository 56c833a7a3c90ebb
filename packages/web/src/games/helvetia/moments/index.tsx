import type { Helvetia } from '@thorp/helvetia';
import type { ReactNode } from 'react';
import { InWords } from '../../../board/catalogue.tsx';
import type { MomentProps } from '../../../board/moments.ts';
import { WordsProvider } from '../text/words.tsx';
import { Birth } from './Birth.tsx';
import type { HelvetiaMoment } from './find.ts';
import { RoundEnd } from './RoundEnd.tsx';
import { Scoring } from './Scoring.tsx';
import { MomentWordsProvider } from './text/words.tsx';
import { Waking } from './Waking.tsx';
import { Wedding } from './Wedding.tsx';
import './moments.css';

export { find } from './find.ts';

/** The big moments of Helvetia: a wedding, a birth, a waking, the end of a round, the scoring. */
export default function HelvetiaMoments({
  moment,
  change,
  catalogue,
}: MomentProps<Helvetia, HelvetiaMoment>): ReactNode {
  return (
    <InWords catalogue={catalogue} words={[WordsProvider, MomentWordsProvider]}>
      <Board moment={moment} change={change} />
    </InWords>
  );
}

function Board({ moment, change }: Omit<MomentProps<Helvetia, HelvetiaMoment>, 'catalogue'>): ReactNode {
  switch (moment.kind) {
    case 'wedding':
      return <Wedding moment={moment} change={change} />;
    case 'birth':
      return <Birth moment={moment} change={change} />;
    case 'waking':
      return <Waking moment={moment} change={change} />;
    case 'round':
      return <RoundEnd moment={moment} change={change} />;
    case 'scoring':
      return <Scoring change={change} />;
  }
}
