import type { Option } from '@thorp/kernel';
import type { Action, Ahead } from '@thorp/table';
import type { Change, Hint, Outlook, PastScreen, Preview, ReaderPreferences } from '../protocol/calls.ts';

/** A table on this screen, stored in this browser or on a server. */
export interface ShownTable {
  act(action: Action): Promise<void>;
  /** Sets the answers ahead for the seat on the screen. */
  setAhead(ahead: Ahead): Promise<void>;
  outlook(): Promise<Outlook>;
  missed(): Promise<readonly PastScreen[]>;
  /** The id of the table of the rematch. */
  rematch(): Promise<string>;
  /** The next person has taken the screen. */
  lift(): void;
  /** The last screen is drawn. */
  drawn(): void;
  hint(): Promise<Hint | null>;
  /** Makes a thinking bot answer with the best option found so far. */
  hurry(): Promise<void>;
  /** What a choice of the seat on the screen would change; empty if the table has changed. */
  previewChoice(option: Option, version: number): Promise<readonly Change[]>;
  /** The effect of answers of the seat on the screen; empty if the table has changed. */
  preview(answers: readonly Option[], version: number, through?: readonly string[]): Promise<Preview>;
  /** Sends everything again if the language has changed. */
  setReader(reader: ReaderPreferences): Promise<void>;
  close(): void;
}
