import { VASSALS, MASTERS, type Effect, type MasterId, type VassalId } from '@thorp/feudalia/cards';
import { memo, type ReactNode } from 'react';
import { Arrow } from '../../board/widgets.ts';
import { bagOf, Coin, Cube, Price } from './goods.tsx';
import { useNames } from './names.ts';
import { Glyph, type GlyphName } from './glyphs.tsx';
import { useWords, type Words } from './text/words.tsx';
import { Face, GalleryPicture } from './GalleryPicture.tsx';

/* The faces of cards: a pile of the supply, a master, a card on the table, a card in hand. */

/** Where a name may break if its card is too narrow: before the second word of a compound. */
const SECOND_WORD =
  /(?<=\p{L}{3})(?=(?:jack|cutter|lender|holder|chant|mann|frau|fäller|hauer|kneter|verleiher|herrin|bäuerin|träger|schützin|lehrling|meister|eintreiber|schneider|thekarin)$)/u;

/** A name as large as fits on its card. */
export function Name({ children }: { children: string }): ReactNode {
  return (
    <b className="fe-name" style={{ '--len': children.length }}>
      {children.replace(SECOND_WORD, '\u00AD')}
    </b>
  );
}

/** A pile of the supply: the card, how many are left, the price. */
export const PileFace = memo(({ card, left }: { card: VassalId; left: number }): ReactNode => {
  const names = useNames();
  const { category, cost, eliminate } = VASSALS[card];
  return (
    <span className="fe-pile" data-category={category}>
      <span className="fe-head">
        <Name>{names(card)}</Name>
        <i>{left}</i>
      </span>
      <span className="fe-foot">
        <span className="fe-face">
          <Face of={card} />
        </span>
        <Price bag={cost} eliminate={eliminate} />
      </span>
    </span>
  );
});

/** A master for hire: flag and level, price, and effect. */
export const MasterFace = memo(({ card }: { card: MasterId }): ReactNode => {
  const names = useNames();
  const words = useWords();
  const { fief, minLevel, cost } = MASTERS[card];
  return (
    <span className="fe-master" data-fief={fief}>
      <span className="fe-head">
        <Name>{names(card)}</Name>
      </span>
      <span className="fe-art">
        <GalleryPicture name={card} />
        <span className="fe-flag">
          {fief === 'any' ? words.any : <Glyph name={fief} />}
          <b>{minLevel}</b>
        </span>
        <Price bag={cost} />
      </span>
      <MasterAction card={card} />
    </span>
  );
});

/** The effect of a master, and its price. */
export function MasterAction({ card }: { card: MasterId }): ReactNode {
  const words = useWords();
  const { pay, effects, timing } = MASTERS[card];
  const price = { ...bagOf(pay.cubes), ...(pay.coins > 0 ? { coins: pay.coins } : {}) };
  const paid = pay.coins > 0 || pay.cubes.some(n => n > 0);
  if (timing === 'build') return <span className="fe-action">{words.phases[2]}</span>;
  return (
    <span className="fe-action">
      {paid ? (
        <>
          <Price bag={price} />
          <Arrow />
        </>
      ) : null}
      <Effects effects={effects} />
    </span>
  );
}

export function Effects({ effects }: { effects: readonly Effect[] }): ReactNode {
  const words = useWords();
  // oxlint-disable-next-line react/no-array-index-key -- effects are printed in this order
  return effects.map((effect, i) => (
    <span key={i} className="fe-effect">
      {effectOf(effect, words)}
    </span>
  ));
}

/** An effect in little space: goods are drawn, the rest is in words. */
function effectOf(effect: Effect, words: Words): ReactNode {
  switch (effect.op) {
    case 'produce':
      return effect.res === 'siteType' ? words.siteCubes(effect.n) : <Cube type={effect.res} count={effect.n} />;
    case 'gain':
      if (effect.res === 'ownFiefType') return `${effect.n} ${words.ownCube}`;
      return <Cube type={effect.res} count={effect.n} />;
    case 'coins':
      return <Coin>+{effect.n}</Coin>;
    case 'discount':
      return `${words.purchases[effect.on]} ${words.effects.discount(effect.coins || effect.cubes)}`;
    default:
      return words.effects[effect.op](sizeOf(effect));
  }
}

function sizeOf(effect: Effect): number {
  if ('n' in effect) return effect.n;
  if ('upTo' in effect) return effect.upTo;
  if ('times' in effect) return effect.times;
  return 'cap' in effect ? effect.cap : 0;
}

/** A vassal that lies on the table: the name, the face, and one word. */
export const PlayedFace = memo(({ card, tag }: { card: VassalId; tag: string }): ReactNode => {
  const names = useNames();
  return (
    <span className="fe-played" data-category={VASSALS[card].category}>
      <Name>{names(card)}</Name>
      <span className="fe-art">
        <Face of={card} />
      </span>
      {tag ? <em>{tag}</em> : null}
    </span>
  );
});

/** The present state of a use of a card. */
export interface Use {
  readonly icon: GlyphName;
  readonly name: string;
  readonly state: 'ok' | 'no' | 'later' | 'plain' | 'income';
  readonly what: ReactNode;
}

/** A card in hand: its uses below the picture, each possible or not. */
export function VassalFace({ card, uses }: { card: VassalId; uses: readonly Use[] }): ReactNode {
  const names = useNames();
  const { category, nobles } = VASSALS[card];
  return (
    <span className="fe-card" data-category={category}>
      <span className="fe-head">
        <Name>{names(card)}</Name>
        {nobles > 0 ? <Glyph name="crown" /> : null}
      </span>
      <span className="fe-art">
        <GalleryPicture name={card} />
      </span>
      {uses.map(({ icon, name, state, what }) => (
        <span key={icon} className={`fe-use is-${state}`} data-use={icon}>
          <Glyph name={icon} />
          <em>{name}</em>
          <span>{what}</span>
        </span>
      ))}
    </span>
  );
}
