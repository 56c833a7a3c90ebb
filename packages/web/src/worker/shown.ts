import type { Option } from '@thorp/kernel';
import type { Action } from '@thorp/table';
import type { Change, Preview, ReaderPreferences } from '../protocol/calls.ts';

/** A table on this screen, wherever it is kept: in this browser or on a server. */
export interface ShownTable {
  act(action: Action): Promise<void>;
  /** The id of the table of the rematch. */
  rematch(): Promise<string>;
  /** The next person has taken the screen. */
  lift(): void;
  /** The last screen is drawn. */
  drawn(): void;
  hint(): Promise<Option | null>;
  /** What a choice of the seat on the screen would change; empty if the table has changed. */
  previewChoice(option: Option, version: number): Promise<readonly Change[]>;
  /** What answers of the seat on the screen would bring; empty if the table has changed. */
  preview(answers: readonly Option[], version: number, through?: readonly string[]): Promise<Preview>;
  /** Sends everything again if the language has changed. */
  setReader(reader: ReaderPreferences): Promise<void>;
  close(): void;
}
