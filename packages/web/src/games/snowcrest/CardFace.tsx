import { same } from '@thorp/kernel';
import { VILLAGERS, type Card, type Villager } from '@thorp/snowcrest/cards';
import { memo, type ReactNode } from 'react';
import { Portrait } from '../../art/Portrait.tsx';
import { widthOf } from './fit.ts';
import { breakable, useCardName } from './names.ts';
import { pictureOf } from './people.ts';
import { AvoidIcon, Drawing, ResourceIcon, resourceName } from './Icons.tsx';
import { Steps } from './Steps.tsx';
import { useWords } from './text/words.tsx';

/** A line below the head: what a tap would pay, or why it cannot be chosen. */
export interface CardLine {
  readonly tone: 'good' | 'pay' | 'warn' | 'no' | 'third';
  readonly text: string;
}

interface FaceProps {
  readonly card: Card;
  readonly line?: CardLine | null;
  /** As in a Village: wide, and without its cost, which no longer matters. */
  readonly wide?: boolean;
}

/** A Villager as printed: cost, name, icons, picture, one box for each action. Unchanged cards are not drawn again. */
export const CardFace = memo(({ card, line = null, wide = false }: FaceProps): ReactNode => {
  const it = VILLAGERS[card];
  if (!it) return null;
  return (
    <span className={wide ? 'sn-card is-wide' : 'sn-card'} data-deck={it.deck}>
      <Head card={card} it={it} wide={wide} />
      {line ? <Line line={line} /> : null}
      <span className="sn-art">
        <Portrait picture={pictureOf(it.id)} />
      </span>
      <ActionBoxes it={it} />
    </span>
  );
}, same);

function Line({ line: { tone, text } }: { line: CardLine }): ReactNode {
  return (
    <span className={`sn-on is-${tone}`} style={{ '--w': widthOf(text) }}>
      {tone === 'third' ? <Drawing name="sleep" /> : null}
      <span>{text}</span>
    </span>
  );
}

function Head({ card, it, wide }: { card: Card; it: Villager; wide: boolean }): ReactNode {
  const name = useCardName()(card);
  const icons = it.icons.length + (it.avoid ? 1 : 0);
  return (
    <span className="sn-head" style={{ '--w': widthOf(name), '--icons': icons }}>
      {wide ? null : (
        <span className="sn-cost">
          <ResourceIcon kind="barley" n={it.cost} />
        </span>
      )}
      <span className="sn-name">{breakable(name)}</span>
      <Corner it={it} />
    </span>
  );
}

/** What the card can pay for. */
export function Corner({ it }: { it: Villager }): ReactNode {
  if (it.icons.length === 0 && !it.avoid) return null;
  return (
    <span className="sn-corner">
      {it.avoid ? <AvoidIcon /> : null}
      {it.icons.map((icon, i) => (
        // oxlint-disable-next-line react/no-array-index-key
        <ResourceIcon key={i} kind={resourceName(icon)} />
      ))}
    </span>
  );
}

/** The actions of a Villager, one box each. */
export function ActionBoxes({ it }: { it: Villager }): ReactNode {
  const words = useWords();
  return (
    <span className="sn-boxes">
      {it.actions.length === 0 ? <span className="sn-box is-none">{words.noAction}</span> : null}
      {it.actions.map(({ id, effects }) => (
        <span key={id} className="sn-box">
          <Steps effects={effects} />
        </span>
      ))}
    </span>
  );
}

/** A face-down Villager: the back of its deck, its name, and what a Starter earns at a Rest. */
export const CardBack = memo(({ card }: { card: Card }): ReactNode => {
  const words = useWords();
  const name = useCardName()(card);
  const it = VILLAGERS[card];
  if (!it) return null;
  const starter = it.deck === 'starter';
  return (
    <span className="sn-card is-down" data-deck={it.deck} style={{ '--w': widthOf(name) }}>
      <span className="sn-disc">
        <Drawing name={starter ? 'barley' : 'peak'} />
      </span>
      <span className="sn-down">{name}</span>
      {starter ? (
        <span className="sn-income">
          <span className="sn-word">{words.atRest}</span>
          <ResourceIcon kind="barley" n={1} />
        </span>
      ) : null}
    </span>
  );
});
