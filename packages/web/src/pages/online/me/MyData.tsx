import { useState, type ReactNode } from 'react';
import { useText } from '../../../text/text.tsx';
import { download } from '../../../ui/download.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { deleteMe, readData } from '../../../http/me.ts';
import { useMeText } from './meText.ts';
import { forgetMine } from './profileSync.ts';
import { OutcomeLine, useDoing } from './outcome.tsx';

/** Everything that the server stores about the person: as a file, or deleted. */
export function MyData({ name }: { name: string }): ReactNode {
  const text = useMeText();
  const { outcome, busy, run } = useDoing();
  const [asking, setAsking] = useState(false);
  const save = async (): Promise<void> => download('thorp-me.json', JSON.stringify(await readData(), null, 2));
  const remove = async (): Promise<void> => {
    setAsking(false);
    await deleteMe();
    forgetMine();
    location.assign('/');
  };
  return (
    <section className="panel me-part" aria-labelledby="me-data">
      <h2 id="me-data">{text.data}</h2>
      <div className="me-two">
        <button type="button" className="btn" disabled={busy} onClick={() => run(save)}>
          {text.export}
        </button>
        <button type="button" className="btn btn--bad" disabled={busy} onClick={() => setAsking(true)}>
          <Icon name="trash" />
          {text.delete}
        </button>
      </div>
      <p className="muted">{text.dataHelp}</p>
      <OutcomeLine outcome={outcome} />
      {asking ? <Delete name={name} onNo={() => setAsking(false)} onYes={() => run(remove)} /> : null}
    </section>
  );
}

/** The name must be typed, so that nobody deletes themselves by accident. */
function Delete({ name, onNo, onYes }: { name: string; onNo: () => void; onYes: () => void }): ReactNode {
  const text = useMeText();
  const { cancel } = useText();
  const [typed, setTyped] = useState('');
  const wanted = name.trim() || text.title;
  return (
    <Sheet
      title={text.deleteTitle}
      onClose={onNo}
      actions={
        <>
          <button type="button" className="btn" onClick={onNo}>
            {cancel}
          </button>
          <button type="button" className="btn btn--bad" disabled={typed.trim() !== wanted} onClick={onYes}>
            {text.deleteYes}
          </button>
        </>
      }
    >
      <p>{text.deleteGoes}</p>
      <p>{text.deleteStays}</p>
      <label className="field">
        <span>{text.deleteType(wanted)}</span>
        <input
          className="input"
          value={typed}
          autoComplete="off"
          onChange={event => setTyped(event.currentTarget.value)}
        />
      </label>
    </Sheet>
  );
}
