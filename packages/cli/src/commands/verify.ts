import { defineCommand } from 'citty';
import { verify as verifyRecord, verifyLinks } from '@thorp/kernel';
import { FAILED } from '../errors.ts';
import { readRecord } from '../files.ts';
import { refuseUnknown } from '../flags.ts';
import type { Registry } from '../registry.ts';
import { say, warn } from '../terminal.ts';

/** What a valid record does not prove. */
const DOUBTS = {
  'no-entropy': 'that the dealer did not try several deals and keep one. No seat added entropy.',
  'open-entropy':
    'that the dealer did not try several deals and keep one. The seats added entropy, but were not bound to it before.',
  none: 'that the seats drew their entropy themselves, and that you saw the commitments before the first choice.',
};

export const verify = (registry: Registry) =>
  defineCommand({
    meta: { name: 'verify', description: 'Recompute a record: its commitments, its chain, every choice and its end' },
    args: {
      file: {
        type: 'positional',
        required: true,
        description: 'A record; - reads it from standard input',
      },
    },
    setup: refuseUnknown,
    async run({ args: { file } }) {
      const { game, record, remark } = await readRecord(registry, file);
      const { ok, problem, notProven } = verifyRecord(game, record);
      if (!ok && remark !== null && verifyLinks(record) === null) {
        // Changed rules may refuse what was allowed then.
        warn(`${file} cannot be checked as a whole: ${remark}. Its commitments and its chain hold, but: ${problem}`);
        return FAILED;
      }
      if (!ok) {
        warn(`${file} does not hold: ${problem}`);
        return FAILED;
      }
      const end = record.end
        ? `ended ${record.end.totals.map(total => game.text.en.points(total)).join(' : ')}`
        : 'not over yet';
      if (remark !== null) warn(remark);
      say(
        `${file} holds: ${game.text.en.title}, ${record.seats} seats, ${record.plies.length} choices, ${end}.\n` +
          'Proven: the deal follows from the committed secret, the chain over all choices is whole, ' +
          `every choice was on offer${record.end ? ', and the end is right' : ''}.\n` +
          `Not proven: ${DOUBTS[notProven ?? 'none']}\n` +
          `Nor that no other game was written down with the same deal, which whoever knows the secret can do: ` +
          `compare the last link with the others who played, ${record.plies.at(-1)?.link ?? 'none'}.`,
      );
      return 0;
    },
  });
