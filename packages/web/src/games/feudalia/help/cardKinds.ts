import { MASTERS, VASSALS, type MasterId, type VassalId } from '@thorp/feudalia/cards';

export const isMaster = (card: string): card is MasterId => card in MASTERS;

const VASSALS_BY_ID: { readonly [card: string]: (typeof VASSALS)[VassalId] } = VASSALS;

/** Vassals of modules that cannot be played have no picture. */
export const isVassal = (card: string): card is VassalId => VASSALS_BY_ID[card]?.module === 'basic';
