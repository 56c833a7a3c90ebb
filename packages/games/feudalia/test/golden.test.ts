import { goldenTests } from '@thorp/testkit';
import { feudalia } from '../src/index.ts';

goldenTests(feudalia, new URL('golden/', import.meta.url));
