import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { defineConfig, transformWithOxc, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { clauses } from './clauses.ts';
import { pictures } from './pictures.ts';
import { PREACT } from './preact.ts';
import { rounded } from './src/art/rounded.ts';
import { isWindow, WINDOWS } from './src/ui/sizes.ts';

const PREFIX = 'game-icons:';

/** `import wheat from 'game-icons:wheat'` gives one drawing; the whole set would be four megabytes. */
function gameIcons(): Plugin {
  const read = createRequire(import.meta.url);
  const { icons } = read('@iconify-json/game-icons/icons.json') as { icons: Record<string, { body: string }> };
  return {
    name: 'thorp-game-icons',
    resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const icon = icons[id.slice(PREFIX.length + 1)];
      if (!icon) throw new Error(`game-icons has no '${id.slice(PREFIX.length + 1)}'`);
      return `export default ${JSON.stringify(rounded(icon.body))}`;
    },
  };
}

/** The script that the service worker imports: only its types are removed. */
function pushScript(): Plugin {
  return {
    name: 'thorp-push',
    async generateBundle() {
      const text = readFileSync(new URL('./src/push/push.ts', import.meta.url), 'utf8').replace('export {};', '');
      const { code } = await transformWithOxc(text, 'push.ts');
      this.emitFile({ type: 'asset', fileName: 'push.js', source: code });
    },
  };
}

/** Container queries have no commas. */
function eitherOf(queries: readonly string[]): string {
  return queries.length === 1 ? queries.join('') : queries.map(query => `(${query.trim()})`).join(' or ');
}

/** Constants are inlined, so that a drawing has its own colours and not the whole palette. */
const rolldownOptions = { optimization: { inlineConst: { mode: 'all' } } } as const;

export default defineConfig({
  ...PREACT,
  css: {
    postcss: {
      plugins: [
        {
          // Expands the named windows of style sheets, `@media (--wide)`, and queries the size of `.window`.
          postcssPlugin: 'thorp-windows',
          AtRule: {
            media(rule) {
              if (!/width|height|aspect|--/.test(rule.params)) return;
              rule.params = rule.params.replace(/\(--(\w+)\)/g, (_, name: string) => {
                if (!isWindow(name)) throw rule.error(`ui/sizes.ts knows no window '${name}'`);
                return WINDOWS[name];
              });
              // Tokens belong to the root: they determine the zoom, so they query the window itself.
              if (rule.source?.input.file?.endsWith('/tokens.css')) return;
              if (/pointer|prefers/.test(rule.params)) throw rule.error('a query about the size asks for nothing else');
              rule.name = 'container';
              rule.params = `window ${eitherOf(rule.params.split(','))}`;
            },
          },
        },
      ],
    },
  },
  plugins: [
    clauses(),
    gameIcons(),
    pushScript(),
    pictures(gameIcons()),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Thorp: four villages, one table',
        short_name: 'Thorp',
        description: 'The open table for village-building board games.',
        start_url: '/',
        display: 'standalone',
        background_color: '#f4e8cf',
        theme_color: '#efdfbd',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        // Everything, including all games: after one visit all of it can be played offline.
        globPatterns: ['**/*.{html,js,css,woff2,svg,png,webmanifest}'],
        navigateFallback: '/index.html',
        importScripts: ['/push.js'],
        // These paths belong to the table server.
        navigateFallbackDenylist: [/^\/(api|healthz|readyz|metrics)/],
        cleanupOutdatedCaches: true,
      },
    }),
  ],
  worker: { format: 'es', plugins: () => [gameIcons()], rolldownOptions },
  build: {
    target: 'es2022',
    // Browsers without modulepreload load the same files a little later; the polyfill would cost every first load.
    modulePreload: { polyfill: false },
    // The drawings are small and many; inlining them would put them into the first load.
    assetsInlineLimit: 1024,
    rolldownOptions,
    reportCompressedSize: false,
  },
});
