import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { Registry } from '../registry.ts';
import { EngineError, errorAnswer } from './errors.ts';
import { linesOf, type Line } from './lines.ts';
import { noTables } from './tables.ts';
import { perform, type Engine, type Request } from './verbs.ts';

/** A request longer than this is refused unread. */
export const LINE_LIMIT = 1 << 20;

/** Answers every line until the input ends; waits while nobody reads the answers. */
export async function serveLines(
  registry: Registry,
  input: AsyncIterable<Uint8Array>,
  output: Writable,
): Promise<void> {
  const engine: Engine = { registry, tables: noTables() };
  for await (const line of linesOf(input, LINE_LIMIT)) {
    if ('text' in line && line.text.trim() === '') continue;
    const answer = await answerLine(engine, line);
    if (!output.write(`${JSON.stringify(answer)}\n`)) await once(output, 'drain');
  }
}

async function answerLine(engine: Engine, line: Line): Promise<object> {
  let id: unknown = null;
  try {
    const request = readRequest(line);
    id = request['id'] ?? null;
    return { id, ok: true, ...(await perform(engine, request)) };
  } catch (error) {
    return { id, ok: false, error: errorAnswer(error) };
  }
}

function readRequest(line: Line): Request {
  if ('tooLong' in line) throw new EngineError('line-too-long', `a line may hold ${LINE_LIMIT} bytes at most`);
  let data: unknown;
  try {
    data = JSON.parse(line.text);
  } catch (error) {
    throw new EngineError('bad-json', `this line is not valid JSON: ${(error as Error).message}`);
  }
  if (typeof data === 'object' && data !== null && !Array.isArray(data)) return data as Request;
  throw new EngineError('bad-request', 'a request is an object such as {"id":1,"do":"games"}');
}
