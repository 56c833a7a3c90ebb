// Another process: replays the record it is given and prints the last state, byte by byte.
import { readFileSync } from 'node:fs';
import { hamlet } from '@thorp/testkit/hamlet';
import { encode, parseRecord, replay } from '../src/index.ts';

process.stdout.write(encode(replay(hamlet, parseRecord(readFileSync(0, 'utf8'))).state));
