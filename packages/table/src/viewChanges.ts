import { isObject, isWhole, ThorpError, type Fields } from '@thorp/kernel';

/* The changes of a view since a reader saw it. A move changes little, so they are much shorter than the view. */

/**
 * `[value]` replaces what was there, `[]` removes a field, and an object changes some fields, or some items of a list by
 * their index.
 */
export type Changes = readonly unknown[] | FieldChanges;

export interface FieldChanges {
  readonly [field: string]: Changes;
}

/** The changes that turn one piece of plain data into another; null if both are the same. */
export function changesBetween(before: unknown, after: unknown): Changes | null {
  if (before === after) return null;
  if (!isObject(before) || !isObject(after)) return [after];
  if (Array.isArray(before)) return Array.isArray(after) ? listChanges(before, after) : [after];
  return Array.isArray(after) ? [after] : fieldChanges(before, after);
}

/** A list that has become shorter is replaced. */
function listChanges(before: readonly unknown[], after: readonly unknown[]): Changes | null {
  if (after.length < before.length) return [after];
  let changes: { [index: string]: Changes } | null = null;
  for (let i = 0; i < after.length; i++) {
    const was = before[i];
    const is = after[i];
    if (was === is && i < before.length) continue;
    const change = i < before.length ? changesBetween(was, is) : [is];
    if (change) (changes ??= {})[i] = change;
  }
  return changes;
}

/**
 * The changes that turn one object into another. As in JSON, an undefined field counts as absent. Views are compared
 * for every reader of every move, so this is written for speed: `for in` needs no list of names, and added fields are
 * looked for only if there are some.
 */
export function fieldChanges(before: Fields, after: Fields): FieldChanges | null {
  let changes: { [field: string]: Changes } | null = null;
  let added = 0;
  let someGone = false;
  for (const name in before) {
    const was = before[name];
    const is = after[name];
    added--;
    if (is === undefined) someGone = true;
    if (was === is) continue;
    const change = is === undefined ? REMOVED : changesBetween(was, is);
    if (change) (changes ??= {})[name] = change;
  }
  for (const _ in after) added++;
  if (added === 0 && !someGone) return changes;
  for (const name in after) {
    if (before[name] === undefined && after[name] !== undefined) (changes ??= {})[name] = [after[name]];
  }
  return changes;
}

const REMOVED: Changes = [];

/** The data after the changes; the original is not modified. Throws if the changes do not fit. */
export function withChanges(before: unknown, changes: Changes): unknown {
  if (Array.isArray(changes)) return changes[0];
  if (!isObject(before)) throw misfit();
  return Array.isArray(before) ? changedList(before, changes) : changedFields(before, changes);
}

function changedList(before: readonly unknown[], changes: object): unknown[] {
  const list = [...before];
  for (const [index, change] of Object.entries(changes)) {
    const i = Number(index);
    if (!isWhole(i, 0, list.length) || !isChanges(change)) throw misfit();
    list[i] = withChanges(list[i], change);
  }
  return list;
}

function changedFields(before: object, changes: object): object {
  const fields: { [name: string]: unknown } = { ...before };
  for (const [name, change] of Object.entries(changes)) {
    if (!isChanges(change)) throw misfit();
    if (Array.isArray(change) && change.length === 0) delete fields[name];
    else fields[name] = withChanges(fields[name], change);
  }
  return fields;
}

function isChanges(value: unknown): value is Changes {
  return isObject(value);
}

function misfit(): ThorpError {
  return new ThorpError('bad-request', 'the changes do not fit this view');
}
