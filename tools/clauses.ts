// `npm run clauses [-- game …]`: which clauses of each game's rules have a test, and which have neither test nor reason.
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clauseReportOf } from '@thorp/testkit';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Every game that has rules, by name. */
function gamesWithRules(): Map<string, string> {
  const folders = globSync('{packages/games,examples}/*/RULES.md', { cwd: root }).map(file =>
    join(root, dirname(file)),
  );
  return new Map(folders.sort().map(folder => [basename(folder), folder]));
}

/** Prints a line for the game and one for every fault; returns whether there are none. */
function reportOn(game: string, folder: string): boolean {
  const { clauses, tested, excused, missing, faults } = clauseReportOf(folder);
  const cells = [clauses, tested, excused, missing].map(list => String(list.length).padStart(9));
  console.log(game.padEnd(12) + cells.join(''));
  if (missing.length > 0) console.log(`  without test or reason: ${missing.join(', ')}`);
  for (const fault of faults) console.log(`  ${fault}`);
  return missing.length === 0 && faults.length === 0;
}

function main(wanted: readonly string[]): number {
  const games = gamesWithRules();
  const unknown = wanted.find(game => !games.has(game));
  if (unknown !== undefined) {
    console.error(`there is no game '${unknown}' with a RULES.md; there are ${[...games.keys()].join(', ')}`);
    return 2;
  }
  const heads = ['clauses', 'tested', 'excused', 'missing'].map(head => head.padStart(9));
  console.log('game'.padEnd(12) + heads.join(''));
  const chosen = [...games].filter(([game]) => wanted.length === 0 || wanted.includes(game));
  return chosen.filter(([game, folder]) => !reportOn(game, folder)).length === 0 ? 0 : 1;
}

process.exitCode = main(process.argv.slice(2));
