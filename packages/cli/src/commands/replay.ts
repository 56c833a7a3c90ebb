import { defineCommand } from 'citty';
import { digest, encode, fieldsOf, outcome, replay as replayRecord, type Match } from '@thorp/kernel';
import { decisionAnswer, resultAnswer } from '../engine/answers.ts';
import { readToLook } from '../files.ts';
import { refuseUnknown, wholeNumber } from '../flags.ts';
import { nameOf, namesOf } from '../play/players.ts';
import type { Registry } from '../registry.ts';
import { wholeBoard } from '../screen/board.ts';
import { paintFor } from '../screen/paint.ts';
import { scoreLines } from '../screen/scores.ts';
import { screenWidth } from '../screen/width.ts';
import { readerOf } from '../words.ts';
import { say, sayJson, warn } from '../terminal.ts';

export const replay = (registry: Registry) =>
  defineCommand({
    meta: { name: 'replay', description: 'Replay a record choice by choice and show the position it reaches' },
    args: {
      file: {
        type: 'positional',
        required: true,
        description: 'A record; - reads it from standard input',
      },
      to: { type: 'string', valueHint: 'N', description: 'Stop after this many choices' },
      json: { type: 'boolean', description: 'Print the position reached as one line of JSON, with its whole state' },
    },
    setup: refuseUnknown,
    async run({ args: { file, to, json } }) {
      const { game, record, remark } = await readToLook(registry, file);
      if (remark !== null) warn(remark);
      const match = replayRecord(game, record, wholeNumber('--to', to, 0, record.plies.length));
      if (json) sayJson(position(match));
      else say(story(match, namesOf(record, record.seats)).join('\n'));
    },
  });

/** Everything a program may want to compare: equal records give equal bytes on every machine. */
function position(match: Match): object {
  const state = encode(match.state);
  return {
    game: match.game.id,
    ply: match.plies.length,
    digest: digest(state),
    decision: decisionAnswer(match.game, match.state),
    ...resultAnswer(match),
    state: fieldsOf(JSON.parse(state)),
  };
}

/** The log with the numbers of the choices, then the board for spectators, then the score sheet. */
function story(match: Match, names: readonly string[]): string[] {
  const paint = paintFor(process.stdout);
  const width = screenWidth();
  const name = nameOf(names);
  const { en } = match.game.text;
  const spectator = readerOf(match.game, match.state, null, name);
  const lines = match.log.map(({ ply, event, to }) => {
    const seat = to?.[0];
    const reader = seat === undefined ? spectator : readerOf(match.game, match.state, seat, name);
    const line = en.tell(event, reader);
    return `${paint.dim(String(ply).padStart(5))}  ${line}`;
  });
  const board = wholeBoard(en.board(spectator), { paint, width, viewer: null, numbers: new Map() });
  const result = outcome(match);
  const where = result.over ? 'The game is over.' : `After ${match.plies.length} choices:`;
  return [...lines, '', ...board, '', where, ...scoreLines(match.game, result, spectator, { name, paint, width })];
}
