import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useText } from '../text/text.tsx';
import { Icon } from './Icon.tsx';

/** A dialog. The browser keeps the focus inside and returns it afterwards. */
export function Sheet(props: {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
  wide?: boolean;
  /** The id of words that are read out with the title. */
  describedBy?: string;
}): ReactNode {
  const { title, onClose, children, actions, wide, describedBy } = props;
  const text = useText();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it is removed: a removed dialog does not return the focus.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      aria-describedby={describedBy}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onClick={event => event.target === dialog.current && onClose()}
    >
      <div className={wide ? 'sheet sheet--wide' : 'sheet'}>
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" className="btn btn--icon" aria-label={text.close} onClick={onClose}>
            <Icon name="cancel" />
          </button>
        </header>
        {/* A sheet that is longer than the screen can also be scrolled by keyboard. */}
        <div className="body" tabIndex={0} role="group" aria-labelledby={id}>
          {children}
        </div>
        {actions ? <footer>{actions}</footer> : null}
      </div>
    </dialog>
  );
}
