import { dowryPiece, peoplePiece } from '@thorp/helvetia/pieces';
import type { PeopleView, SexName } from '@thorp/helvetia';
import type { ReactNode } from 'react';
import { isLit, Place } from '../../board/widgets.ts';
import { Figure, figuresOf } from './Figure.tsx';
import { Coins } from './pieces.tsx';
import { CentreScene } from './scenes/backdrops.tsx';
import { useTable } from './table.ts';
import { useWords } from './text/words.tsx';

/** This many stand side by side; more are shown as a number. */
const SHOWN = 4;

/** The centre of a village: people without a house, and the coins for the dowry. */
export function Centre({ owner }: { owner: number }): ReactNode {
  const { view, mine, planning } = useTable();
  const words = useWords();
  const player = view.players[owner];
  if (!player) return null;
  const leaving = owner === mine ? planning.plan?.movedIn?.event.sex : undefined;
  return (
    <div className="he-centre">
      <CentreScene />
      <b className="he-label" aria-hidden="true">
        {words.centre}
      </b>
      <Spot id={peoplePiece(owner)} className="he-newcomers">
        <Standing owner={owner} people={player.centre} leaving={leaving} />
      </Spot>
      <Spot id={dowryPiece(owner)} className="he-dowry">
        <Dowry coins={player.dowry} />
        <em aria-hidden="true">{player.dowry.some(count => count > 0) ? words.dowry : words.noDowry}</em>
      </Spot>
    </div>
  );
}

/** A part of the centre: it can be tapped while it is asked about, and is always read aloud. */
function Spot({ id, className, children }: { id: string; className: string; children: ReactNode }): ReactNode {
  const { lights, pieces } = useTable();
  if (isLit(lights(id))) {
    return (
      <Place id={id} card={null} className={className}>
        {children}
      </Place>
    );
  }
  const piece = pieces.get(id);
  return (
    <span className={className}>
      {children}
      <span className="sr-only">{piece ? [piece.name, ...piece.marks].join(', ') : ''}</span>
    </span>
  );
}

/** Coins on a Village Center, by colour. */
export function Dowry({ coins }: { coins: readonly number[] }): ReactNode {
  return coins.map((count, seat) =>
    // The seat distinguishes the coins.
    // oxlint-disable-next-line react/no-array-index-key
    count > 0 ? <Coins key={seat} seat={seat} count={count} most={2} /> : null,
  );
}

interface StandingProps {
  readonly owner: number;
  readonly people: PeopleView;
  /** A villager who moves out in a plan, drawn faintly. */
  readonly leaving?: SexName | undefined;
}

/** People without a house, awake. */
export function Standing({ owner, people, leaving }: StandingProps): ReactNode {
  const { men, women } = people;
  const one = (sex: SexName): ReactNode => <Figure figure={{ owner, sex, awake: true }} leaving={sex === leaving} />;
  if (men + women <= SHOWN) {
    const all = figuresOf(owner, people);
    const first = all.findIndex(({ sex }) => sex === leaving);
    // oxlint-disable-next-line react/no-array-index-key -- people are alike but for their place
    return all.map((figure, i) => <Figure key={i} figure={figure} leaving={i === first} />);
  }
  return (
    <>
      {men > 0 ? one('man') : null}
      {men > 1 ? <b className="he-times">×{men}</b> : null}
      {women > 0 ? one('woman') : null}
      {women > 1 ? <b className="he-times">×{women}</b> : null}
    </>
  );
}
