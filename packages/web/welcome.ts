import { networkInterfaces } from 'node:os';
import { encode } from 'uqr';
import { addressesOf } from './serve.ts';

/** What `npm start` prints: the addresses, and a QR code that phones in the room can scan. */
export function welcomeLines(host: string, port: number, colours: boolean): string[] {
  const [here = '', ...others] = addressesOf(host, port);
  if (others.length === 0) return [`Thorp: open ${here}`, ...(isOpen(host) ? [] : [CLOSED])];
  const near = addressesOf(host, port).find(url => nearby().some(address => url.includes(`//${address}:`)));
  return [
    `Thorp: open ${here}`,
    `Thorp: others in your network open ${others.join(' or ')}`,
    ...(near ? ['', ...qrLines(near, colours), ''] : []),
    'Thorp: everybody in your network can open the page; a table is found by its link. HOST=127.0.0.1 closes it.',
  ];
}

const CLOSED = 'Thorp: only this machine can open it; HOST=0.0.0.0 lets others in your network in.';

function isOpen(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

/** Addresses of this machine in a local network, which phones in the room can reach. */
function nearby(): string[] {
  const all = Object.values(networkInterfaces()).flatMap(list => list ?? []);
  return all.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address);
}

/** The quiet zone around the code that the standard asks for. */
const QUIET = 4;
const DARK_BELOW_LIGHT: { readonly [modules: string]: string } = { '00': '█', '01': '▀', '10': '▄', '11': ' ' };

/**
 * Two rows of the code in one line of text. Drawn light on dark; on a terminal colours guarantee that, because not all
 * phones read a code in other colours.
 */
export function qrLines(text: string, colours: boolean): string[] {
  const { data } = encode(text, { ecc: 'M', border: QUIET });
  const lines: string[] = [];
  for (let row = 0; row < data.length; row += 2) {
    const cells = (data[row] ?? []).map((dark, column) => {
      const below = data[row + 1]?.[column] ?? false;
      return DARK_BELOW_LIGHT[`${dark ? 1 : 0}${below ? 1 : 0}`] ?? ' ';
    });
    lines.push(colours ? `\u001b[97;40m${cells.join('')}\u001b[0m` : cells.join(''));
  }
  return lines;
}
