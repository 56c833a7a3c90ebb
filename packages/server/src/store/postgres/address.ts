/*
 * Reads `DATABASE_URL` like PostgreSQL's own tools: several hosts, separated by commas. We always want the one that
 * accepts writes, so `target_session_attrs` may say so or be left out.
 */

const SHAPE = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)(\/[^?]*)?(?:\?(.*))?$/;
const WRITES: readonly (string | null)[] = [null, 'read-write', 'primary'];

/** One address for each host; throws an error that does not contain the password. */
export function addressesIn(url: string): readonly string[] {
  const [, start, hosts = '', path = '', query = ''] = SHAPE.exec(url) ?? [];
  if (start === undefined) throw new Error('it must look like postgres://user:password@host:5432/database');
  const options = new URLSearchParams(query);
  if (!WRITES.includes(options.get('target_session_attrs'))) {
    throw new Error(`'target_session_attrs' must be read-write or primary`);
  }
  options.delete('target_session_attrs');
  // PostgreSQL's own programs do not read + as a space.
  const rest = options.size > 0 ? `${path}?${options.toString().replaceAll('+', '%20')}` : path;
  return hosts.split(',').map(host => addressOf(`${start}${host}${rest}`));
}

function addressOf(url: string): string {
  if (!URL.canParse(url)) throw new Error('one of its hosts cannot be read');
  return url;
}
