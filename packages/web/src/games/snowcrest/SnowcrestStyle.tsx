import { RESOURCES, SPIRITS, TILES, VILLAGERS } from '@thorp/snowcrest/cards';
import type { ReactNode } from 'react';
import { ArtDefs } from '../../art/Portrait.tsx';
import { CardBack, CardFace, type CardLine } from './CardFace.tsx';
import { InWords } from '../../board/catalogue.tsx';
import { AnyIcon, AvoidIcon, ResourceIcon, resourceName, SnowDefs, TileIcon } from './Icons.tsx';
import { SpiritFace } from './SpiritFace.tsx';
import { useWords, WordsProvider } from './text/words.tsx';
import type { StylePageProps } from '../manifest.ts';
import './style/index.css';
import './style/stylepage.css';

/** The part of the style page about Snowcrest: every card, state and icon. */
export default function SnowcrestStyle({ catalogue }: StylePageProps): ReactNode {
  return (
    <InWords catalogue={catalogue} words={[WordsProvider]}>
      <Everything />
    </InWords>
  );
}

function Everything(): ReactNode {
  const { style } = useWords();
  return (
    <div className="sn-art-scope sn-style">
      <ArtDefs />
      <SnowDefs />
      <h2>{style.title}</h2>
      <p>{style.lead}</p>
      <ul>
        {VILLAGERS.map(({ id }, card) => (
          <li key={id} className="sn-style-card">
            <CardFace card={card} />
          </li>
        ))}
      </ul>
      <h3>{style.spirits}</h3>
      <ul>
        {SPIRITS.map(({ id }, spirit) => (
          <li key={id} className="sn-style-spirit">
            <SpiritFace spirit={spirit} />
          </li>
        ))}
      </ul>
      <h3>{style.states}</h3>
      <States />
      <h3>{style.icons}</h3>
      <p className="row">
        {RESOURCES.map(resource => (
          <ResourceIcon key={resource} kind={resourceName(resource)} n={2} />
        ))}
        <ResourceIcon kind="scroll" n={3} />
        <ResourceIcon kind="omen" n={1} />
        <AvoidIcon />
        <AnyIcon />
        {TILES.map(tile => (
          <TileIcon key={tile} tile={tile} />
        ))}
        <TileIcon tile={null} />
      </p>
    </div>
  );
}

const card = (id: string): number => VILLAGERS.findIndex(it => it.id === id);

function States(): ReactNode {
  const { style, pay } = useWords();
  const states: readonly (readonly [caption: string, state: string, line: CardLine | null])[] = [
    [style.lit, 'is-lit', { tone: 'good', text: pay.exact(1) }],
    [style.picked, 'is-picked', { tone: 'pay', text: pay.lost(2, 1) }],
    [style.off, 'is-off', { tone: 'no', text: pay.useless }],
  ];
  return (
    <ul>
      {states.map(([caption, state, line]) => (
        <li key={caption}>
          <figure>
            <span className={`place sn-style-card ${state}`}>
              <CardFace card={card('gardener')} line={line} />
            </span>
            <figcaption>{caption}</figcaption>
          </figure>
        </li>
      ))}
      <li>
        <figure>
          <span className="place sn-style-card is-village">
            <CardFace wide card={card('mason')} />
          </span>
          <figcaption>{style.wide}</figcaption>
        </figure>
      </li>
      <li>
        <figure>
          <span className="place sn-style-card is-village">
            <CardBack card={card('peasant')} />
          </span>
          <figcaption>{style.down}</figcaption>
        </figure>
      </li>
    </ul>
  );
}
