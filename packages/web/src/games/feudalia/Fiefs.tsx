import { MASTERS, LEVELS, LIMITS, UPGRADES, type VassalId } from '@thorp/feudalia/cards';
import { fiefCard, piece, readPiece } from '@thorp/feudalia/pieces';
import type { ReactNode } from 'react';
import { isLit, Place } from '../../board/widgets.ts';
import { Barn } from './Barn.tsx';
import { Name, PlayedFace } from './faces.tsx';
import { Cube, Houses, Pennant, Price } from './goods.tsx';
import { CityWall, FiefScene } from './lands.tsx';
import { useNames } from './names.ts';
import { barnOf, heapsOf, numberOf } from './amounts.ts';
import { Glyph } from './glyphs.tsx';
import { useTable, type Fief as FiefOf, type FeudaliaChoice, type Update } from './table.ts';
import { useWords } from './text/words.tsx';
import { Face, Land } from './GalleryPicture.tsx';

/** My three fiefs side by side. */
export function Fiefs(): ReactNode {
  const { view, mine, update } = useTable();
  const words = useWords();
  const name = update.seat === null ? words.fiefsOf(update.seats[mine]?.name ?? '') : words.fiefs;
  return (
    <section className="fe-fiefs at-mine" aria-label={name}>
      <FiefScene />
      <span className="fe-glow" />
      {Array.from({ length: LIMITS.fiefs }, (_, at) =>
        view.lords[mine]?.fiefs[at] ? (
          <Fief key={at} owner={mine} at={at} />
        ) : (
          <p key={at} className="fe-fief is-missing">
            {words.noFief}
          </p>
        ),
      )}
    </section>
  );
}

interface FiefProps {
  readonly owner: number;
  readonly at: number;
}

const NO_LEVEL = { defense: 0, halves: 0, fields: 1 };

/** A fief is a landscape: fields, the city with its gate, and the barn. */
export function Fief({ owner, at }: FiefProps): ReactNode {
  const { update, view, lights, mine } = useTable();
  const words = useWords();
  const asker = askerOf(update);
  const lord = view.lords[owner];
  const fief = lord?.fiefs[at];
  if (!lord || !fief) return null;
  const { defense, halves, fields } = LEVELS[fief.level] ?? NO_LEVEL;
  const number = numberOf(lord.fiefs, at);
  const classes = ['fe-fief'];
  if (isLit(lights(piece.fief(owner, at)))) classes.push('is-lit');
  if (asker?.fief === at && owner === mine) classes.push('is-asking');
  return (
    <section className={classes.join(' ')} data-fief={fief.type}>
      <Place id={piece.fief(owner, at)} card={fiefCard(fief.type)} className="fe-title">
        <span className="fe-disc">
          <Glyph name={fief.type} />
        </span>
        <b>
          {words.lands[fief.type]}
          {number > 0 ? ` ${number}` : null}
        </b>
        <Houses level={fief.level} />
        <span className="fe-shield" title={words.defence(defense)}>
          <Glyph name="shield" />
          {defense}
        </span>
        <Pennant halves={halves} />
      </Place>
      <div className="fe-land">
        <Land type={fief.type} />
        <Plots owner={owner} at={at} fields={fields} />
        <City owner={owner} at={at} fief={fief} />
      </div>
      <div className="fe-store">
        <Barn owner={owner} at={at} />
        <Next fief={fief} />
      </div>
    </section>
  );
}

/** What the next level costs. */
function Next({ fief: { type, level } }: { fief: FiefOf }): ReactNode {
  const words = useWords();
  const cost = UPGRADES[type][level];
  return (
    <span className="fe-next">
      <em>{cost ? words.toLevel(level + 1) : words.highest}</em>
      {cost ? <Price bag={cost} /> : null}
    </span>
  );
}

/** The fief of the question, and the card in it that asks, if there is one. */
function askerOf({ question }: Update): { readonly fief: number; readonly card: string | null } | null {
  const frame = question?.frame;
  if (!frame || !('fief' in frame)) return null;
  return { fief: frame.fief, card: frame.step === 'trade' ? frame.by : null };
}

