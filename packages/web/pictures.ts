import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import { PREACT } from './preact.ts';

const WEB = fileURLToPath(new URL('.', import.meta.url));
const PREFIX = 'pictures:';

/** What a board's `gallery.tsx` exports: its drawings by name. */
type Gallery = { readonly gallery: () => ReadonlyMap<string, string> };

/**
 * Drawings that never change are rendered at build time and fetched as pictures: a card is one element of the page
 * instead of sixty, and its drawing code is not part of the scripts. `import folder from 'pictures:villagers'` gives
 * their folder.
 */
export function pictures(drawing: Plugin): Plugin {
  const folders = new Map<string, string>();
  return {
    name: 'thorp-pictures',
    async buildStart() {
      for (const file of globSync('src/games/*/gallery.tsx', { cwd: WEB })) {
        const drawn = await draw(join(WEB, file), drawing);
        const folder = `assets/${basename(dirname(file))}-${fingerprint(drawn)}`;
        folders.set(basename(dirname(file)), `/${folder}`);
        for (const [name, source] of drawn) {
          this.emitFile({ type: 'asset', fileName: `${folder}/${name}.svg`, source });
        }
      }
    },
    resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const folder = folders.get(id.slice(PREFIX.length + 1));
      if (folder === undefined) throw new Error(`there is no gallery of ${id.slice(PREFIX.length + 1)}`);
      return `export default ${JSON.stringify(folder)}`;
    },
  };
}

async function draw(file: string, drawing: Plugin): Promise<ReadonlyMap<string, string>> {
  const { module } = await runnerImport<Gallery>(file, { ...PREACT, root: WEB, configFile: false, plugins: [drawing] });
  const style = inkOf(readFileSync(join(WEB, 'src/art/ink.css'), 'utf8'));
  return new Map([...module.gallery()].map(([name, svg]) => [name, standalone(svg, style)]));
}

/** A self-contained drawing, with its own lines and hatching. */
function standalone(svg: string, style: string): string {
  return svg.replace(/^<svg/, '<svg xmlns="http://www.w3.org/2000/svg"').replace('>', `><style>${style}</style>`);
}

function inkOf(css: string): string {
  return css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function fingerprint(drawn: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [name, svg] of drawn) hash.update(name).update(svg);
  return hash.digest('base64url').slice(0, 8);
}
