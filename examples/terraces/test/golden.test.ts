import { goldenTests } from '@thorp/testkit';
import { terraces } from '../src/index.ts';

goldenTests(terraces, new URL('golden/', import.meta.url));
