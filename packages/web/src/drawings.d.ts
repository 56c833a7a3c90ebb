/** One drawing of game-icons, resolved by the plugin in vite.config.ts. */
declare module 'game-icons:*' {
  const body: string;
  export default body;
}

/** The folder of a board's drawings, from the plugin in pictures.ts. */
declare module 'pictures:*' {
  const folder: string;
  export default folder;
}
