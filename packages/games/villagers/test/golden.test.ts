import { goldenTests } from '@thorp/testkit';
import { villagers } from '../src/index.ts';

goldenTests(villagers, new URL('golden/', import.meta.url));
