import { useState, type ReactNode } from 'react';
import { navigate } from '../../app/router.tsx';
import { problemIn } from '../../text/problems.ts';
import { useText } from '../../text/text.tsx';
import { ButtonWords } from '../../ui/ButtonWords.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { NoServer, ServerRefusal } from '../../http/request.ts';
import { tableOfCode } from '../../http/tables.ts';
import { useOnlineText, type OnlineText } from './text.ts';

const LETTERS = 5;
/** With space for dashes and spaces. */
const LONGEST = 12;

/** Opens a table by the five letters that somebody has read out. */
export function EnterCode(): ReactNode {
  const text = useOnlineText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        <ButtonWords icon="key" name={text.enterCode} line={text.enterCodeLine} />
      </button>
      {open ? (
        <Sheet title={text.enterCode} onClose={() => setOpen(false)}>
          <CodeForm />
        </Sheet>
      ) : null}
    </>
  );
}

function CodeForm(): ReactNode {
  const text = useOnlineText();
  const messages = useText();
  const [code, setCode] = useState('');
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isWhole = code.replaceAll(/[^a-z]/gi, '').length === LETTERS;
  const go = async (): Promise<void> => {
    setAsking(true);
    setProblem(null);
    try {
      navigate(`/table/${await tableOfCode(code.replaceAll(/[^a-z]/gi, ''))}`);
    } catch (error) {
      setProblem(wordsOf(error, text) ?? problemIn(messages, error));
      setAsking(false);
    }
  };
  return (
    <form
      className="on-entercode"
      onSubmit={event => {
        event.preventDefault();
        if (isWhole) void go();
      }}
    >
      <label className="field">
        <span>{text.code}</span>
        <small>{text.codeHelp}</small>
        <input
          className="input"
          value={code}
          maxLength={LONGEST}
          autoComplete="off"
          autoCapitalize="characters"
          spellcheck={false}
          autoFocus
          onChange={event => setCode(event.currentTarget.value)}
        />
      </label>
      <button type="submit" className="btn btn--primary" disabled={!isWhole || asking}>
        {text.toTable}
      </button>
      <p className={problem ? 'note note--bad' : undefined} role="status">
        {problem}
      </p>
    </form>
  );
}

function wordsOf(error: unknown, text: OnlineText): string | null {
  if (error instanceof NoServer) return text.noServer;
  if (!(error instanceof ServerRefusal)) return null;
  if (error.reason === 'not-found') return text.codeUnknown;
  return error.reason === 'too-fast' ? text.tooFast : null;
}
