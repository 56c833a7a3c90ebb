/** An action without the fields that the session adds: id and version. */
export type Unsent<A> = A extends unknown ? Omit<A, 'id' | 'version'> : never;

/** 128 random bits. */
export function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
}
