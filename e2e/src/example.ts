import { buildPage } from '@thorp/web/build';

type Plugin = NonNullable<Parameters<typeof buildPage>[1]>[number];

/** What docs/adding-a-game.md adds to the page: a manifest, and where the workers load the rules. */
const ADDED: { readonly [list: string]: string } = {
  'src/games/index.ts': `{
    id: 'terraces',
    shelf: {
      en: { title: 'Terraces', line: 'Dice on a hillside', meta: '2–4 players' },
      de: { title: 'Terraces', line: 'Würfel am Hang', meta: '2–4 Spieler' },
    },
  }`,
  'src/games/rules.ts': `{
    id: 'terraces',
    load: () => import('@thorp/terraces').then(({ terraces }) => terraces),
    languages: {},
  }`,
};

/** Builds the page with the example game in its two lists. */
export async function buildWithExample(folder: string): Promise<void> {
  await buildPage(folder, [example]);
}

const example: Plugin = {
  name: 'thorp-example-game',
  enforce: 'pre',
  transform(code, id) {
    const list = Object.keys(ADDED).find(file => id.endsWith(file));
    if (list === undefined) return null;
    const longer = code.replace(/ = \[(.*)\];/, (_, games: string) => ` = [${games}, ${ADDED[list]}];`);
    if (longer === code) throw new Error(`${id} has no list of games to add the example to`);
    return longer;
  },
};
