import { keysOf } from '@thorp/kernel';
import { use, type ReactNode } from 'react';
import { Back, GLYPH_NAMES } from './suits.tsx';
import { Gold } from '../../art/Gold.tsx';
import { Builder, Food, Keyring, Silver, CardIcon } from './icons.tsx';
import { CardFace, Strip, type CardFaceProps } from './CardFace.tsx';
import { CARDS, CARD_IDS, COUNTESS_EVENTS, EVENTS, SUITS } from '@thorp/villagers/cards';
import { eventPieceId } from '@thorp/villagers/pieces';
import { EventFace } from './EventFace.tsx';
import { InWords, Names } from '../../board/catalogue.tsx';
import { useNames } from './names.ts';
import { decreeName, eventName } from './pictures.ts';
import { useWords, WordsProvider } from './text/words.tsx';
import type { StylePageProps } from '../manifest.ts';
import '../../art/style/index.css';
import './style/index.css';

/** The part of the style page about Villagers: every card, state and symbol. */
export default function VillagersStyle({ catalogue }: StylePageProps): ReactNode {
  return (
    <InWords catalogue={catalogue} words={[WordsProvider]}>
      <Everything />
    </InWords>
  );
}

function Everything(): ReactNode {
  const words = useWords();
  return (
    <div className="vi-art vi-style-cards">
      <h2>{words.style.title}</h2>
      <p>{words.style.lead}</p>
      {SUITS.map(suit => (
        <ul key={suit} className="vi-card-list">
          {CARD_IDS.filter(id => CARDS[id].suit === suit).map(id => (
            <li key={id} className="vi-style-card">
              <CardFace card={id} />
            </li>
          ))}
        </ul>
      ))}
      <h3>{words.style.events}</h3>
      <EventCards />
      <h3>{words.style.states}</h3>
      <States />
      <h3>{words.style.symbols}</h3>
      <SymbolRow />
      <h3>{words.style.backs}</h3>
      <ul className="vi-card-list">
        {GLYPH_NAMES.map(suit => (
          <li key={suit} className="vi-style-backs">
            <Back suit={suit} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function EventCards(): ReactNode {
  const catalogue = use(Names);
  const text = (id: string): string => catalogue.get(id)?.lines[0] ?? '';
  return (
    <ul className="vi-card-list">
      {keysOf(EVENTS).map(id => (
        <li key={id} className="vi-style-card">
          <EventFace
            name={EVENTS[id].name}
            picture={eventName(id)}
            season={EVENTS[id].season}
            text={text(eventPieceId(id))}
          />
        </li>
      ))}
      {COUNTESS_EVENTS.map(({ id, name }) => (
        <li key={id} className="vi-style-card">
          <EventFace name={name} picture={decreeName(id)} season="court" text={text(id)} />
        </li>
      ))}
    </ul>
  );
}

function States(): ReactNode {
  const words = useWords();
  const names = useNames();
  const { style } = words;
  const states: readonly (readonly [caption: string, state: string, face: CardFaceProps])[] = [
    [style.lit, 'is-lit', { card: 'horse-trader' }],
    [style.picked, 'is-picked', { card: 'fromager' }],
    [style.off, 'is-off', { card: 'wine-trader', failed: 'place' }],
    [style.coins, '', { card: 'carpenter', coins: 6 }],
    [
      words.key.yours(names('blacksmith')),
      '',
      { card: 'jeweler', keyLine: { opener: 'mine', gold: 0, text: words.key.yours(names('blacksmith')) } },
    ],
    [
      words.key.bank(names('hunter'), 2),
      '',
      { card: 'truffler', keyLine: { opener: 'bank', gold: 2, text: words.key.bank(names('hunter'), 2) } },
    ],
    [words.as(names('grazier')), '', { card: 'monk', lines: false, as: 'grazier' }],
  ];
  return (
    <ul className="vi-card-list">
      {states.map(([caption, state, face]) => (
        <li key={caption}>
          <figure>
            <span className={`place ${state}`}>
              <CardFace {...face} />
            </span>
            <figcaption>{caption}</figcaption>
          </figure>
        </li>
      ))}
      <li style={{ '--cw': '122px', width: '122px' }}>
        <Strip card="spelunker" />
        <Strip card="grazier" />
        <Strip card="bed-builder" />
        {words.style.covered}
      </li>
    </ul>
  );
}

function SymbolRow(): ReactNode {
  const words = useWords();
  const { style } = words;
  return (
    <p className="row" style={{ '--u': '1.3px' }}>
      <Food /> {words.food} <Builder /> {words.builders} <Gold>12</Gold> {words.gold(12)}{' '}
      <Silver amount={3} per={words.per(2)} suit="hay" /> {style.silver} <Keyring count={6} /> {style.keyring}{' '}
      <CardIcon name="padlock" /> {style.padlock}
    </p>
  );
}
