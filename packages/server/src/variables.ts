/** An environment variable that the server reads. */
export interface Variable {
  readonly name: string;
  /** The default. */
  readonly usual: string;
  readonly what: string;
}

/** All of them, for the people who run a server. A test compares the list with what `readConfig` reads. */
export const VARIABLES: readonly Variable[] = [
  { name: 'PORT', usual: '8080', what: 'the port; 0 takes a free one' },
  { name: 'HOST', usual: '127.0.0.1', what: 'the address to listen on; 0.0.0.0 lets other machines in' },
  { name: 'THORP_DATA', usual: 'data', what: 'the directory of the database and the key' },
  { name: 'DATABASE_URL', usual: '', what: 'a PostgreSQL database instead of the file; several hosts are allowed' },
  { name: 'THORP_DATABASE_CONNECTIONS', usual: '8', what: 'how many connections to PostgreSQL' },
  { name: 'THORP_KEY', usual: '', what: '64 hexadecimal digits that encrypt the dealers’ secrets, instead of a file' },
  {
    name: 'THORP_ORIGINS',
    usual: '',
    what: 'addresses whose pages may connect, with commas; https makes cookies secure',
  },
  { name: 'THORP_TRUST_PROXY', usual: 'no', what: 'yes: a proxy in front says who is connecting' },
  { name: 'THORP_BOT_THREADS', usual: '1', what: 'threads in which bots think' },
  { name: 'THORP_IDLE_SECONDS', usual: '300', what: 'how long a table that nobody looks at stays in memory' },
  {
    name: 'THORP_MOST_RECORDS',
    usual: '10000',
    what: 'how many games from elsewhere are kept for all people together, up to 2 MB each',
  },
  { name: 'THORP_SITE', usual: '', what: 'the address of the page, for links in messages; usually the first origin' },
  { name: 'THORP_SMTP_URL', usual: '', what: 'how e-mail is sent, as smtp://user:password@host:587; none without it' },
  { name: 'THORP_MAIL_FROM', usual: '', what: 'the address that e-mail comes from' },
  {
    name: 'THORP_CONTACT',
    usual: 'https://localhost',
    what: 'mailto: or https: address that push services may write to',
  },
  { name: 'THORP_PRIVATE_TARGETS', usual: 'no', what: 'yes: webhooks may go to private networks; for closed networks' },
  { name: 'THORP_LOG', usual: 'info', what: 'fatal, error, warn, info, debug, trace or silent' },
];
