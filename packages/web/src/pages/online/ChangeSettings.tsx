import type { RoomView } from '@thorp/table';
import { useState, type ReactNode } from 'react';
import { presetsFor } from '../../home/presets.ts';
import { seatPlayers, useDraft } from '../../home/useDraft.ts';
import type { GameFacts, LooseSettings } from '../../protocol/calls.ts';
import { host } from '../../session/host.ts';
import { useText } from '../../text/text.tsx';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { Segments, Switch } from '../../ui/forms.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Choosers, Conflict, Knobs, Presets } from '../NewTable.tsx';
import { termsOf } from './RoomTerms.tsx';
import { useOnlineText } from './text.ts';
import '../../style/create.css';

/** The host changes preset, seats and settings of a room. */
export default function ChangeSettings(props: {
  room: RoomView;
  facts: GameFacts;
  /** The settings that differ from the game's own. */
  changes: LooseSettings;
  onClose: () => void;
}): ReactNode {
  const { room, facts, changes, onClose } = props;
  const text = useOnlineText();
  const messages = useText();
  const { problem, attempt } = useAttempt();
  const draft = useDraft(facts, { seats: room.seats.length, settings: changes });
  const [terms, setTerms] = useState<Switched>({ rated: room.rated, confirms: room.confirms });
  const taken = room.seats.filter(({ kind }) => kind !== 'open').length;
  const least = Math.max(2, facts.seats.min, taken);
  const counts = Array.from({ length: facts.seats.max - least + 1 }, (_, i) => String(least + i));
  const { players, settings, settled } = draft;
  const change = async (): Promise<void> => {
    await host().online({ kind: 'change', terms: { ...termsOf(room), ...terms, settings, seats: players.length } });
    onClose();
  };
  return (
    <Sheet
      wide
      title={text.changeTitle}
      onClose={onClose}
      actions={<Buttons ready={settled?.ok === true} onCancel={onClose} onChange={() => attempt(change)} />}
    >
      <div className="on-change">
        <Presets
          presets={presetsFor(facts).filter(({ seats }) => seats >= least)}
          chosen={draft.preset}
          onChoose={draft.take}
        />
        <Segments
          label={text.seats}
          value={String(players.length)}
          values={counts.map(count => [count, count] as const)}
          onChange={count => draft.seat(seatPlayers(Number(count), players.slice(0, Number(count)), messages))}
        />
        <Choosers facts={facts} draft={draft} />
        <div className="knobs">
          <Switches terms={terms} onChange={setTerms} />
          <Knobs facts={facts} draft={draft} />
        </div>
        <div aria-live="polite">
          <Conflict facts={facts} draft={draft} />
          <Problem message={problem} />
        </div>
      </div>
    </Sheet>
  );
}

function Buttons(props: { ready: boolean; onCancel: () => void; onChange: () => void }): ReactNode {
  const { cancel } = useText();
  const { changeNow } = useOnlineText();
  return (
    <>
      <button type="button" className="btn" onClick={props.onCancel}>
        {cancel}
      </button>
      <button type="button" className="btn btn--primary" disabled={!props.ready} onClick={props.onChange}>
        {changeNow}
      </button>
    </>
  );
}

interface Switched {
  readonly rated: boolean;
  readonly confirms: boolean;
}

function Switches({ terms, onChange }: { terms: Switched; onChange: (terms: Switched) => void }): ReactNode {
  const text = useOnlineText();
  const { create } = useText();
  return (
    <>
      <Switch
        label={create.confirms}
        help={create.confirmsHelp}
        checked={terms.confirms}
        onChange={confirms => onChange({ ...terms, confirms })}
      />
      <Switch
        label={text.rated}
        help={text.ratedHelp}
        checked={terms.rated}
        onChange={rated => onChange({ ...terms, rated })}
      />
    </>
  );
}