/** The fields of a fief: dashed while free, with a card while worked, ploughed once used. */
function Plots({ owner, at, fields }: FiefProps & { fields: number }): ReactNode {
  const { update, view, mine } = useTable();
  const asker = owner === mine ? askerOf(update) : null;
  const words = useWords();
  const lord = view.lords[owner];
  const guest = lord?.fiefs[at]?.city?.guest ?? null;
  const slots = lord?.fields.slice(2 * at, 2 * at + fields) ?? [];
  const guestAt = guest === null ? -1 : slots.lastIndexOf('used');
  const here = useFieldChoice(owner, at);
  const firstFree = slots.indexOf(null);
  return (
    <div className="fe-plots">
      {slots.map((field, i) => {
        const key = piece.field(owner, at, i);
        if (guest && i === guestAt) return <Guest key={key} card={guest} />;
        if (field === 'used')
          return (
            <span key={key} className="fe-plot is-used">
              <b>{words.used}</b>
            </span>
          );
        if (field !== null)
          return (
            <Place key={key} id={key} card={field} className="fe-on-field">
              <PlayedFace card={field} tag={asker?.fief === at && asker.card === field ? words.asks : words.worked} />
            </Place>
          );
        return <FreePlot key={key} choice={i === firstFree ? here : null} />;
      })}
    </div>
  );
}

/** Where the picked card could work. */
function useFieldChoice(owner: number, at: number): FeudaliaChoice | null {
  const { picked, lights, mine } = useTable();
  if (owner !== mine || picked === null || readPiece(picked)?.kind !== 'hand') return null;
  const choices = lights(picked).choices;
  return choices.find(({ option }) => option.kind === 'field' && option.fief === at) ?? null;
}

function FreePlot({ choice }: { choice: FeudaliaChoice | null }): ReactNode {
  const { choose } = useTable();
  const words = useWords();
  if (!choice)
    return (
      <span className="fe-plot">
        <b>{words.free}</b>
      </span>
    );
  return (
    <button type="button" className="fe-plot is-lit" data-lit onClick={() => choose(choice)}>
      <b>{words.here}</b>
      <span className="sr-only">{choice.label}</span>
    </button>
  );
}

function Guest({ card }: { card: VassalId }): ReactNode {
  const words = useWords();
  return (
    <span className="fe-on-field">
      <PlayedFace card={card} tag={words.guest} />
    </span>
  );
}

/** The city: a gate with its master, an open arch, or a locked door. */
function City({ owner, at, fief: { level, city } }: FiefProps & { fief: FiefOf }): ReactNode {
  const words = useWords();
  const names = useNames();
  if (!city) {
    const open = LEVELS[level]?.city ?? false;
    return (
      <div className={open ? 'fe-city is-free' : 'fe-city is-closed'}>
        <CityWall />
        <span className="fe-gate">{open ? null : <Glyph name="padlock" />}</span>
        <span className="fe-plaque">
          <b>{open ? words.cityFree : words.cityClosed}</b>
          {open ? null : <em>{words.opensAt(1)}</em>}
        </span>
      </div>
    );
  }
  const { timing } = MASTERS[city.master];
  const state = city.tapped
    ? words.used
    : { tap: words.ready, untap: words.morning, blue: words.evening, passive: words.standing, build: words.standing }[
        timing
      ];
  return (
    <div className={city.tapped ? 'fe-city is-tapped' : 'fe-city is-ready'}>
      <CityWall />
      <Place id={piece.city(owner, at)} card={city.master} className="fe-mastered">
        <span className="fe-gate">
          <Face of={city.master} />
          {city.tapped ? <i className="fe-bars" /> : null}
        </span>
        <span className="fe-plaque">
          <Name>{names(city.master)}</Name>
          <em>{state}</em>
        </span>
        <Vault owner={owner} at={at} />
      </Place>
    </div>
  );
}

/** Cubes on a master's card, safe from the tax. */
function Vault({ owner, at }: FiefProps): ReactNode {
  const { view } = useTable();
  const lord = view.lords[owner];
  const vaulted = lord ? barnOf(lord, at).filter(cube => cube.vaulted) : [];
  if (vaulted.length === 0) return null;
  return (
    <span className="fe-vault">
      {[...heapsOf(vaulted)].map(([type, n]) => (
        <Cube key={type} type={type} count={n} />
      ))}
    </span>
  );
}
