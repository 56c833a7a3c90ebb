import type { WriteStream } from 'node:tty';

const CELLS = 30;

export interface ProgressBar {
  show(done: number): void;
  end(): void;
}

/** A progress bar on a terminal; elsewhere nothing. */
export function progressBar(total: number, stream: WriteStream): ProgressBar {
  if (!stream.isTTY) return { show: () => undefined, end: () => undefined };
  const start = performance.now();
  return {
    show(done) {
      const share = done / total;
      const full = Math.round(share * CELLS);
      const left = share > 0 ? ((performance.now() - start) / 1000) * (1 / share - 1) : 0;
      const bar = '█'.repeat(full) + '░'.repeat(CELLS - full);
      stream.write(`\r${bar} ${Math.floor(100 * share)} %  ${done}/${total}  ${Math.ceil(left)} s left \u001b[K`);
    },
    end: () => void stream.write('\r\u001b[K'),
  };
}
