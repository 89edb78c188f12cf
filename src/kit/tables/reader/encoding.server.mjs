import { createReadStream } from 'node:fs';
import { Unreadable } from './limits.server.mjs';

/** @typedef {'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh'} Encoding */

/**
 * Detects the encoding of a text file. It reads the whole file, since only the last byte proves that all of it is
 * UTF-8.
 * @param {string} path
 * @returns {Promise<Encoding>}
 */
export async function findEncoding(path) {
  const strict = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  let isFirst = true;
  for await (const chunk of chunksOf(path)) {
    if (isFirst && chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
    if (isFirst && chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be';
    if (chunk.includes(0)) {
      throw new Unreadable('it is neither a text file nor an Excel workbook (.xlsx)');
    }
    isFirst = false;
    isUtf8 &&= decodes(strict, chunk);
  }
  isUtf8 &&= decodes(strict);
  if (isUtf8) return 'utf-8';
  await refuseDamagedUtf8(path);
  return await findOldEncoding(path);
}

/**
 * What the bytes of letters with marks tell of an encoding of before Unicode. `unsure` are letters of Mac OS Roman or DOS that
 * are rare letters or signs in Windows-1252.
 */
const evidence = {
  windows: /(?<=[A-Za-z])[\xc0-\xff](?=[A-Za-z])/g,
  mac: /(?<=[A-Za-z])[\x8a\x8c](?=[a-z])/g,
  dos: /(?<=[A-Za-z])[\x84\x86\x94](?=[A-Za-z])/g,
  unsure: /\x81|[\x80\x85\x8a\x8c\x9a](?=[a-z])|(?<=[A-Za-z])[\x84\x86\x8c\x9a]/g,
};

/**
 * @param {string} path
 * @returns {Promise<Encoding>}
 */
async function findOldEncoding(path) {
  const found = { windows: 0, mac: 0, dos: 0, unsure: 0 };
  for await (const chunk of chunksOf(path)) {
    const text = chunk.toString('latin1');
    for (const [name, pattern] of Object.entries(evidence))
      found[/** @type {keyof typeof found} */ (name)] += text.match(pattern)?.length ?? 0;
  }
  if (found.windows > found.mac + found.dos || found.unsure + found.dos === 0) return 'windows-1252';
  if (found.mac > 0 && found.windows + found.dos === 0) return 'macintosh';
  throw new Unreadable('its letters can be read in several ways; save it anew as UTF-8');
}

/**
 * @param {TextDecoder} decoder
 * @param {Uint8Array} [chunk]
 */
function decodes(decoder, chunk) {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
}

/**
 * Refuses a text with more valid UTF-8 sequences than invalid ones: decoding it as Windows-1252 would turn `å` into
 * `Ã¥`.
 * @param {string} path
 */
async function refuseDamagedUtf8(path) {
  let [line, firstBadLine, good, bad] = [1, 0, 0, 0];
  const lenient = new TextDecoder('utf-8');
  for await (const chunk of chunksOf(path)) {
    for (const [mark] of lenient.decode(chunk, { stream: true }).matchAll(/\n|[^\0-\x7f]/gu)) {
      if (mark === '\n') line++;
      else if (mark === '\ufffd') bad++;
      else good++;
      if (bad > 0) firstBadLine ||= line;
    }
  }
  if (good > bad) {
    throw new Unreadable(
      `its UTF-8 is damaged, first on line ${firstBadLine || line}; save it anew as UTF-8`,
    );
  }
}

/**
 * @param {string} path
 * @returns {AsyncIterable<Buffer>}
 */
function chunksOf(path) {
  return createReadStream(path, { highWaterMark: 256 * 1024 });
}

/**
 * Yields the text of a file in pieces, with `\n` as the only line break and without a byte order mark.
 * @param {AsyncIterable<Buffer>} chunks
 * @param {Encoding} encoding
 * @returns {AsyncGenerator<string, void>}
 */
export async function* decoded(chunks, encoding) {
  const decoder = encoding === 'windows-1252' ? undefined : new TextDecoder(encoding);
  let pending = '';
  for await (const chunk of chunks) {
    const text = pending + (decoder ? decoder.decode(chunk, { stream: true }) : fromWindows1252(chunk));
    // The matching line feed may come with the next piece.
    pending = text.endsWith('\r') ? '\r' : '';
    yield text.slice(0, text.length - pending.length).replace(/\r\n?/g, '\n');
  }
  yield (pending + (decoder?.decode() ?? '')).replace(/\r\n?/g, '\n');
}

// In some versions Node's own decoder of this name produces ISO 8859-1.
const from0x80 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** @param {Buffer} chunk */
function fromWindows1252(chunk) {
  return chunk
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (letter) => from0x80[letter.charCodeAt(0) - 0x80] ?? letter);
}
