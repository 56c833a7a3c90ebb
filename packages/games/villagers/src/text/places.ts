import type { Seat } from '@thorp/kernel';
import type { CountessEventId } from '../cards/countess.ts';
import type { CardId } from '../cards/index.ts';

/** Ids of the pieces and zones that options can be about. */

export const roadId = (slot: number): string => `road:${slot}`;
export const stackId = (stack: number): string => `stack:${stack}`;
export const RESERVE = 'reserve';
export const basicId = (id: CardId): string => `basic:${id}`;
export const teamId = (id: CardId): string => `team:${id}`;
export const discardId = (i: number): string => `discard:${i}`;
export const handId = (seat: Seat, id: CardId): string => `hand:${seat}:${id}`;
export const villageId = (owner: number): string => `village:${owner}`;
export const villagerId = (owner: number, at: number): string => `village:${owner}:${at}`;
export const lookingId = (id: CardId): string => `looking:${id}`;
export const countessId = (id: CountessEventId): string => `countess:${id}`;
/** The row of a round, counted from 0. */
export const priorityId = (i: number): string => `priority:${i}`;
