import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { fieldsOf, LINE_LIMITS, readJson } from '@thorp/kernel';
import type { Registry } from '../registry.ts';
import { EngineError, errorAnswer } from './errors.ts';
import { linesOf, type Line } from './lines.ts';
import { noTables } from './tables.ts';
import { perform, type Engine, type Request } from './verbs.ts';

/** Answers every line until the input ends; waits if the answers are not read. */
export async function serveLines(
  registry: Registry,
  input: AsyncIterable<Uint8Array>,
  output: Writable,
): Promise<void> {
  const engine: Engine = { registry, tables: noTables() };
  for await (const line of linesOf(input, LINE_LIMITS.text)) {
    if ('text' in line && line.text.trim() === '') continue;
    if (!output.write(`${await answerLine(engine, line)}\n`)) await once(output, 'drain');
  }
}

/** The answer as text. Any error, even one while writing the answer, becomes an answer. */
async function answerLine(engine: Engine, line: Line): Promise<string> {
  let id: unknown = null;
  try {
    const request = readRequest(line);
    id = request['id'] ?? null;
    return JSON.stringify({ id, ok: true, ...(await perform(engine, request)) });
  } catch (error) {
    return JSON.stringify({ id, ok: false, error: errorAnswer(error) });
  }
}

function readRequest(line: Line): Request {
  if ('tooLong' in line) throw new EngineError('line-too-long', `a line may have at most ${LINE_LIMITS.text} bytes`);
  const read = readJson(line.text, LINE_LIMITS);
  if (read.fault !== null) {
    const [code, problem] =
      read.why === 'json'
        ? (['bad-json', 'is not valid JSON'] as const)
        : (['bad-request', 'is not accepted'] as const);
    throw new EngineError(code, `this line ${problem}: ${read.fault}`);
  }
  const request = fieldsOf(read.data);
  if (request) return request;
  throw new EngineError('bad-request', 'a request is an object such as {"id":1,"do":"games"}');
}
