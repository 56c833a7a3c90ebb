// @module-tag slow
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableSession } from '@thorp/client';
import { must } from '@thorp/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { storeOf } from './databases.ts';
import { begun, guest, playOne, until, type Guest } from './guests.ts';
import { newProcess, type Process } from './load.ts';

/*
 * A full disk under a running server: what cannot be stored is refused and not done, and once there is space again,
 * everything continues without a restart.
 */

/** A data directory whose disk can be broken and repaired. */
interface Disk {
  readonly folder: string;
  /** A command that starts the server. */
  readonly wrapper: readonly string[];
  break(server: Process): void;
  mend(server: Process): void;
  remove(): void;
}

const run = (...command: readonly string[]): boolean =>
  spawnSync(must(command[0], 'a command has a name'), command.slice(1)).status === 0;

/** The system refuses writes beyond the first byte of any file. */
function limitedFiles(): Disk {
  const folder = mkdtempSync(join(tmpdir(), 'thorp-disk-'));
  const limit = (server: Process, bytes: string): void =>
    void execFileSync('prlimit', ['--pid', String(server.pid()), `--fsize=${bytes}:unlimited`]);
  return {
    folder,
    // Without this, the signal of the refused write would end the server.
    wrapper: ['bash', '-c', `trap '' XFSZ; exec "$0" "$@"`],
    break: server => limit(server, '1'),
    mend: server => limit(server, 'unlimited'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function smallDisk(broken: (folder: string) => void, mended: (folder: string) => void): Disk {
  const folder = mkdtempSync(join(tmpdir(), 'thorp-disk-'));
  run('mount', '-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder);
  return {
    folder,
    wrapper: [],
    break: () => broken(folder),
    mend: () => mended(folder),
    remove() {
      run('umount', '-l', folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function fullDisk(): Disk {
  return smallDisk(
    folder => {
      // The last piece fits only in part.
      for (let piece = 1 << 20; piece >= 512; piece /= 2) {
        try {
          for (let i = 0; ; i++) writeFileSync(join(folder, `filler-${piece}-${i}`), Buffer.alloc(piece, 1));
        } catch {
          continue;
        }
      }
    },
    folder => void run('bash', '-c', `rm ${folder}/filler-*`),
  );
}

/** The system does not make a disk read-only while files are open for writing. */
function readOnlyDisk(): Disk {
  const remount = (how: string) => (folder: string) => {
    if (!run('mount', '-o', `remount,${how}`, folder)) throw new Error(`the disk was not made ${how}`);
  };
  return smallDisk(remount('ro'), remount('rw'));
}

function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'thorp-disk-'));
  const may = run('mount', '-t', 'tmpfs', 'tmpfs', folder) && run('umount', folder);
  rmSync(folder, { recursive: true, force: true });
  return may;
}

const mounts = mayMount();
const opened: Guest[] = [];
const running: { server: Process; disk: Disk }[] = [];

afterEach(async () => {
  for (const { client } of opened.splice(0)) client.close();
  for (const { server, disk } of running.splice(0)) {
    await server.kill();
    disk.remove();
  }
});

async function mover(sessions: readonly TableSession[]): Promise<TableSession> {
  return until(() => sessions.find(session => session.update()?.decision));
}

async function playMoves(sessions: readonly TableSession[], moves: number): Promise<void> {
  for (let i = 0; i < moves; i++) {
    const version = sessions[0]?.update()?.version ?? 0;
    await playOne(await mover(sessions));
    await until(() => sessions.every(session => session.update()?.version === version + 1));
  }
}

describe('a server whose disk', () => {
  test.skipIf(!run('prlimit', '--version')).for([['lets no file grow', limitedFiles]] as const)('%s', goesOn);
  test.skipIf(!mounts).for([['is full', fullDisk]] as const)('%s', goesOn);

  test.skipIf(!mounts)('is read-only says so and does not start, and starts when it is not', async () => {
    const disk = readOnlyDisk();
    const server = await newProcess({ THORP_DATA: disk.folder });
    running.push({ server, disk });
    await server.kill();
    disk.break(server);
    const main = new URL('../src/main.ts', import.meta.url).pathname;
    const env = { ...process.env, PORT: '0', THORP_DATA: disk.folder };
    const { status, stderr } = spawnSync(process.execPath, [main], { env, encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringContaining(`cannot write in ${disk.folder}`)]);
    disk.mend(server);
    await server.start();
  });
});

async function goesOn([, newDisk]: readonly [string, () => Disk]): Promise<void> {
  const disk = newDisk();
  const server = await newProcess({ THORP_DATA: disk.folder }, disk.wrapper);
  running.push({ server, disk });
  const people = [await guest(server.port), await guest(server.port)];
  opened.push(...people);
  const sessions = await begun(people, { game: 'snowcrest' });
  await playMoves(sessions, 3);
  disk.break(server);
  for (let i = 0; i < 3; i++) {
    await expect(playOne(await mover(sessions))).rejects.toMatchObject({ code: 'not-stored' });
    await expect(sessions[0]?.inRoom({ kind: 'say', text: 'hello' })).rejects.toMatchObject({ code: 'not-stored' });
  }
  expect(await people[0]?.post('/api/tables', { game: 'snowcrest', seats: 2 })).toMatchObject({
    status: 503,
    data: { error: { code: 'not-stored' } },
  });
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
  expect(sessions.map(session => [session.update()?.version, session.room()?.chat])).toEqual([
    [3, []],
    [3, []],
  ]);
  disk.mend(server);
  await playMoves(sessions, 3);
  await server.kill();
  const store = await storeOf(disk.folder);
  const stored = must(await store.load(sessions[0]?.table ?? ''), 'the table is stored');
  expect(stored.entries.map(({ sequence, kind }) => [sequence, kind])).toEqual(
    [1, 2, 3, 4, 5, 6].map(sequence => [sequence, 'move']),
  );
  await store.close();
}
