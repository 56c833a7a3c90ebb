import { describe } from 'vitest';
import { memoryStore } from '../src/index.ts';
import { storeTests } from '../src/testing.ts';

describe('the store in memory', () => {
  storeTests(async () => memoryStore());
});
