import { fileURLToPath } from 'node:url';

/** The folder of the built page. */
export const DIST = fileURLToPath(new URL('dist', import.meta.url));
