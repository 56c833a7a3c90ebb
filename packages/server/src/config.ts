import { isSecret, messageOf } from '@thorp/kernel';
import type { MailConfig } from './notify/email.ts';
import { addressesIn } from './store/postgres/address.ts';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Where the database and the key are kept. */
  readonly data: string;
  /** The hosts of a PostgreSQL database; empty for a file in the data directory. */
  readonly database: readonly string[];
  /** The number of connections to PostgreSQL. */
  readonly connections: number;
  /** 64 hexadecimal digits that encrypt the dealers' secrets; null for a key file in the data directory. */
  readonly key: string | null;
  /** The origins that pages may connect from; empty allows only the server's own origin. */
  readonly origins: readonly string[];
  /** Whether to trust the address that a proxy adds. */
  readonly trustProxy: boolean;
  /** Threads in which bots think. */
  readonly botThreads: number;
  /** How long a table that nobody looks at stays in memory. */
  readonly idleMs: number;
  /** How many imported records are kept for all people together. */
  readonly mostRecords: number;
  readonly logLevel: string;
  /** The address of the page, for links in messages. */
  readonly site: string;
  /** How e-mail is sent; null for no e-mail. */
  readonly mail: MailConfig | null;
  /** How push services reach the people who run the server. */
  readonly contact: string;
  /** Whether messages may go to private networks; only for tests and closed networks. */
  readonly privateTargets: boolean;
}

export type Environment = { readonly [name: string]: string | undefined };

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads the configuration. Throws one error that names everything that is wrong. */
export function readConfig(env: Environment): Config {
  const faults: string[] = [];
  const text = (name: string, fallback: string): string => env[name]?.trim() || fallback;
  const whole = (name: string, fallback: number, min: number, max: number): number => {
    const value = Number(text(name, String(fallback)));
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    faults.push(`${name} must be a whole number from ${min} to ${max}, not '${env[name] ?? ''}'`);
    return fallback;
  };
  const oneOf = (name: string, fallback: string, values: readonly string[]): string => {
    const value = text(name, fallback);
    if (!values.includes(value)) faults.push(`${name} must be one of ${values.join(', ')}, not '${value}'`);
    return value;
  };
  const config: Config = {
    port: whole('PORT', 8080, 0, 65_535),
    host: text('HOST', '127.0.0.1'),
    data: text('THORP_DATA', 'data'),
    database: addresses(text('DATABASE_URL', ''), faults),
    connections: whole('THORP_DATABASE_CONNECTIONS', 8, 2, 100),
    key: text('THORP_KEY', '') || null,
    origins: text('THORP_ORIGINS', '')
      .split(',')
      .map(origin => origin.trim())
      .filter(Boolean),
    trustProxy: oneOf('THORP_TRUST_PROXY', 'no', ['yes', 'no']) === 'yes',
    botThreads: whole('THORP_BOT_THREADS', 1, 1, 64),
    idleMs: whole('THORP_IDLE_SECONDS', 300, 1, 86_400) * 1000,
    mostRecords: whole('THORP_MOST_RECORDS', 10_000, 0, 10_000_000),
    logLevel: oneOf('THORP_LOG', 'info', LOG_LEVELS),
    site: text('THORP_SITE', text('THORP_ORIGINS', 'http://localhost').split(',')[0] ?? ''),
    mail: mailFrom(text('THORP_SMTP_URL', ''), text('THORP_MAIL_FROM', ''), faults),
    contact: text('THORP_CONTACT', 'https://localhost'),
    privateTargets: oneOf('THORP_PRIVATE_TARGETS', 'no', ['yes', 'no']) === 'yes',
  };
  if (!isOrigin(config.site))
    faults.push(`THORP_SITE must be an address like https://example.org, not '${config.site}'`);
  if (!/^(mailto:|https:\/\/)/.test(config.contact)) {
    faults.push(`THORP_CONTACT must begin with mailto: or https://, not '${config.contact}'`);
  }
  // The key itself must not be printed.
  if (config.key !== null && !isSecret(config.key)) faults.push('THORP_KEY must be 64 hexadecimal digits');
  for (const origin of config.origins) {
    if (!isOrigin(origin)) faults.push(`THORP_ORIGINS must list addresses like https://example.org, not '${origin}'`);
  }
  if (faults.length > 0) throw new Error(`the configuration is wrong:\n  ${faults.join('\n  ')}`);
  return config;
}

/** The password must not be printed. */
function mailFrom(url: string, from: string, faults: string[]): MailConfig | null {
  if (url === '') return null;
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol)) {
    faults.push('THORP_SMTP_URL must look like smtp://user:password@host:587');
  }
  if (!from.includes('@')) faults.push('THORP_MAIL_FROM must be the address that e-mail comes from');
  return { url, from };
}

/** The password must not be printed. */
function addresses(url: string, faults: string[]): readonly string[] {
  if (url === '') return [];
  try {
    return addressesIn(url);
  } catch (error) {
    faults.push(`DATABASE_URL is wrong: ${messageOf(error)}`);
    return [];
  }
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
