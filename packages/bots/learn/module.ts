/** The source of a module that holds a game's nets, as games keep them. */
export function netsModule(game: string, nets: { readonly [name: string]: string }): string {
  const lines = Object.entries(nets)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, text]) => `  ${name}: '${text.replaceAll('\n', '\\n')}',\n`);
  const doc = `/** Written by \`thorp learn ${game}\`. */\n`;
  const type = '{ readonly [name: string]: string }';
  return lines.length === 0
    ? `${doc}export const nets: ${type} = {};\n`
    : `${doc}// prettier-ignore\nexport const nets: ${type} = {\n${lines.join('')}};\n`;
}
