import { piece } from '@thorp/snowcrest/pieces';
import { opponentsOf, tilesOwned } from '@thorp/snowcrest/reading';
import { RESOURCES, VILLAGERS, type PlayerView } from '@thorp/snowcrest/cards';
import { memo, type ReactNode } from 'react';
import { SeatHead, SeatPanel, useSeatInWords } from '../../board/widgets.ts';
import { widthOf } from './fit.ts';
import { useCardName } from './names.ts';
import { Portrait } from '../../art/Portrait.tsx';
import { pictureOf } from './people.ts';
import SeatFace from './SeatFace.tsx';
import { AvoidIcon, Drawing, ResourceIcon, resourceName, TileIcon, type ResourceName } from './Icons.tsx';
import { useTable, type Table } from './table.ts';
import { OmenTrack, signed, TileTrack } from './Tracks.tsx';
import { useWords, type Words } from './text/words.tsx';

/** A summary of every other seat; a tap shows its Village large. */
export function OpponentPanel(): ReactNode {
  const { view, me } = useTable();
  return opponentsOf(view, me).map(owner => <Panel key={owner} owner={owner} />);
}

function Panel({ owner }: { owner: number }): ReactNode {
  const { update, view, open } = useTable();
  const words = useWords();
  const spoken = useSeatInWords(owner);
  const player = view.players[owner];
  if (!player) return null;
  const enlarge = words.enlarge(update.seats[owner]?.name ?? '');
  return (
    <SeatPanel prefix="sn-" seat={owner} spoken={`${enlarge}. ${spoken}`} onOpen={() => open(owner)}>
      <Owner owner={owner} />
      <Tokens player={player} />
      <Mini owner={owner} player={player} />
      <span className="sn-lines">
        <TileTrack player={player} />
        <OmenTrack omen={player.omen} tokens={player.omenTokens} seat={owner} />
        <span className="sn-chip">
          <ResourceIcon kind="omen" />
          <b>{signed(player.omen - player.omenTokens)}</b>
        </span>
        <span className="sn-chip">
          <TileIcon tile={null} />
          <b>{tilesOwned(player)}</b>
        </span>
        <HandCount player={player} />
      </span>
    </SeatPanel>
  );
}

/** Longer names take two lines, and the space of the portrait. */
export const SHORT = 9;

/** Name, status, hand and Scrolls of a seat. */
export function Owner({ owner }: { owner: number }): ReactNode {
  const table = useTable();
  const words = useWords();
  const player = table.view.players[owner];
  const name = table.update.seats[owner]?.name ?? '';
  return (
    <SeatHead
      prefix="sn-"
      className={name.length > SHORT ? 'is-long' : ''}
      seat={owner}
      name={name}
      status={statusOf(owner, words, table)}
      portrait={<SeatFace seat={owner} />}
    >
      {player && owner !== table.me ? <HandCount player={player} /> : null}
      <span className="sn-purse">
        <ResourceIcon kind="scroll" n={player?.scrolls ?? 0} />
      </span>
    </SeatHead>
  );
}

function HandCount({ player: { handSize } }: { player: PlayerView }): ReactNode {
  const words = useWords();
  return (
    <span className="sn-hand-size" role="img" aria-label={words.inHand(handSize)}>
      <i />
      {handSize}
    </span>
  );
}

function statusOf(owner: number, words: Words, { update, view }: Table): string {
  const seat = update.seats[owner];
  if (!seat) return '';
  if (seat.resigned) return seat.outOfTime ? words.status.outOfTime : words.status.resigned;
  const parts: string[] = [];
  if (owner === view.active) parts.push(owner === update.seat ? words.status.you : words.status.plays);
  else if (seat.asked) parts.push(words.status.turn);
  else if (seat.kind === 'bot') parts.push(words.status.bot);
  if (view.start === owner && update.seats.length > 1) parts.push(words.status.starts);
  return parts.join(', ');
}

export function Tokens({ player }: { player: PlayerView }): ReactNode {
  return (
    <span className="sn-tokens">
      {RESOURCES.map(resource => {
        return <Amount key={resource} kind={resourceName(resource)} n={player.tokens[resource] ?? 0} />;
      })}
    </span>
  );
}

/** How many of something a seat has. */
export const Amount = memo(({ kind, n }: { kind: ResourceName; n: number }): ReactNode => {
  const [one, several] = useWords().things[kind];
  return (
    <span
      className={n === 0 && kind !== 'scroll' ? 'sn-token is-none' : 'sn-token'}
      role="img"
      aria-label={`${n} ${n === 1 ? one : several}`}
    >
      <ResourceIcon kind={kind} />
      <b>{n}</b>
    </span>
  );
});

/** A small Village: names, and what each card can pay; a face-down card shows its back. */
function Mini({ owner, player }: { owner: number; player: PlayerView }): ReactNode {
  const { view } = useTable();
  // A single opponent has a whole column, with space for pictures.
  const isRoomy = view.players.length === 2;
  return (
    <span className="sn-mini">
      {player.village.map((place, slot) =>
        place ? (
          // oxlint-disable-next-line react/no-array-index-key
          <MiniCard key={slot} id={piece.village(owner, slot)} {...place} pictured={isRoomy && place.up} />
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <i key={slot} className="sn-mini-card is-none" />
        ),
      )}
    </span>
  );
}

interface MiniCardProps {
  readonly id: string;
  readonly card: number;
  readonly up: boolean;
  readonly pictured: boolean;
}

/** Unchanged cards are not drawn again. */
const MiniCard = memo(({ id, card, up, pictured }: MiniCardProps): ReactNode => {
  const words = useWords();
  const name = useCardName()(card);
  const it = VILLAGERS[card];
  if (!it) return null;
  const starter = it.deck === 'starter';
  return (
    <i
      className={`sn-mini-card ${up ? '' : 'is-down'} ${pictured ? 'has-art' : ''}`}
      data-piece={id}
      data-card={it.id}
      data-deck={it.deck}
      style={{ '--w': widthOf(name) }}
    >
      <em>{name}</em>
      {pictured ? (
        <span className="sn-mini-art">
          <Portrait picture={pictureOf(it.id)} />
        </span>
      ) : null}
      <span className={up && starter && it.icons.length === 0 ? 'sn-pays is-word' : 'sn-pays'}>
        {up ? (
          <>
            {starter ? <small>{words.starter}</small> : null}
            {it.avoid ? <AvoidIcon /> : null}
            {it.icons.map((icon, i) => (
              // oxlint-disable-next-line react/no-array-index-key
              <ResourceIcon key={i} kind={resourceName(icon)} />
            ))}
          </>
        ) : (
          <Drawing name={starter ? 'barley' : 'peak'} />
        )}
      </span>
    </i>
  );
});
