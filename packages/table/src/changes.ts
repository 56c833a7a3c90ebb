import { fieldOf, isObject, isWhole, ThorpError } from '@thorp/kernel';

/*
 * What has changed in a view since a reader saw it: a move changes little of it, so this is much shorter than the view.
 */

/**
 * `[value]` replaces what was there, `[]` removes a field, and an object changes some fields, or some items of a list by
 * their index.
 */
export type Changes = readonly unknown[] | { readonly [field: string]: Changes };

/** What turns one piece of plain data into another; null when both are the same. */
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
    const change = i < before.length ? changesBetween(before[i], after[i]) : [after[i]];
    if (change) (changes ??= {})[i] = change;
  }
  return changes;
}

/** As JSON has it, a field that is undefined is not there. */
function fieldChanges(before: object, after: object): Changes | null {
  let changes: { [field: string]: Changes } | null = null;
  for (const name of Object.keys(after)) {
    const value = fieldOf(after, name);
    const change = value === undefined ? null : changesBetween(fieldOf(before, name), value);
    if (change) (changes ??= {})[name] = change;
  }
  for (const name of Object.keys(before)) {
    if (fieldOf(before, name) !== undefined && fieldOf(after, name) === undefined) (changes ??= {})[name] = [];
  }
  return changes;
}

/** The data after the changes; what was there before stays as it is. Throws when the changes are for something else. */
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
  return new ThorpError('bad-request', 'these changes are for something else');
}
