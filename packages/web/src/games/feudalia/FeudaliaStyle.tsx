import {
  VASSALS,
  BASIC_MASTER_IDS,
  CATHEDRAL_MASTER_IDS,
  RESOURCES,
  VASSAL_IDS,
  type VassalId,
} from '@thorp/feudalia/cards';
import type { ReactNode } from 'react';
import { Coin, Cube, Houses, Pennant } from './goods.tsx';
import { MasterFace, PileFace, VassalFace } from './faces.tsx';
import { usesOf } from './Hand.tsx';
import { Land } from './GalleryPicture.tsx';
import { InWords } from '../../board/catalogue.tsx';
import { useWords, WordsProvider } from './text/words.tsx';
import type { StylePageProps } from '../manifest.ts';
import '../../art/style/index.css';
import './style/index.css';

/** The part of the style page about Feudalia: every card and the lands. */
export default function FeudaliaStyle({ catalogue }: StylePageProps): ReactNode {
  return (
    <InWords catalogue={catalogue} words={[WordsProvider]}>
      <Everything />
    </InWords>
  );
}

/** The modules that cannot be played yet have no faces. */
const BASIC_VASSALS: readonly VassalId[] = VASSAL_IDS.filter(id => VASSALS[id].module === 'basic');
const DARK = { choices: [], refused: [], hinted: false };

function Everything(): ReactNode {
  const words = useWords();
  return (
    <div className="fe-style">
      <h2>{words.style.title}</h2>
      <p>{words.style.lead}</p>
      <p className="row">
        {RESOURCES.map(type => (
          <span key={type} className="row">
            <Cube type={type} count={3} /> {words.lands[type]}
          </span>
        ))}
        <Coin>5</Coin> <Houses level={1} /> <Pennant halves={3} />
      </p>
      <h3>{words.style.vassals}</h3>
      <ul>
        {BASIC_VASSALS.map(card => (
          <li key={card} className="fe-style-cards">
            <VassalFace card={card} uses={usesOf(card, DARK, words)} />
          </li>
        ))}
      </ul>
      <ul>
        {BASIC_VASSALS.map(card => (
          <li key={card} className="fe-style-pile">
            <PileFace card={card} left={VASSALS[card].count} />
          </li>
        ))}
      </ul>
      <h3>{words.style.masters}</h3>
      <ul>
        {[...BASIC_MASTER_IDS, ...CATHEDRAL_MASTER_IDS].map(card => (
          <li key={card} className="fe-style-master">
            <MasterFace card={card} />
          </li>
        ))}
      </ul>
      <h3>{words.style.lands}</h3>
      <ul>
        {RESOURCES.map(type => (
          <li key={type} className="fe-style-land">
            <Land type={type} />
          </li>
        ))}
      </ul>
    </div>
  );
}
