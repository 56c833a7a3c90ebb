import { RESOURCE_IDS, RESOURCES, TILE_IDS, type Resource } from '@thorp/snowcrest/cards';
import { piece } from '@thorp/snowcrest/pieces';
import { linesOf, restIncome } from '@thorp/snowcrest/reading';
import type { ReactNode } from 'react';
import { Place } from '../../board/widgets.ts';
import { useCardName, useEntryName } from './names.ts';
import { PayPlan } from './Payment.tsx';
import { payLine } from './paying.ts';
import { Drawing, ResourceIcon, resourceName } from './Icons.tsx';
import { Amount } from './OpponentPanel.tsx';
import { UnitIcons } from './Steps.tsx';
import { useTable } from './table.ts';
import { OmenTrack, TileTrack, type TrackTile } from './Tracks.tsx';
import { useWords } from './text/words.tsx';

/** My things beside my Village: the next Rest, tokens, Buildings, Omens, piles. */
export function Mat(): ReactNode {
  const { update, view, me } = useTable();
  const words = useWords();
  const player = view.players[me];
  if (!player) return null;
  const deck = update.seat === null ? words.deck : words.yourDeck;
  return (
    <div className="sn-mat panel is-beside">
      <RestNotice />
      <div className="sn-mat-row">
        <h3>{words.tokens}</h3>
        <div className="sn-tray">
          {RESOURCES.map(resource => (
            <Token key={resource} resource={resource} />
          ))}
          <Amount kind="scroll" n={player.scrolls} />
        </div>
      </div>
      <div className="sn-mat-row">
        <h3>
          {words.buildings}
          <small aria-hidden="true">{words.bonuses}</small>
          <span className="sr-only">{words.bonusesSpoken}</span>
        </h3>
        <TileTrack player={player} draw={(tile, icon) => <TilePlace it={tile} icon={icon} />} />
      </div>
      <div className="sn-mat-row">
        <h3>{words.omens}</h3>
        <OmenTrack omen={player.omen} tokens={player.omenTokens} seat={me} />
      </div>
      <PayPlan />
      <p className="sn-piles while-playing">
        <span role="img" aria-label={`${deck}: ${player.deckSize}`}>
          <Drawing name="draw" />
          {deck} <b>{player.deckSize}</b>
        </span>
        <span role="img" aria-label={`${words.yourDiscard}: ${player.discard.length}`}>
          <Drawing name="disc" />
          {words.yourDiscard} <b>{player.discard.length}</b>
        </span>
      </p>
    </div>
  );
}

/** S-9 Which card would close a line, and the income of the Rest after it. */
function RestNotice(): ReactNode {
  const { update, view, me } = useTable();
  const words = useWords();
  const name = useCardName();
  const village = view.players[me]?.village ?? [];
  const { closed, last } = nextRest(village);
  if (!closed && last === null) return <p className="sn-rest while-playing is-far">{words.rest.far}</p>;
  const whose = words.rest.whose(update.seat === null ? (update.seats[me]?.name ?? '') : null);
  const income = restIncome(village, last ?? -1);
  const title = closed ? words.rest.now(whose) : words.rest.near;
  const missing = last === null ? undefined : village[last]?.card;
  return (
    <div className="sn-rest while-playing" role="status">
      <Drawing name="sleep" />
      <p>
        <b>{title}</b>
        <span>{missing === undefined ? words.rest.nowHelp : words.rest.once(name(missing), whose)}</span>{' '}
        {income.length === 0 ? words.rest.nothing : <UnitIcons all units={income} />}
      </p>
    </div>
  );
}

/** Whether a line is closed now; if not, the slot of the card that would close one. */
function nextRest(village: Parameters<typeof linesOf>[0]): { readonly closed: boolean; readonly last: number | null } {
  const lines = linesOf(village);
  const closed = lines.some(({ down }) => down === 3);
  return { closed, last: closed ? null : (lines.find(line => line.last !== null)?.last ?? null) };
}

function Token({ resource }: { resource: Resource }): ReactNode {
  const table = useTable();
  const { view, me } = table;
  const words = useWords();
  const n = view.players[me]?.tokens[resource] ?? 0;
  if (n === 0) return <Amount kind={resourceName(resource)} n={0} />;
  const id = piece.token(me, RESOURCE_IDS[resource]);
  return (
    <Place id={id} card={resourceName(resource)} className="sn-token" note={payLine(table, id, words)?.text}>
      <ResourceIcon kind={resourceName(resource)} />
      <b>{n}</b>
    </Place>
  );
}

/** The first of equal Buildings has the choices and the words; all of them can be tapped. */
function TilePlace({ it: { tile, up, copy }, icon }: { it: TrackTile; icon: ReactNode }): ReactNode {
  const { me } = useTable();
  const words = useWords();
  const name = useEntryName();
  const card = TILE_IDS[tile];
  const first = piece.tile(me, card, up);
  if (copy === 0) {
    return (
      <Place id={first} card={card}>
        {icon}
      </Place>
    );
  }
  return (
    <Place
      id={`${first}-${copy}`}
      light={first}
      card={card}
      note={`${name(card, card)}, ${up ? words.ready : words.used}`}
    >
      {icon}
    </Place>
  );
}
