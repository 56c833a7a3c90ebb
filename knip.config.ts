import { existsSync, globSync } from 'node:fs';
import { dirname } from 'node:path';
import type { KnipConfig } from 'knip';

// A package that has only its package.json so far would be reported as unused from end to end.
const unwritten = globSync(['packages/*/package.json', 'packages/games/*/package.json'])
  .map(file => dirname(file))
  .filter(folder => !existsSync(`${folder}/src`));

const config: KnipConfig = {
  ignoreWorkspaces: unwritten,
  ignoreExportsUsedInFile: true,
  // For tests of any package; none has to use it.
  ignoreDependencies: ['fast-check'],
  // Our own command, from packages/cli; and tools that are used where they are present.
  ignoreBinaries: ['thorp', 'valgrind', 'pg_dump', 'prlimit', 'taskset'],
  workspaces: {
    '.': {
      entry: ['tools/*.{ts,mjs}', 'tools/test/**/*.test.ts'],
      project: ['*.ts', 'tools/**/*.{ts,mjs}'],
    },
    'packages/*': { entry: ['test/**/*.test.ts'], project: ['{src,test,bin}/**/*.{ts,tsx,mjs}'] },
    'packages/bots': {
      entry: ['src/worker.ts', 'bench/**/*.ts', 'test/**/*.test.ts'],
      project: ['{src,test,bench}/**/*.ts'],
      // The benches take a game's name from the command line.
      ignoreDependencies: ['@thorp/.+'],
    },
    '{packages/games,examples}/*': { entry: ['test/**/*.test.ts', 'test/subject.ts'], project: ['{src,test}/**/*.ts'] },
    'packages/server': {
      entry: ['src/main.ts', 'test/{chaos-run,hostile-run,soak-run,leaks-run,bench-store}.ts', 'test/**/*.test.ts'],
      project: ['{src,test}/**/*.ts'],
    },
    'packages/web': {
      entry: [
        'src/main.tsx',
        'src/worker/worker.ts',
        'src/games/*/gallery.tsx',
        'start.ts',
        'build.ts',
        'serve.ts',
        'test/**/*.test.ts',
      ],
      project: ['*.ts', '{src,test}/**/*.{ts,tsx}'],
      // Read by style sheets and by the plugins of the build, which also serve the imports 'clauses:…', 'game-icons:…' and 'pictures:…'.
      ignoreDependencies: [
        '@fontsource/.+',
        '@fontsource-variable/.+',
        '@iconify-json/game-icons',
        'clauses',
        'game-icons',
        'pictures',
      ],
    },
    e2e: { entry: ['src/{server,screens,measure}.ts', 'test/**/*.test.ts'], project: ['**/*.ts'] },
    bench: {
      entry: [
        'src/{main,worker,instructed}.ts',
        'src/server/{main,ours-child,peer-child,relay-child}.ts',
        'test/**/*.test.ts',
      ],
      project: ['**/*.ts'],
    },
  },
};

export default config;
