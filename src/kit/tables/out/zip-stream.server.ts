import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export type ZippedFile = { name: string; content: AsyncIterable<string> | Iterable<string> };

/** The size and checksum stand behind each file, as they are not known before it. */
const flags = 0x0808;
const deflated = 8;
/** 1 January 1980, the first day that a ZIP file can name: the same content is the same file. */
const day = 0x0021;

/** Writes a ZIP file while its contents come, compressed outside of the event loop. Holds at most 4 GB. */
export async function* zipStream(files: Iterable<ZippedFile>): AsyncGenerator<Buffer> {
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const facts = { sum: 0, size: 0, packed: 0 };
    const head = Buffer.concat([numbers([4, 0x04034b50], ...common(facts, name)), Buffer.from(name)]);
    yield head;
    // The error of a failing source ends the packed stream, which throws it here.
    const source = Readable.from(measured(content, facts), { objectMode: false });
    for await (const chunk of pipeline(source, createDeflateRaw(), () => undefined)) {
      facts.packed += (chunk as Buffer).length;
      yield chunk as Buffer;
    }
    const tail = numbers([4, 0x08074b50], [4, facts.sum], [4, facts.packed], [4, facts.size]);
    yield tail;
    const more = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ] as const;
    entries.push(numbers([4, 0x02014b50], [2, 20], ...common(facts, name), ...more), Buffer.from(name));
    offset += head.length + facts.packed + tail.length;
  }
  const directory = Buffer.concat(entries);
  const count = entries.length / 2;
  yield directory;
  yield numbers([4, 0x06054b50], [4, 0], [2, count], [2, count], [4, directory.length], [4, offset], [2, 0]);
}

type Facts = { sum: number; size: number; packed: number };
type Field = readonly [bytes: 2 | 4, value: number];

/** What the head of a file and its entry in the directory share, from the version that reads it. */
function common({ sum, size, packed }: Facts, name: string): Field[] {
  const sizes: Field[] = [
    [4, sum],
    [4, packed],
    [4, size],
  ];
  return [
    [2, 20],
    [2, flags],
    [2, deflated],
    [2, 0],
    [2, day],
    ...sizes,
    [2, Buffer.byteLength(name)],
    [2, 0],
  ];
}

async function* measured(content: ZippedFile['content'], facts: Facts): AsyncGenerator<Buffer> {
  for await (const text of content) {
    const bytes = Buffer.from(text);
    facts.sum = crc32(bytes, facts.sum);
    facts.size += bytes.length;
    yield bytes;
  }
}

function numbers(...fields: readonly Field[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [length]) => sum + length, 0));
  let at = 0;
  for (const [length, value] of fields) at = bytes.writeUIntLE(value, at, length);
  return bytes;
}
