// The layers inside packages/web/src. Each layer lists what it may import besides itself; the topmost ones come last.

/** Layers, or single files of other layers. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  // Shared by everything: the person's preferences, words, widgets and drawings.
  preferences: [],
  text: ['preferences'],
  ui: ['preferences', 'text'],
  art: [],
  // The messages between the page and its workers. Neither side imports the other.
  protocol: [],
  store: ['protocol'],
  // The HTTP requests of the page and its workers to the table server.
  http: [],
  // Imported by the service worker.
  push: [],
  worker: ['protocol', 'http', 'store', 'games/rules.ts'],
  session: ['protocol', 'ui', 'text', 'preferences'],
  // The board kit knows no game and sends nothing: it gets updates and actions. A game knows no other game.
  board: ['protocol', 'ui', 'text', 'preferences', 'art'],
  // The rules for people: blocks, search, pictures. A game provides text and widgets, a page shows them.
  rulebook: ['text', 'ui'],
  // Positions to try, and the comments on choices. Pages show them at the table.
  lessons: ['text'],
  game: [
    'board',
    'rulebook',
    'lessons',
    'ui',
    'text',
    'preferences',
    'art',
    'games/manifest.ts',
    'games/counting.ts',
    'games/rules.ts',
  ],
  games: ['game', 'board', 'rulebook', 'lessons', 'ui', 'text', 'preferences'],
  // The page itself. Its frame, app, is shared by all pages; the router in App.tsx is on top.
  app: ['http', 'session', 'ui', 'text', 'preferences', 'art'],
  home: ['games', 'board', 'protocol', 'art', 'session', 'ui', 'text', 'preferences', 'app'],
  guide: ['games', 'board', 'protocol', 'session', 'ui', 'text', 'preferences', 'app', 'home'],
  pages: [
    'games',
    'board',
    'rulebook',
    'lessons',
    'protocol',
    'http',
    'art',
    'session',
    'ui',
    'text',
    'preferences',
    'app',
    'home',
    'guide',
  ],
  page: ['pages', 'app', 'ui', 'text', 'session'],
};

const ROOT = 'packages/web/src/';

interface Part {
  readonly layer: string;
  /** The game that it belongs to, if any. */
  readonly game: string | null;
  /** Its path inside of src. */
  readonly path: string;
}

function partOf(file: string): Part | null {
  if (!file.startsWith(ROOT)) return null;
  const path = file.slice(ROOT.length);
  const [first = '', second = '', third] = path.split('/');
  if (first === 'games' && third !== undefined) return { layer: 'game', game: second, path };
  return { layer: path.includes('/') ? first : 'page', game: null, path };
}

/** Why one file of the page may not import another; null if it may. Both are paths from the root. */
export function refuseLayer(file: string, target: string): string | null {
  const from = partOf(file);
  const to = partOf(target);
  if (!from || !to || isShared(to.path)) return null;
  const allowed = LAYERS[from.layer];
  if (!allowed) return `src/${from.layer} has no rule yet; add one to tools/web-layers.ts`;
  if (from.game !== null && to.game !== null && from.game !== to.game) return `'${to.path}': no game imports another`;
  if (from.layer === to.layer || allowed.includes(to.layer) || allowed.includes(to.path)) return null;
  return `'${to.path}': ${nameOf(from)} may import ${allowed.join(', ') || 'nothing else'}`;
}

/** Why a file of the page may not import a game's package: only that game's own folder may. */
export function refuseGamePackage(file: string, game: string): string | null {
  const from = partOf(file);
  if (!from || from.game === game) return null;
  return `'@thorp/${game}': only src/games/${game} imports it`;
}

/** Style sheets and the types of custom properties are in no layer. */
function isShared(path: string): boolean {
  return path.endsWith('.css') || path.endsWith('.svg?url');
}

function nameOf({ layer, game }: Part): string {
  return game === null ? `src/${layer}` : `src/games/${game}`;
}
