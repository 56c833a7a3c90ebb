// Stores the bytes of every message in SQLite, on the disk, and sends them to everybody at the same table. It does
// nothing else.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { answerParent } from './child.ts';

interface Socket {
  on(event: 'message', heard: (data: Buffer) => void): void;
  send(data: Buffer, options: { readonly binary: boolean }): void;
}

interface SocketModule {
  readonly WebSocketServer: new (options: object) => {
    on(event: 'connection', heard: (socket: Socket, request: { readonly url: string }) => void): void;
  };
}

/** The library that our server uses. */
const { WebSocketServer } = createRequire(import.meta.resolve('@thorp/server'))('ws') as SocketModule;

const db = new DatabaseSync(join(process.env['THORP_DATA'] ?? '.', 'relay.db'));
db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
db.exec('CREATE TABLE moves (id TEXT, sequence INTEGER, body BLOB, PRIMARY KEY (id, sequence)) STRICT, WITHOUT ROWID');
const [begin, insert, commit] = ['BEGIN', 'INSERT INTO moves VALUES (?, ?, ?)', 'COMMIT'].map(text => db.prepare(text));

interface Table {
  readonly id: string;
  readonly sockets: Set<Socket>;
  moves: number;
}

const tables = new Map<string, Table>();
let waiting: { readonly table: Table; readonly data: Buffer }[] = [];

function store(table: Table, data: Buffer): void {
  waiting.push({ table, data });
  if (waiting.length === 1) setImmediate(storeAll);
}

function storeAll(): void {
  const batch = waiting;
  waiting = [];
  begin?.run();
  for (const { table, data } of batch) insert?.run(table.id, ++table.moves, data);
  commit?.run();
  for (const { table, data } of batch) for (const socket of table.sockets) socket.send(data, { binary: false });
}

const server = createServer();
new WebSocketServer({ server }).on('connection', (socket, { url }) => {
  const table = tables.get(url) ?? { id: url, sockets: new Set(), moves: 0 };
  tables.set(url, table);
  table.sockets.add(socket);
  socket.on('message', data => store(table, data));
});
server.listen(0, '127.0.0.1', () => answerParent((server.address() as AddressInfo).port));
