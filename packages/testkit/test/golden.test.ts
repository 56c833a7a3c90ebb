import { hamlet } from '../src/hamlet.ts';
import { goldenLogTests, goldenTests } from '../src/index.ts';
import { subject } from './subject.ts';

goldenTests(hamlet, new URL('golden/', import.meta.url));
goldenLogTests(
  subject,
  subject.configs.slice(0, 1).map(config => ({ name: 'hamlet', config, seed: 1 })),
  hamlet.text,
  new URL('logs/', import.meta.url),
);
