import type { ReactNode } from 'react';
import { Back, GlyphDisc } from './suits.tsx';
import { Gold } from '../../art/Gold.tsx';
import { Builder, Food, CardIcon } from './icons.tsx';
import { CARDS, type CardId } from '@thorp/villagers/cards';
import { handBackId, squareId, villagerId } from '@thorp/villagers/pieces';
import { isLit, SeatHead, SeatPanel, seatStatus } from '../../board/widgets.ts';
import { activeKeyrings, activeSymbols } from '@thorp/villagers/reading';
import { Strips } from './Strips.tsx';
import { payOf } from './Sums.tsx';
import { useNames } from './names.ts';
import { faceName } from './pictures.ts';
import SeatFace from './SeatFace.tsx';
import { GalleryPicture } from './GalleryPicture.tsx';
import { isGlyph } from './Symbols.tsx';
import { useTable } from './table.ts';
import { useWords, type Words } from './text/words.tsx';

/** A summary of every other seat; a tap shows its village large. */
export function OpponentPanel({ withMe }: { withMe: boolean }): ReactNode {
  const { update, view } = useTable();
  const owners = view.villages.map((_, owner) => owner);
  const mine = update.seat;
  const others = owners.filter(owner => owner !== mine);
  return (
    <>
      {withMe && mine !== null ? <Panel owner={mine} /> : null}
      {others.map(owner => (
        <Panel key={owner} owner={owner} />
      ))}
    </>
  );
}

function Panel({ owner }: { owner: number }): ReactNode {
  const { update, view, lights, open } = useTable();
  const words = useWords();
  const villagers = view.villages[owner]?.villagers ?? [];
  const lit = owner !== update.seat && villagers.some((_, at) => isLit(lights(villagerId(owner, at))));
  const isMe = owner === update.seat;
  const said = spoken(owner, update.seats[owner]?.name ?? words.countess, words, view);
  return (
    <SeatPanel prefix="vi-" seat={owner} lit={lit} isMe={isMe} spoken={said} onOpen={() => open(owner)}>
      <Owner owner={owner} />
      <Stats owner={owner} />
      <Strips owner={owner} />
      <Keys owner={owner} />
    </SeatPanel>
  );
}

function spoken(owner: number, name: string, words: Words, view: ReturnType<typeof useTable>['view']): string {
  const { gold = 0, villagers = [] } = view.villages[owner] ?? {};
  const { food, builders } = activeSymbols(villagers);
  const cards = view.players[owner]?.backs.length ?? 0;
  const pay = payOf(view, owner);
  const paid = pay === null ? [] : [words.paysNow(words.market[view.markets] ?? '', pay)];
  const symbols = [`${words.food} ${food}`, `${words.builders} ${builders}`];
  const facts = [words.gold(gold), ...symbols, words.cards(cards), ...paid];
  return `${words.enlarge(name)}: ${facts.join(', ')}`;
}

/** Name, status and gold of a seat. */
export function Owner({ owner }: { owner: number }): ReactNode {
  const { update, view } = useTable();
  const words = useWords();
  const seat = update.seats[owner];
  return (
    <SeatHead
      prefix="vi-"
      seat={owner}
      name={seat?.name ?? words.countess}
      status={statusOf(owner, words, update, view)}
      portrait={seat ? <SeatFace seat={owner} /> : <GalleryPicture name={faceName('countess')} />}
    >
      <span className="vi-purse">
        <Pays owner={owner} />
        <Gold>{view.villages[owner]?.gold ?? 0}</Gold>
      </span>
    </SeatHead>
  );
}

/** What the next Market would pay, beside the supply. */
function Pays({ owner }: { owner: number }): ReactNode {
  const { view } = useTable();
  const words = useWords();
  const gold = payOf(view, owner);
  if (gold === null) return null;
  return (
    <small className="vi-pays" title={words.paysNow(words.market[view.markets] ?? '', gold)}>
      +{gold}
    </small>
  );
}

function statusOf(
  owner: number,
  words: Words,
  update: ReturnType<typeof useTable>['update'],
  view: ReturnType<typeof useTable>['view'],
): string {
  const seat = update.seats[owner];
  if (!seat) return words.status.countess;
  const status = seatStatus(seat, update.seat, words.status);
  const first = view.first === owner && update.seats.length > 1 && !seat.resigned;
  return [status, first ? words.status.first : ''].filter(Boolean).join(', ');
}

/** Food, builders, and the backs of the hand. */
function Stats({ owner }: { owner: number }): ReactNode {
  const { view } = useTable();
  const { food, builders } = activeSymbols(view.villages[owner]?.villagers ?? []);
  const player = view.players[owner];
  const backs = player?.backs ?? [];
  return (
    <span className="vi-stats">
      <span className="vi-stat">
        <Food />
        {food}
      </span>
      <span className="vi-stat">
        <Builder />
        {builders}
      </span>
      <span className="vi-backs" data-n={backs.length}>
        {player?.square.map((card, i) => (
          <Taken key={`${card} ${i}`} id={squareId(owner, i)} card={card} />
        ))}
        {backs.map((suit, i) =>
          isGlyph(suit) ? (
            // Backs have no names; their order is that of the hand.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={i} data-piece={handBackId(owner, i)}>
              <Back suit={suit} />
            </span>
          ) : null,
        )}
      </span>
    </span>
  );
}

/** A villager on the Village Square of a seat: taken in this draft, face up. */
function Taken({ id, card }: { id: string; card: CardId }): ReactNode {
  const { suit } = CARDS[card];
  return (
    <span className="vi-taken" data-piece={id} data-card={card} data-suit={suit}>
      {isGlyph(suit) ? <GlyphDisc suit={suit} /> : null}
    </span>
  );
}

/** The keys of a seat, and the gold on them, which others have paid. */
export function Keys({ owner }: { owner: number }): ReactNode {
  const { view } = useTable();
  const names = useNames();
  const gold = new Map<CardId, number>();
  for (const { card, coins } of activeKeyrings(view.villages[owner]?.villagers ?? [])) {
    gold.set(card, (gold.get(card) ?? 0) + coins);
  }
  return (
    <span className="vi-keyrings">
      {[...gold]
        .toSorted(([, a], [, b]) => b - a)
        .map(([card, coins]) => (
          <span key={card}>
            <CardIcon name="key" />
            {names(card)}
            {coins > 0 ? <b>{coins}</b> : null}
          </span>
        ))}
    </span>
  );
}
