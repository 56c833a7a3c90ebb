import { useEffect, useState, type ReactNode } from 'react';
import type { PersonalRecord } from '../../protocol/review.ts';
import type { TableUpdate } from '../../protocol/update.ts';
import { host } from '../../session/host.ts';
import { Glyph } from '../review/Glyph.tsx';
import { useEndingText, type EndingText } from './text.ts';

/** Personal records of this game; nothing if there are none. */
export function Records({ update: { table } }: { update: TableUpdate }): ReactNode {
  const text = useEndingText();
  const [records, setRecords] = useState<readonly PersonalRecord[]>([]);
  useEffect(() => {
    let current = true;
    // Without a store there are no other games to compare with.
    host()
      .records(table)
      .then(
        found => current && setRecords(found),
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [table]);
  if (records.length === 0) return null;
  return (
    <section className="en-records panel">
      <h2>{text.records}</h2>
      <ul>
        {records.map(record => (
          <li key={record.kind}>
            <Glyph name="star" />
            <span>
              <b>{nameOf(record, text)}</b>
              <small>{text.before(record.before)}</small>
            </span>
            <em>{record.now}</em>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameOf(record: PersonalRecord, { record: words }: EndingText): string {
  return record.kind === 'line' ? words.line(record.what) : words[record.kind];
}
