import { VASSALS, LEVELS, type VassalId } from '@thorp/feudalia/cards';
import type { Feudalia } from '@thorp/feudalia';
import { fiefCard, piece } from '@thorp/feudalia/pieces';
import { useRef, type ReactNode } from 'react';
import { fitRow, Place, type Light, type Size, useBox } from '../../board/widgets.ts';
import { Effects, PlayedFace, VassalFace, type Use } from './faces.tsx';
import { Coin, Pennant } from './goods.tsx';
import { Land } from './GalleryPicture.tsx';
import { countCards } from './amounts.ts';
import { useTable, type Option } from './table.ts';
import { useWords, type Words } from './text/words.tsx';

const RULES = {
  desktop: { most: 180, least: 96, gap: 8 },
  tablet: { most: 150, least: 84, gap: 5 },
  phone: { most: 110, least: 70, gap: 3 },
} as const;

/** My hand; before the first deal, the fiefs of the draft, or the deck that a quick start builds. */
export function Hand({ size }: { size: Size }): ReactNode {
  const { update, view, mine } = useTable();
  const words = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const { width } = useBox(frame);
  const lord = view.lords[mine];
  const hand = lord?.hand ?? [];
  const kept = lord?.kept ?? [];
  const fit = fitRow(hand.length + kept.length, width - 8, RULES[size]);
  if (view.offer) return <Offer />;
  return (
    <div
      className={fit.pans ? 'fe-hand is-panning' : 'fe-hand'}
      ref={frame}
      role="group"
      tabIndex={fit.pans ? 0 : undefined}
      aria-label={update.seat === null ? undefined : words.hand(hand.length + kept.length)}
      style={{ '--cw': `${fit.card}px` }}
    >
      {hand.length + kept.length === 0 ? <NoHand /> : null}
      {hand.map((card, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- equal cards are told apart by their place
        <HandCard key={`${card} ${i}`} at={i} card={card} />
      ))}
      {kept.map((card, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- equal cards are told apart by their place
        <Place key={`kept ${card} ${i}`} id={piece.kept(mine, i)} card={card} className="fe-kept">
          <PlayedFace card={card} tag={words.stays} />
        </Place>
      ))}
    </div>
  );
}

/** With an empty hand: the cards collected in a quick start, or a text. */
function NoHand(): ReactNode {
  const { view, mine, update } = useTable();
  const words = useWords();
  const deck = view.round === 0 ? (view.lords[mine]?.discard ?? []) : [];
  if (deck.length === 0 && update.seat === null) return null;
  if (deck.length === 0) return <p className="fe-nobody">{words.handEmpty}</p>;
  return (
    <section className="fe-deck-so-far" aria-label={words.deckSoFar}>
      {countCards(deck).map(([card, n]) => (
        <span key={card} className="fe-on-field">
          <PlayedFace card={card} tag={`×${n}`} />
        </span>
      ))}
    </section>
  );
}

/** F-2.5 The fiefs of the draft. */
function Offer(): ReactNode {
  const { view } = useTable();
  const words = useWords();
  const offer = view.offer ?? [];
  return (
    <div className="fe-offer" role="group" aria-label={words.offer}>
      {offer.map((type, i) => (
        <Place
          // oxlint-disable-next-line react/no-array-index-key -- both may be of one type
          key={i}
          id={piece.offer(i)}
          light={piece.offer(offer.indexOf(type))}
          card={fiefCard(type)}
          className="fe-drafted"
        >
          <span className="fe-fief" data-fief={type}>
            <span className="fe-title">
              <b>{words.fief(words.lands[type])}</b>
              <Pennant halves={LEVELS[0]?.halves ?? 0} />
            </span>
            <span className="fe-land">
              <Land type={type} />
              <span className="fe-plaque">{words.keep}</span>
            </span>
          </span>
        </Place>
      ))}
    </div>
  );
}

function HandCard({ at, card }: { at: number; card: VassalId }): ReactNode {
  const { view, lights, mine } = useTable();
  const words = useWords();
  const first = view.lords[mine]?.hand?.indexOf(card) ?? at;
  const light = piece.hand(mine, first);
  return (
    <Place id={piece.hand(mine, at)} light={light} card={card}>
      <VassalFace card={card} uses={usesOf(card, lights(light), words)} />
    </Place>
  );
}

/**
 * The printed uses of a card, and whether each is possible: what the game offers, and what it refuses with which
 * clause.
 */
export function usesOf(card: VassalId, light: Light<Feudalia>, words: Words): Use[] {
  const { action, income } = VASSALS[card];
  const uses: Use[] = [];
  if (action?.type === 'field')
    uses.push({ icon: 'field', name: words.uses.field, ...stateOf('field', light, words, action.effects) });
  if (action?.type === 'influence')
    uses.push({
      icon: 'influence',
      name: action.plus ? words.plus : words.uses.influence,
      ...stateOf('influence', light, words, action.scrolls[0] ?? []),
    });
  if (action?.type === 'blue')
    uses.push({
      icon: 'evening',
      name: words.uses.blue,
      state: 'later',
      what: <Effects effects={action.effects} />,
    });
  if (income > 0) uses.push({ icon: 'income', name: words.uses.income, state: 'income', what: <Coin>+{income}</Coin> });
  return uses;
}

function stateOf(
  kind: Option['kind'],
  { choices, refused }: Light<Feudalia>,
  words: Words,
  effects: Parameters<typeof Effects>[0]['effects'],
): Pick<Use, 'state' | 'what'> {
  const is = ({ option }: { readonly option: Option }): boolean => option.kind === kind;
  const what = <Effects effects={effects} />;
  if (choices.some(is)) return { state: 'ok', what };
  // The rules list the nearest possibility first.
  const no = refused.find(is);
  if (!no) return { state: 'plain', what };
  return { state: 'no', what: words.noes[no.clause] ?? words.noes[no.reason.kind] ?? '' };
}
