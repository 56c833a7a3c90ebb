/** Equal as plain data, whatever the order of the keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  return keys.every(key => Object.hasOwn(right, key) && same(left[key], right[key]));
}

/** JSON with sorted keys and no spaces: equal data gives equal bytes, so it can be hashed and compared. */
export function canonical(value: unknown): string {
  if (!isObject(value)) return JSON.stringify(value) ?? 'null';
  // States are mostly lists of numbers, which the engine writes quickest itself.
  if (Array.isArray(value)) return value.some(isObject) ? `[${value.map(canonical).join(',')}]` : JSON.stringify(value);
  const record = value as Record<string, unknown>;
  const parts: string[] = [];
  for (const key of Object.keys(record).sort()) {
    if (record[key] !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(record[key])}`);
  }
  return `{${parts.join(',')}}`;
}

/** An object or a list. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
