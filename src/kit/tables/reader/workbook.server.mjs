import { SaxesParser } from 'saxes';
import yauzl from 'yauzl';
import { limits, megabytes, tooLong, Unreadable } from './limits.server.mjs';

/**
 * @typedef {Map<string, import('yauzl').Entry>} Parts
 * @typedef {{ onOpen?: (name: string, attributes: Record<string, string>) => void, onText?: (text: string) => void,
 *   onClose?: (name: string) => void }} Handlers
 */

/** The parts of a workbook, which is a ZIP file of XML. Their unpacked sizes are limited before and during reading. */
export class Workbook {
  /** @type {import('yauzl').ZipFile} */
  #zip;
  /** @type {Parts} */
  #parts;
  #unpackedBytes = 0;
  /** @type {Set<string>} */
  #counted = new Set();

  /**
   * @param {import('yauzl').ZipFile} zip
   * @param {Parts} parts
   */
  constructor(zip, parts) {
    this.#zip = zip;
    this.#parts = parts;
  }

  /**
   * @param {string} path
   * @returns {Promise<Workbook>}
   */
  static async open(path) {
    const zip = await yauzl.openPromise(path, { autoClose: false, lazyEntries: true });
    if (zip.entryCount > limits.parts) throw new Unreadable('it has too many parts for a workbook');
    /** @type {Parts} */
    const parts = new Map();
    for await (const entry of zip.eachEntry()) parts.set(entry.fileName.toLowerCase(), entry);
    return new Workbook(zip, parts);
  }

  close() {
    this.#zip.close();
  }

  /** @param {string} name */
  has(name) {
    return this.#parts.has(name.toLowerCase());
  }

  /**
   * Parses a part that is held in memory, or whose result is.
   * @param {string} name
   * @param {number} mostBytes
   * @param {Handlers} handlers
   */
  async parse(name, mostBytes, handlers) {
    for await (const _piece of this.parsing(name, mostBytes, handlers));
  }

  /**
   * Parses a part while it is unpacked, and pauses after each piece until the next one is requested.
   * @param {string} name
   * @param {number} mostBytes
   * @param {Handlers} handlers
   * @returns {AsyncGenerator<void>}
   */
  async *parsing(name, mostBytes, handlers) {
    const entry = this.#parts.get(name.toLowerCase());
    if (!entry) throw new Error(`it has no ${name}`);
    // A sheet is looked at before it is read.
    if (!this.#counted.has(name)) this.#unpackedBytes += entry.uncompressedSize;
    this.#counted.add(name);
    if (entry.uncompressedSize > mostBytes || this.#unpackedBytes > limits.unpackedBytes) {
      throw new Unreadable(
        `its sheet is larger than ${megabytes(Math.min(mostBytes, limits.unpackedBytes))} when it is unpacked; save it as CSV, or in parts`,
      );
    }
    const parser = new BoundedParser(handlers);
    const decoder = new TextDecoder();
    // The library ends the stream with an error when the data exceeds the size that the ZIP file declares.
    for await (const chunk of await this.#zip.openReadStreamPromise(entry)) {
      parser.write(decoder.decode(chunk, { stream: true }));
      yield;
    }
    parser.write(decoder.decode());
    parser.end();
  }
}

/** Reports names without their namespace prefix, and limits the memory that any document can take. */
class BoundedParser {
  #parser = new SaxesParser();
  #depth = 0;
  #sinceTag = 0;

  /** @param {Handlers} handlers */
  constructor({ onOpen, onText, onClose }) {
    const parser = this.#parser;
    parser.on('error', (error) => {
      throw error;
    });
    // Custom entities can expand without limit; no program that writes workbooks defines any.
    parser.on('doctype', () => {
      throw new Unreadable('it has a document type of its own, which no workbook has; save it anew');
    });
    parser.on('opentag', ({ name, attributes }) => {
      this.#sinceTag = 0;
      if (++this.#depth > limits.depth) throw new Unreadable('it is no Excel workbook; save it anew');
      onOpen?.(localName(name), attributes);
    });
    parser.on('closetag', ({ name }) => {
      this.#sinceTag = 0;
      this.#depth--;
      onClose?.(localName(name));
    });
    if (!onText) return;
    parser.on('text', onText);
    parser.on('cdata', onText);
  }

  /** @param {string} text */
  write(text) {
    this.#sinceTag += text.length;
    this.#parser.write(text);
    if (this.#sinceTag > 2 * limits.rowLength) {
      throw tooLong();
    }
  }

  end() {
    this.#parser.close();
  }
}

/** @param {string} name */
function localName(name) {
  return name.slice(name.indexOf(':') + 1);
}
