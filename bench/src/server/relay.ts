import { must } from '@thorp/kernel';
import { startChild } from './child.ts';
import { inFreshFolder } from './folder.ts';
import { openSocket } from './socket.ts';
import type { PlayedTable, Subject } from './subject.ts';

/** A server that only stores and forwards: the baseline without any work for the game. */
export const relay: Subject = {
  name: 'stores and relays bytes',
  start: () => inFreshFolder(data => startChild('./relay-child.ts', { THORP_DATA: data })),
  open: openTable,
};

async function openTable(port: number, number: number): Promise<PlayedTable> {
  const sockets = await Promise.all([0, 1].map(() => openSocket(`ws://127.0.0.1:${port}/${number}`)));
  let moves = 0;
  let arrived: ((moved: boolean) => void) | null = null;
  for (const [seat, socket] of sockets.entries()) {
    socket.addEventListener('message', () => {
      if (seat !== moves % 2) return;
      moves++;
      arrived?.(true);
    });
  }
  const message = JSON.stringify({ type: 'act', table: '0'.repeat(32), action: { kind: 'move', options: [{}] } });
  return {
    link: `${number}`,
    move: () =>
      new Promise(resolve => {
        arrived = resolve;
        must(sockets[moves % 2], 'both are connected').send(message);
      }),
    close: () => {
      for (const socket of sockets) socket.close();
    },
  };
}
