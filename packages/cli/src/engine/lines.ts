/** A line of input, or a mark that it was too long. */
export type Line = { readonly text: string } | { readonly tooLong: true };

const NEWLINE = 0x0a;

/** Splits a byte stream into lines. Buffers at most one line of the allowed length. */
export async function* linesOf(input: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<Line> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      size += end - start;
      yield size > limit ? { tooLong: true } : { text: decode([...held, chunk.subarray(start, end)]) };
      [held, size, start] = [[], 0, end + 1];
    }
    size += chunk.length - start;
    if (size > limit) held = [];
    else held.push(chunk.subarray(start));
  }
  if (size > limit) yield { tooLong: true };
  else if (size > 0) yield { text: decode(held) };
}

function decode(parts: Uint8Array[]): string {
  return Buffer.concat(parts).toString('utf8');
}
