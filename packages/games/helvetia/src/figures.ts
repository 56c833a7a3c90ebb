import type { Seat } from '@thorp/kernel';
import type { Figure, People, Sex, SexName } from './types.ts';

/*
 * An adult in a building is one number: bit 0 is the sex, bit 1 is asleep, the rest is the owner. NOBODY has all bits
 * set, so it is asleep and its owner is no seat.
 */

export const NOBODY: Figure = -1;

const ASLEEP = 2;

export const MAN: Sex = 0;
export const WOMAN: Sex = 1;
export const SEXES: readonly Sex[] = [MAN, WOMAN];

/** A villager standing in a building. */
export const awakeFigure = (owner: Seat, sex: Sex): Figure => (owner << 2) | sex;

export const ownerOf = (figure: Figure): Seat => figure >> 2;

export const sexOfFigure = (figure: Figure): Sex => ((figure & 1) === 0 ? MAN : WOMAN);

export const isAwake = (figure: Figure): boolean => (figure & ASLEEP) === 0;

/** Whether this is a villager of the seat and stands. */
export const isAwakeOf = (figure: Figure, seat: Seat): boolean => (figure & ~1) === seat << 2;

export const laidDown = (figure: Figure): Figure => figure | ASLEEP;

export const stoodUp = (figure: Figure): Figure => figure & ~ASLEEP;

export const otherSex = (sex: Sex): Sex => (sex === MAN ? WOMAN : MAN);

export const sexName = (sex: Sex): SexName => (sex === MAN ? 'man' : 'woman');

export const sexOf = (name: SexName): Sex => (name === 'man' ? MAN : WOMAN);

export const headCount = (people: People): number => people[0] + people[1];
