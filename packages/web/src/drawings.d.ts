/** One drawing of game-icons, resolved by the plugin in vite.config.ts. */
declare module 'game-icons:*' {
  const body: string;
  export default body;
}

/** The clauses of a game's rules by id, from the plugin in clauses.ts. */
declare module 'clauses:*' {
  const clauses: { readonly [id: string]: string };
  export default clauses;
  /** Those of which at least a part is our reconstruction. */
  export const ours: readonly string[];
}

/** The folder of a board's drawings, from the plugin in pictures.ts. */
declare module 'pictures:*' {
  const folder: string;
  export default folder;
}
