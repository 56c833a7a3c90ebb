import { same } from '@thorp/kernel';
import type { Ahead, PlannedAnswer, StandingAhead } from '@thorp/table';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { InPrompt } from '../../board/InPrompt.tsx';
import type { Outlook } from '../../protocol/calls.ts';
import type { TableUpdate } from '../../protocol/update.ts';
import { host } from '../../session/host.ts';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { Switch } from '../../ui/forms.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useOnlineText } from './text.ts';

/** The most answers that can be set, in the order in which they are tried. */
const MOST = 8;

const NOTHING: Ahead = { answers: [], repeats: false, forMe: false };

/** While others have to move: the answers set ahead, and how to change them. */
export function PlayAhead({ update }: { update: TableUpdate }): ReactNode {
  const text = useOnlineText();
  const ahead = aheadOf(update);
  const [open, setOpen] = useState(false);
  const { problem, attempt } = useAttempt();
  const waits = waitsForPeople(update);
  if (!ahead) return null;
  const isSet = ahead.forMe || ahead.answers.length > 0;
  if (!isSet && ahead.dropped.length === 0 && !waits) return null;
  const takeBack = (): void => attempt(() => host().setAhead(NOTHING));
  return (
    <>
      <InPrompt>
        <div className="on-ahead">
          {ahead.dropped.length > 0 ? (
            <p role="status">{text.aheadDropped(ahead.dropped.map(({ label }) => label))}</p>
          ) : null}
          {isSet ? <p>{said(ahead, text)}</p> : null}
          {waits ? (
            <button type="button" className="btn btn--quiet" onClick={() => setOpen(true)}>
              <Icon name="forMe" />
              {isSet ? text.aheadChange : text.ahead}
            </button>
          ) : null}
          {isSet ? (
            <button type="button" className="btn btn--quiet" onClick={takeBack}>
              <Icon name="cancel" />
              {text.aheadOff}
            </button>
          ) : null}
          <Problem message={problem} />
        </div>
      </InPrompt>
      {open && waits ? <AheadSheet ahead={ahead} version={update.version} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** The person's answers set ahead; null if none can be set any more. */
function aheadOf({ ahead, result, otherRules, seat, seats }: TableUpdate): StandingAhead | null {
  return result || otherRules || seats[seat ?? -1]?.resigned ? null : ahead;
}

/** Bots answer at once, so there is no time to set anything. */
function waitsForPeople({ seat, seats, question, holding }: TableUpdate): boolean {
  return seat !== null && question === null && !holding && seats.some(({ asked, kind }) => asked && kind === 'human');
}

function said({ answers, repeats, forMe }: StandingAhead, text: ReturnType<typeof useOnlineText>): string {
  const labels = answers.map(({ label }) => label);
  return [labels.length > 0 ? text.aheadSet(labels, repeats) : '', forMe ? text.aheadForMe : '']
    .filter(Boolean)
    .join(' ');
}

function AheadSheet(props: { ahead: StandingAhead; version: number; onClose: () => void }): ReactNode {
  const { ahead, version, onClose } = props;
  const text = useOnlineText();
  const { problem, attempt } = useAttempt();
  const outlook = useOutlook(version, attempt);
  const [chosen, setChosen] = useState<readonly PlannedAnswer[]>(ahead.answers);
  const [repeats, setRepeats] = useState(ahead.repeats);
  const [forMe, setForMe] = useState(ahead.forMe);
  const set = async (): Promise<void> => {
    await host().setAhead({ answers: chosen, repeats: repeats && chosen.length > 0, forMe });
    onClose();
  };
  return (
    <Sheet
      title={text.ahead}
      onClose={onClose}
      actions={
        <>
          <Problem message={problem} />
          <button type="button" className="btn btn--primary" onClick={() => attempt(set)}>
            {text.aheadSave}
          </button>
        </>
      }
    >
      <p>{text.aheadHelp}</p>
      {outlook?.pays ? (
        <Switch label={text.payForMe} help={text.payForMeHelp} checked={forMe} onChange={setForMe} />
      ) : null}
      {outlook ? null : <p className="muted">{text.aheadLooking}</p>}
      {outlook?.prompt === null ? <p className="muted">{text.aheadUnknown}</p> : null}
      {outlook ? <Answers outlook={outlook} chosen={chosen} onChange={setChosen} /> : null}
      {chosen.length > 0 ? <Switch label={text.aheadRepeats} checked={repeats} onChange={setRepeats} /> : null}
    </Sheet>
  );
}

/** The answers that will probably be offered. A tap adds one at the end of the order, another tap removes it. */
function Answers(props: {
  outlook: Outlook;
  chosen: readonly PlannedAnswer[];
  onChange: (chosen: readonly PlannedAnswer[]) => void;
}): ReactNode {
  const { outlook, chosen, onChange } = props;
  const text = useOnlineText();
  const placeOf = ({ option }: PlannedAnswer): number => chosen.findIndex(each => same(each.option, option));
  const toggle = (choice: PlannedAnswer): void => {
    const at = placeOf(choice);
    onChange(at >= 0 ? chosen.toSpliced(at, 1) : [...chosen, choice].slice(0, MOST));
  };
  if (outlook.prompt === null) return null;
  return (
    <fieldset className="on-answers">
      <legend>{text.aheadNext(outlook.prompt)}</legend>
      <small>{text.aheadOrder}</small>
      <ul>
        {outlook.answers.map(choice => {
          const place = placeOf(choice) + 1;
          return (
            <li key={JSON.stringify(choice.option)}>
              <button
                type="button"
                className="btn"
                aria-pressed={place > 0}
                aria-description={place > 0 ? text.aheadPlace(place) : undefined}
                onClick={() => toggle(choice)}
              >
                <i aria-hidden="true">{place > 0 ? place : ''}</i>
                {choice.label}
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

/** The probable next question, requested again when the table changes; undefined until it is known. */
function useOutlook(version: number, attempt: (work: () => Promise<void>) => void): Outlook | undefined {
  const [outlook, setOutlook] = useState<Outlook | undefined>();
  const begin = useRef(attempt);
  useEffect(() => {
    let wanted = true;
    begin.current(async () => {
      const found = await host().outlook();
      if (wanted) setOutlook(found);
    });
    return () => {
      wanted = false;
    };
  }, [version]);
  return outlook;
}
