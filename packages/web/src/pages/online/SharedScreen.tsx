import { useEffect, type ReactNode } from 'react';
import { preferences } from '../../preferences/preferences.ts';
import { Icon } from '../../ui/Icon.tsx';
import TablePage from '../TablePage.tsx';
import { useOnlineText } from './text.ts';
import './online.css';

/** Seen from across a room, text is larger than on a desk. */
const TEXT = '110';

/** A table for the television: what all may see, without hands and tools. */
export default function SharedScreen({ table }: { table: string }): ReactNode {
  const text = useOnlineText();
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['text'] = TEXT;
    return () => {
      dataset['text'] = preferences().text;
    };
  }, []);
  return (
    <>
      <TablePage id={table} shared />
      {document.fullscreenEnabled ? (
        <button
          type="button"
          className="btn on-full"
          onClick={() => void document.documentElement.requestFullscreen().catch(() => undefined)}
        >
          <Icon name="look" />
          {text.fullScreen}
        </button>
      ) : null}
    </>
  );
}
