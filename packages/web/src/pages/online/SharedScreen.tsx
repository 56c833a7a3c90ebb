import { useEffect, type ReactNode } from 'react';
import { preferences } from '../../preferences/preferences.ts';
import TablePage from '../TablePage.tsx';
import { OnlineIcon } from './icons.tsx';
import { useOnlineText } from './text.ts';
import './online.css';

/** Seen from across a room, text must be larger than on a desk. */
const TEXT = '110';

/** A table for the television: what everybody may see, without hands and tools. */
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
          className="btn btn--icon on-full"
          aria-label={text.fullScreen}
          title={text.fullScreen}
          onClick={() => void document.documentElement.requestFullscreen().catch(() => undefined)}
        >
          <OnlineIcon name="full" />
        </button>
      ) : null}
    </>
  );
}
