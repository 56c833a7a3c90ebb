import { useId, type ReactNode } from 'react';
import { useText } from '../text/text.tsx';
import { Sheet } from './Sheet.tsx';

/** Asks before an action that cannot be taken back. */
export function Confirm(props: {
  title: string;
  question: string;
  /** The label of the button that does it. */
  yes: string;
  /** Whether it is an ordinary action. */
  harmless?: boolean;
  onYes: () => void;
  onNo: () => void;
}): ReactNode {
  const { title, question, yes, harmless = false, onYes, onNo } = props;
  const id = useId();
  return (
    <Sheet
      title={title}
      describedBy={id}
      onClose={onNo}
      actions={
        <>
          <button type="button" className="btn" onClick={onNo}>
            {useText().cancel}
          </button>
          <button
            type="button"
            className={harmless ? 'btn btn--primary' : 'btn btn--bad'}
            data-lit={harmless ? '' : undefined}
            onClick={onYes}
          >
            {yes}
          </button>
        </>
      }
    >
      <p id={id}>{question}</p>
    </Sheet>
  );
}
