import { entropyCommitment } from '@thorp/kernel';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pledgesFor } from '../src/join/pledges.ts';
import { stateFolder } from '../src/play/saves.ts';

const folder = mkdtempSync(join(tmpdir(), 'thorp-pledges-'));
beforeAll(() => void vi.stubEnv('XDG_STATE_HOME', folder));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const host = '1'.repeat(64);
const pledge = { seat: 1, host, entropy: 'mine', commitment: entropyCommitment(host, 1, 'mine'), commitments: null };

test('a pledge is found again, for its server and table only', () => {
  const store = pledgesFor('http://club.example');
  expect(store.find('a')).toBe(null);
  store.keep('a', pledge);
  store.keep('b', { ...pledge, commitments: ['', pledge.commitment] });
  expect(pledgesFor('http://club.example').find('a')).toEqual(pledge);
  expect(store.find('b')).toEqual({ ...pledge, commitments: ['', pledge.commitment] });
  expect(pledgesFor('http://other.example').find('a')).toBe(null);
  expect(statSync(join(stateFolder(), 'pledges.json')).mode & 0o777).toBe(0o600);
});

test('a pledge that was changed is not taken', () => {
  const store = pledgesFor('http://club.example');
  store.keep('a', pledge);
  const file = join(stateFolder(), 'pledges.json');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('mine', 'yours'));
  expect(store.find('a')).toBe(null);
  writeFileSync(file, '{');
  expect(store.find('a')).toBe(null);
});
