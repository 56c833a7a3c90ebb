/** An environment variable that the server reads. */
export interface Variable {
  readonly name: string;
  /** The default. */
  readonly defaultValue: string;
  readonly description: string;
}

/** All of them, for the people who run a server. A test compares the list with what `readConfig` reads. */
export const VARIABLES: readonly Variable[] = [
  { name: 'PORT', defaultValue: '8080', description: 'the port; 0 takes a free one' },
  { name: 'HOST', defaultValue: '127.0.0.1', description: 'the address to listen on; 0.0.0.0 lets other machines in' },
  { name: 'THORP_DATA', defaultValue: 'data', description: 'the directory of the database and the key' },
  {
    name: 'DATABASE_URL',
    defaultValue: '',
    description: 'a PostgreSQL database instead of the file; several hosts are allowed',
  },
  { name: 'THORP_DATABASE_CONNECTIONS', defaultValue: '8', description: 'how many connections to PostgreSQL' },
  {
    name: 'THORP_KEY',
    defaultValue: '',
    description: '64 hexadecimal digits that encrypt the dealers’ secrets, instead of a file',
  },
  {
    name: 'THORP_ORIGINS',
    defaultValue: '',
    description: 'origins whose pages may connect, separated by commas; https makes cookies secure',
  },
  {
    name: 'THORP_TRUST_PROXY',
    defaultValue: 'no',
    description: 'yes: take the client’s address from the headers that the proxy in front sets',
  },
  { name: 'THORP_BOT_THREADS', defaultValue: '1', description: 'threads in which bots think' },
  { name: 'THORP_IDLE_SECONDS', defaultValue: '300', description: 'how long a table without visitors stays in memory' },
  {
    name: 'THORP_MOST_RECORDS',
    defaultValue: '10000',
    description: 'how many uploaded records are kept for all people together, up to 2 MB each',
  },
  {
    name: 'THORP_SITE',
    defaultValue: '',
    description: 'the address of the page, for links in messages; by default the first origin',
  },
  {
    name: 'THORP_SMTP_URL',
    defaultValue: '',
    description: 'how e-mail is sent, as smtp://user:password@host:587; none without it',
  },
  { name: 'THORP_MAIL_FROM', defaultValue: '', description: 'the address that e-mail comes from' },
  {
    name: 'THORP_CONTACT',
    defaultValue: 'https://localhost',
    description: 'mailto: or https: address that push services may write to',
  },
  {
    name: 'THORP_PRIVATE_TARGETS',
    defaultValue: 'no',
    description: 'yes: webhooks may go to private networks; for closed networks',
  },
  { name: 'THORP_LOG', defaultValue: 'info', description: 'fatal, error, warn, info, debug, trace or silent' },
];
