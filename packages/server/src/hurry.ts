/** So many bots may wait for each thread before bots get less time. */
const PATIENT = 4;
/** By how much each further bot that waits shortens a turn; a turn of a master has 20 seconds. */
const SHORTER_MS = 500;

/** A bot thinks this long before it answers at somebody's request, so that nobody can hurry it into playing badly. */
export const LEAST_MS = 500;

/**
 * The time that counts as spent in a bot's turn: more when many bots wait. Otherwise somebody who opens many tables
 * with strong bots would keep the bots of all others waiting for minutes.
 */
export function hurried(spent: number, waiting: number, threads: number): number {
  return spent + SHORTER_MS * Math.max(0, waiting - PATIENT * threads);
}
