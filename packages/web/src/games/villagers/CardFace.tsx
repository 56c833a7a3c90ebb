import { same } from '@thorp/kernel';
import { createContext, memo, use, type ReactNode } from 'react';
import { GlyphDisc, type GlyphName } from './suits.tsx';
import { Coins, CardIcon } from './icons.tsx';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { CARDS, type CardId, type Villager } from '@thorp/villagers/cards';
import { fitHead, fitsLine } from './heads.ts';
import { useNames } from './names.ts';
import { GalleryPicture } from './GalleryPicture.tsx';
import { isGlyph, symbolCount, symbolsOf } from './Symbols.tsx';
import { useWords, type Words } from './text/words.tsx';

/** Who would open a padlock, as far as everybody can see. */
export interface KeyLine {
  readonly opener: 'mine' | 'bank' | 'nobody' | { readonly village: number };
  readonly gold: number;
  /** All of it in words. */
  readonly text: string;
}

export interface CardFaceProps {
  readonly card: CardId;
  /** Whether the two lines below the head are shown. */
  readonly lines?: boolean;
  readonly keyLine?: KeyLine | null;
  /** The line that says why it cannot be built. */
  readonly failed?: 'place' | 'key' | null;
  readonly coins?: number;
  /** Whom it stands for. */
  readonly as?: CardId | null;
}

/** A villager as printed: head, what it goes on, who unlocks it, picture, symbols. */
export const CardFace = memo((props: CardFaceProps): ReactNode => {
  const { card, lines = true, coins = 0, as = null } = props;
  const it = CARDS[card];
  const words = useWords();
  const name = useNames();
  const symbols = symbolsOf(it, words);
  const locked = lines && it.lock !== null;
  return (
    <span className={classesOf(it, locked)} data-suit={it.suit}>
      <Head it={it} />
      {lines ? <ChainLine it={it} failed={props.failed === 'place'} /> : null}
      {locked ? <LockLine it={it} line={props.keyLine ?? null} failed={props.failed === 'key'} /> : null}
      {as === null ? null : <span className="vi-line is-as">{words.as(name(as))}</span>}
      <span className="vi-picture">
        <GalleryPicture name={card} />
      </span>
      {symbols ? (
        <span className="vi-yield">{symbols}</span>
      ) : (
        <span className="vi-yield is-none">{footOf(it, words)}</span>
      )}
      <Coins count={coins} />
    </span>
  );
}, same);

/** Text, a formula in words, and three symbols below a padlock need the whole width of a small card. */
function classesOf(it: Villager, locked: boolean): string {
  const symbols = symbolCount(it);
  const wide = symbols === 0 || it.silver?.of === 'coins on one villager' || (locked && symbols > 2);
  return `vi-card${locked ? ' is-locked' : ''}${wide ? ' is-wide' : ''}`;
}

/** The head of a covered villager: only its suit and padlock still count. */
export const Strip = memo((props: { card: CardId; as?: CardId | null; wide?: number }): ReactNode => {
  const { card, as = null, wide = 1 } = props;
  const it = CARDS[card];
  const words = useWords();
  const name = useNames();
  return (
    <span className="vi-strip" data-suit={it.suit}>
      <Head it={it} wide={wide} />
      {as === null ? null : <span className="vi-line is-as">{words.as(name(as))}</span>}
    </span>
  );
}, same);

/** A card behind others: its name, and the line that says why it cannot be built. */
export const NameBand = memo((props: Pick<CardFaceProps, 'card' | 'keyLine' | 'failed'>): ReactNode => {
  const { card, keyLine = null, failed = null } = props;
  const it = CARDS[card];
  return (
    <span className="vi-band" data-suit={it.suit}>
      <Head it={it} />
      {failed === 'place' ? <ChainLine it={it} failed /> : null}
      {failed === 'key' ? <LockLine it={it} line={keyLine} failed /> : null}
    </span>
  );
}, same);

/** Width of the cards in pixels, which gives the font size of a name. */
export const CardWidth = createContext(122);

/** The largest font size of a name, in pixels and in card widths. */
const NAME = 13.5;
const NAME_SHARE = 0.12;

function Head({ it, wide = 1 }: { it: Villager; wide?: number }): ReactNode {
  const name = useNames()(it.id);
  const width = use(CardWidth);
  const { size, glyphs, locked, tight } = fitHead(it, name, width * wide, Math.max(NAME, width * NAME_SHARE));
  return (
    <span className="vi-head">
      {isGlyph(it.suit) && glyphs > 0 ? <Glyphs suit={it.suit} count={glyphs} /> : null}
      <span className={tight ? 'vi-name is-tight' : 'vi-name'} style={{ fontSize: `${size.toFixed(1)}px` }}>
        {name}
      </span>
      {locked ? (
        <span className="vi-lock">
          <CardIcon name="padlock" />
        </span>
      ) : null}
    </span>
  );
}

function Glyphs({ suit, count }: { suit: GlyphName; count: number }): ReactNode {
  return (
    <span className="vi-glyphs">
      {Array.from({ length: count }, (_, i) => (
        <GlyphDisc key={i} suit={suit} />
      ))}
    </span>
  );
}

function ChainLine({ it, failed }: { it: Villager; failed: boolean }): ReactNode {
  const words = useWords();
  const name = useNames();
  const below = it.on === null ? null : name(it.on);
  return (
    <span className={failed ? 'vi-line is-no' : 'vi-line'}>
      {below === null ? standing(it, words) : failed ? words.needs(below) : words.on(below)}
      <span className="vi-takes">
        {Array.from({ length: it.places }, (_, i) => (
          <i key={i} />
        ))}
      </span>
    </span>
  );
}

function LockLine({ it, line, failed }: { it: Villager; line: KeyLine | null; failed: boolean }): ReactNode {
  const name = useNames();
  const words = useWords();
  const width = use(CardWidth);
  const tone = failed ? 'is-no' : (line && TONES[typeof line.opener === 'string' ? line.opener : 'village']) || '';
  const opener = it.lock === null ? '' : name(it.lock);
  const close = line && line.gold > 0 && !fitsLine(opener, width) ? 'is-close' : '';
  return (
    <span className={`vi-line ${tone} ${close}`} title={line?.text}>
      <CardIcon name="padlock" />
      <span className="vi-opener">{opener}</span>
      {line?.opener === 'mine' ? <span className="vi-price">{words.key.mine}</span> : null}
      {line && line.gold > 0 ? (
        <span className="vi-price">
          {line.gold}
          {typeof line.opener === 'string' ? <CardIcon name="coins" /> : <SeatMark seat={line.opener.village} />}
        </span>
      ) : null}
    </span>
  );
}

const TONES = { mine: 'is-free', village: 'is-pay', bank: 'is-pay', nobody: 'is-no' };

/** The text for a villager that stands on nobody. */
function standing({ suit, special, places }: Villager, words: Words): string {
  if (special) return special.discard ? words.discarded : words.inChain;
  return suit === 'solitary' || places === 0 ? words.alone : words.starts;
}

function footOf({ special }: Villager, words: Words): string {
  return special ? words.verbs[special.verb] : words.nothing;
}
