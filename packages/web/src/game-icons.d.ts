/** One drawing of game-icons, resolved by the plugin in vite.config.ts. */
declare module 'game-icons:*' {
  const body: string;
  export default body;
}
