import { crc32, deflateRawSync } from 'node:zlib';

export type ZipFile = {
  /** As it stands in the ZIP, in whatever encoding. */
  name: Buffer | string;
  bytes: Buffer;
  /** The name that some programs write once more, in UTF-8. */
  nameAgain?: string;
  /** Says that the name is UTF-8. */
  isUtf8?: boolean;
  isEncrypted?: boolean;
  /** Says that it unpacks to so many bytes. */
  saidBytes?: number;
};

/** Writes a ZIP as old and odd programs do, which no library does. */
export function makeZip(files: readonly ZipFile[]): Buffer {
  const parts: Buffer[] = [];
  const listed: Buffer[] = [];
  let at = 0;
  for (const { name, nameAgain, bytes, isUtf8 = false, isEncrypted = false, ...said } of files) {
    const { saidBytes = bytes.length } = said;
    const raw = Buffer.from(name);
    const packed = deflateRawSync(bytes);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE((isUtf8 ? 0x800 : 0) | (isEncrypted ? 1 : 0), 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(saidBytes, 18);
    facts.writeUInt16LE(raw.length, 22);
    const local = [Buffer.from('PK\x03\x04', 'latin1'), facts, raw, packed];
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    const more = nameAgain === undefined ? Buffer.alloc(0) : unicodePath(raw, nameAgain);
    const ofDirectory = Buffer.from(facts);
    ofDirectory.writeUInt16LE(more.length, 24);
    listed.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), ofDirectory, rest, raw, more);
    parts.push(...local);
    at += local.reduce((sum, { length }) => sum + length, 0);
  }
  const directory = Buffer.concat(listed);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, directory, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

/** After a version and the checksum of the name that it stands for. */
function unicodePath(raw: Buffer, name: string): Buffer {
  const text = Buffer.from(name);
  const head = Buffer.alloc(9);
  head.writeUInt16LE(0x7075, 0);
  head.writeUInt16LE(5 + text.length, 2);
  head.writeUInt8(1, 4);
  head.writeUInt32LE(crc32(raw), 5);
  return Buffer.concat([head, text]);
}
