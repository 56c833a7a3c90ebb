import { hamlet } from '../src/hamlet.ts';
import { goldenTests } from '../src/index.ts';

goldenTests(hamlet, new URL('golden/', import.meta.url));
