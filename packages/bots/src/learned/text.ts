import { isWhole } from '@thorp/kernel';
import { newNet, rowsOf, type Net, type Shape } from './net.ts';

/*
 * A net as text, so that it can be a module of its own in a page and on disk: a line of JSON, then the weights in whole
 * numbers from −127 to 127, each row with a scale of its own, as base64.
 */

const MOST = 127;

export function netText(net: Net): string {
  const { numbers, flags, hidden, asked, rivals, weights, out } = net;
  const rows = weightRows(weights, hidden + 1).concat([out]);
  const scales = new Float32Array(rows.map(scaleOf));
  const steps = new Int8Array(weights.length + out.length);
  let at = 0;
  for (const [r, row] of rows.entries()) {
    for (const weight of row) steps[at++] = Math.round(weight / (scales[r] ?? 1));
  }
  const header: Shape = { numbers, flags, hidden, asked, rivals };
  const bytes = new Uint8Array([...new Uint8Array(scales.buffer), ...new Uint8Array(steps.buffer)]);
  return `${JSON.stringify(header)}\n${base64(bytes)}`;
}

export function readNet(text: string): Net {
  const [head = '', body = ''] = text.split('\n');
  const net = newNet(readHeader(head));
  const width = net.hidden + 1;
  const count = rowsOf(net) + 1;
  const bytes = Uint8Array.from(atob(body), char => char.charCodeAt(0));
  if (bytes.length !== 4 * count + net.weights.length + net.out.length) throw new Error('a net of another size');
  const scales = new Float32Array(bytes.buffer, 0, count);
  const steps = new Int8Array(bytes.buffer, 4 * count);
  const scaled = (at: number, row: number): number => (steps[at] ?? 0) * (scales[row] ?? 0);
  for (let at = 0; at < net.weights.length; at++) net.weights[at] = scaled(at, Math.floor(at / width));
  for (let i = 0; i < net.hidden; i++) net.out[i] = scaled(net.weights.length + i, count - 1);
  return net;
}

function readHeader(head: string): Shape {
  const header = JSON.parse(head) as Partial<Shape>;
  const { numbers = -1, flags = -1, hidden = -1, asked = null, rivals = false } = header;
  if (![numbers, flags, hidden, asked ?? 0].every(size => isWhole(size, 0, 10_000))) throw new Error('no net');
  return { numbers, flags, hidden, asked, rivals };
}

function weightRows(weights: Float32Array, width: number): Float32Array[] {
  return Array.from({ length: weights.length / width }, (_, r) => weights.subarray(r * width, (r + 1) * width));
}

function scaleOf(row: Float32Array): number {
  let most = 0;
  for (const weight of row) most = Math.max(most, Math.abs(weight));
  return most > 0 ? most / MOST : 1;
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
