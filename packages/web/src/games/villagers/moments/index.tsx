import type { Villagers } from '@thorp/villagers';
import type { ReactNode } from 'react';
import { InWords } from '../../../board/catalogue.tsx';
import type { MomentProps } from '../../../board/moments.ts';
import { WordsProvider } from '../text/words.tsx';
import { End } from './End.tsx';
import { Decree, SeasonEvent } from './EventMoments.tsx';
import type { VillagersMoment } from './find.ts';
import { Market } from './Market.tsx';
import { MomentWordsProvider } from './text/words.tsx';
import './moments.css';

export { find } from './find.ts';

type Props = MomentProps<Villagers, VillagersMoment>;

/** The big moments of Villagers: Markets, Events, the end. */
export default function VillagersMoments({ moment, change, catalogue }: Props): ReactNode {
  return (
    <InWords catalogue={catalogue} words={[WordsProvider, MomentWordsProvider]}>
      <Board moment={moment} change={change} />
    </InWords>
  );
}

function Board({ moment, change }: Omit<Props, 'catalogue'>): ReactNode {
  switch (moment.kind) {
    case 'market':
      return <Market moment={moment} change={change} />;
    case 'event':
      return <SeasonEvent moment={moment} change={change} />;
    case 'decree':
      return <Decree moment={moment} />;
    case 'end':
      return <End change={change} />;
  }
}
