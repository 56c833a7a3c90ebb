import { type CatalogueEntry } from '@thorp/kernel';
import { CARD_IDS, CARDS, type CardId, type Villager } from '@thorp/villagers/cards';
import { use, type ReactNode } from 'react';
import { Gold } from '../../../art/Gold.tsx';
import { Anatomy, FigureRow, StepRow } from '../../../rulebook/figures.tsx';
import { Marked } from '../../../rulebook/Marked.tsx';
import type { GameSymbol, PictureProps } from '../../../rulebook/types.ts';
import type { InLanguages } from '../../../text/locales.ts';
import { useText } from '../../../text/text.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { CardFace, CardWidth, Strip } from '../CardFace.tsx';
import { Builder, CardIcon, Food, Keyring, Silver } from '../icons.tsx';
import { InWords, Names } from '../../../board/catalogue.tsx';
import { Gable } from '../scenes.tsx';
import { Back, GLYPH_NAMES } from '../suits.tsx';
import { useWords, WordsProvider } from '../text/words.tsx';
import '../../../art/style/index.css';
import '../style/index.css';
import './pictures.css';

/** Provides the names, words and style of Villagers for its pictures. */
export function Frame(props: { catalogue: ReadonlyMap<string, CatalogueEntry>; children: ReactNode }): ReactNode {
  return (
    <InWords catalogue={props.catalogue} words={[WordsProvider]}>
      <div className="vi-art vi-rules">{props.children}</div>
    </InWords>
  );
}

export const pictures = { villager: VillagerPicture, round: Round, draft: Draft, chain: Chain, padlock: Padlock };

const WIDE = 180;

function VillagerPicture({ words }: PictureProps): ReactNode {
  return (
    <CardWidth value={WIDE}>
      <div className="vi-rules-large">
        <Anatomy
          words={words}
          spots={[
            [-8, 6],
            [-8, 17],
            [20, 106],
            [108, 6],
            [108, 26],
            [84, 106],
            [52, 106],
          ]}
        >
          <CardFace card="brewer" />
        </Anatomy>
      </div>
    </CardWidth>
  );
}

function Round({ words }: PictureProps): ReactNode {
  const drawn = [
    <CardIcon key="draft" name="bread" />,
    <Icon key="refresh" name="friends" />,
    <CardIcon key="build" name="hammer" />,
    <Icon key="event" name="log" />,
    <CardIcon key="market" name="coins" />,
  ];
  return <StepRow words={words} drawn={drawn} />;
}

function Draft({ words }: PictureProps): ReactNode {
  return (
    <FigureRow
      words={words}
      drawn={[<CardFace key="fisher" card="fisher" coins={1} />, <Back key="back" suit="leather" />]}
    />
  );
}

/** A house as in the street: roof, covered floors, and the villager at the door. */
function Chain({ words }: PictureProps): ReactNode {
  return (
    <div className="fig vi-rules-chain">
      <ul className="vi-rules-house" inert>
        <li className="vi-house" data-suit="hay" style={{ '--wide': 2 }}>
          <Gable wide />
          <Covered card="hayer" wide={2} />
          <span className="vi-branches">
            <span className="vi-branch" style={{ '--wide': 1 }}>
              <Door card="horse-trader" />
            </span>
            <span className="vi-branch" style={{ '--wide': 1 }}>
              <Covered card="grazier" />
              <Covered card="milk-maid" />
              <Door card="fromager" />
            </span>
          </span>
        </li>
      </ul>
      <ol>
        {words.map(each => (
          <li key={each}>
            <Marked text={each} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Covered({ card, wide = 1 }: { card: CardId; wide?: number }): ReactNode {
  return (
    <span className={wide > 1 ? 'place vi-floor vi-lintel' : 'place vi-floor'}>
      <Strip card={card} wide={wide} />
    </span>
  );
}

function Door({ card }: { card: CardId }): ReactNode {
  return (
    <span className="vi-door">
      <span className="place">
        <CardFace card={card} lines={false} />
      </span>
    </span>
  );
}

/** The three ways to open a padlock, as the key line of a hand card words them. */
function Padlock({ words }: PictureProps): ReactNode {
  const { key } = useWords();
  const line = (opener: 'mine' | 'bank' | { readonly village: number }, gold: number): ReactNode => (
    <CardFace card="jeweler" keyLine={{ opener, gold, text: key.mine }} />
  );
  return <FigureRow words={words} drawn={[line('mine', 0), line({ village: 1 }, 2), line('bank', 2)]} />;
}

const showing = (shows: (it: Villager) => boolean): readonly CardId[] => CARD_IDS.filter(id => shows(CARDS[id]));

const PLACES: InLanguages<Pick<GameSymbol, 'name' | 'means'>> = {
  en: { name: 'Little houses', means: 'How many villagers fit on it: two, one or none.' },
  de: { name: 'Häuschen', means: 'Wie viele Dorfbewohner darauf passen: zwei, einer oder keiner.' },
};

/** Symbols with the names from the legend of card help, then the suits. */
export function useSymbols(): readonly GameSymbol[] {
  const { legend, per } = useWords();
  const { locale } = useText();
  const catalogue = use(Names);
  return [
    { symbol: <Food />, ...legend.food, cards: showing(({ food }) => food > 0) },
    { symbol: <Builder />, ...legend.builder, cards: showing(({ builder }) => builder > 0) },
    { symbol: <Gold>5</Gold>, ...legend.gold, cards: showing(({ gold }) => gold > 0) },
    { symbol: <Silver amount={3} per={per(2)} suit="hay" />, ...legend.silver, cards: showing(it => !!it.silver) },
    { symbol: <Keyring count={4} />, ...legend.key, cards: showing(({ key }) => key > 0) },
    { symbol: <CardIcon name="padlock" />, ...legend.padlock, cards: showing(({ lock }) => lock !== null) },
    { symbol: <Takes />, ...PLACES[locale], cards: showing(({ places }) => places > 0) },
    ...GLYPH_NAMES.map(suit => {
      const cards = showing(it => it.suit === suit);
      // A suit is the group of its cards in the catalogue.
      return { symbol: <Back suit={suit} />, name: catalogue.get(cards[0] ?? '')?.group ?? suit, means: '', cards };
    }),
  ];
}

/** The little houses that show how many villagers fit on a card. */
function Takes(): ReactNode {
  return (
    <span className="vi-takes">
      <i />
      <i />
    </span>
  );
}
