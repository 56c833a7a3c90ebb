// Runs before `npm start` and `npm test`. A fresh clone has no packages and perhaps only an old Node, so this file is
// plain JavaScript for Node 20 and imports nothing that has to be installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_NEEDED = 24;

/**
 * @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean, optional?: boolean,
 *   devOptional?: boolean, peer?: boolean }} Locked
 */

/**
 * @param {string} file
 * @returns {Record<string, Locked>}
 */
function lockedPackages(file) {
  const lock = /** @type {{ packages: Record<string, Locked> }} */ (JSON.parse(readFileSync(file, 'utf8')));
  return lock.packages;
}

/**
 * npm writes this list last, so it stands for an install that came to its end.
 * @param {string} root
 */
const installedList = root => join(root, 'node_modules', '.package-lock.json');

/**
 * Contents are compared, not dates: a fresh checkout makes every file new, and a copied folder keeps old dates.
 * @param {string} root
 * @returns {string | null} the reason to install, or null when everything is in place
 */
export function reasonToInstall(root) {
  if (!existsSync(join(root, 'node_modules'))) return 'nothing is installed yet';
  if (!existsSync(installedList(root))) return 'the last install did not finish';
  const wanted = lockedPackages(join(root, 'package-lock.json'));
  const installed = lockedPackages(installedList(root));
  for (const [path, want] of Object.entries(wanted)) {
    if (!path.includes('node_modules/')) continue;
    const have = installed[path];
    // Binaries for other platforms are in the lock file, but are installed only there.
    if (!have && (want.optional || want.devOptional || want.peer)) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (!have) return `${name} is missing`;
    if (have.version !== want.version || have.integrity !== want.integrity || have.resolved !== want.resolved) {
      return `${name} has changed`;
    }
  }
  return null;
}

/** @param {string} root */
function install(root) {
  // Remove it first, so that the next run notices an interrupted install.
  rmSync(installedList(root), { force: true });
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env;
  // Use npm's own Node, because the one in node_modules is about to be removed.
  const done = npm
    ? spawnSync(node, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  return done.status === 0;
}

/** @param {string} root */
function hasNode(root) {
  const bundled = ['node', 'node.cmd'].some(name => existsSync(join(root, 'node_modules', '.bin', name)));
  return bundled || Number(process.versions.node.split('.')[0]) >= NODE_NEEDED;
}

/** @param {string} root */
function main(root) {
  const reason = reasonToInstall(root);
  if (reason) {
    console.log(`Thorp: installing packages (${reason}); this takes about a minute.`);
    if (!install(root)) {
      console.error('Thorp: `npm ci` failed, see above. Check the network and the registry, then run it again.');
      return 1;
    }
  }
  if (!hasNode(root)) {
    console.error(
      `Thorp needs Node ${NODE_NEEDED} or newer; this is ${process.version}, and npm brings its own only on Linux ` +
        `(x64, arm64). Install Node ${NODE_NEEDED} and try again.`,
    );
    return 1;
  }
  return 0;
}

const self = fileURLToPath(import.meta.url);
if (process.argv[1] && realpathSync(process.argv[1]) === self) {
  process.exitCode = main(fileURLToPath(new URL('..', import.meta.url)));
}
