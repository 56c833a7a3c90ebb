import { fileURLToPath } from 'node:url';

/** Where the built page lies. */
export const DIST = fileURLToPath(new URL('dist', import.meta.url));
