import { connect } from 'node:net';
import type { Chance } from '../test/security/seeded.ts';

/**
 * Returns the status of every response, including one that starts directly after a body; a `100 Continue` does not
 * count.
 */
export function statusesIn(answer: string): number[] {
  return [...answer.matchAll(/HTTP\/1\.1 ([2-5]\d{2}) /g)].map(([, status]) => Number(status));
}

/** Sends the bytes and returns everything received until the server closes, or is silent for this many milliseconds. */
export function sendBytes(
  port: number,
  bytes: string,
  silences: { first: number; next: number },
): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    const end = () => (clearTimeout(silence), socket.destroy(), resolve(answer));
    let silence = setTimeout(end, silences.first);
    socket.on('data', (part) => {
      answer += part.toString('latin1');
      clearTimeout(silence);
      silence = setTimeout(end, silences.next);
    });
    socket.on('error', end);
    socket.on('close', end);
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}

// A parser may accept more than one space, which does not change where a request ends.
const requestLine = /^[A-Z]+ +[\x21-\x7e\x80-\xff]+ +HTTP\/1\.[01]$/;
const headerLine = /^([!#$%&'*+\-.^_`|~0-9A-Za-z]+):([\t\x20-\x7e\x80-\xff]*)$/;

/**
 * Returns how many responses these bytes may get under the strictest reading of RFC 9112: one for each complete
 * request, and one more for the first incomplete or invalid one, after which the connection is unusable.
 */
export function answersDue(bytes: string): number {
  let rest = bytes;
  for (let whole = 0; ; whole++) {
    rest = rest.replace(/^[\r\n]+/, '');
    if (rest === '') return whole;
    const length = lengthOfRequest(rest);
    if (length === undefined) return whole + 1;
    const head = rest.slice(0, rest.indexOf('\r\n\r\n') + 2);
    if (/\r\nconnection:(?:[^\r]*,)?[ \t]*close[ \t]*[,\r]/i.test(head)) return whole + 1;
    rest = rest.slice(length);
  }
}

function lengthOfRequest(bytes: string): number | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [line = '', ...lines] = bytes.slice(0, end).split('\r\n');
  const headers = lines.map((header) => headerLine.exec(header));
  if (!requestLine.test(line) || headers.includes(null)) return undefined;
  const valuesOf = (name: string) =>
    headers.flatMap((header) => (header?.[1]?.toLowerCase() === name ? [header[2]!.trim()] : []));
  const [lengths, codings] = [valuesOf('content-length'), valuesOf('transfer-encoding')];
  const body = bytes.slice(end + 4);
  if (codings.length > 0) {
    if (lengths.length > 0 || codings.join().toLowerCase() !== 'chunked') return undefined;
    const chunks = /^(?:(0*[1-9a-f][0-9a-f]{0,3})(?:;[^\r\n]*)?\r\n)/i;
    let at = 0;
    for (let chunk = chunks.exec(body); chunk; chunk = chunks.exec(body.slice(at))) {
      at += chunk[0].length + parseInt(chunk[1]!, 16);
      if (body.slice(at, at + 2) !== '\r\n') return undefined;
      at += 2;
    }
    const last = /^0+(?:;[^\r\n]*)?\r\n(?:[!#-'*+.0-9^-z|~-]+:[\t\x20-\x7e\x80-\xff]*\r\n)*\r\n/i.exec(
      body.slice(at),
    );
    return last ? end + 4 + at + last[0].length : undefined;
  }
  if (lengths.length > 1 || (lengths[0] !== undefined && !/^\d{1,9}$/.test(lengths[0]))) return undefined;
  const length = Number(lengths[0] ?? 0);
  return body.length < length ? undefined : end + 4 + length;
}

const host = 'Host: localhost\r\n';
const json = 'Content-Type: application/json\r\n';
const inside = `GET /api/settings HTTP/1.1\r\n${host}X-Smuggled: 1\r\n\r\n`;
const bases = [
  `GET /api/settings HTTP/1.1\r\n${host}Accept: */*\r\n\r\n`,
  `GET /api/nothing?a=1&b[]=2 HTTP/1.1\r\n${host}Cookie: session=x; language=sv\r\nIf-None-Match: "x"\r\n\r\n`,
  `POST /api/login HTTP/1.1\r\n${host}${json}Content-Length: 2\r\n\r\n{}`,
  `POST /api/login HTTP/1.1\r\n${host}${json}Content-Length: ${inside.length}\r\n\r\n${inside}`,
  `POST /api/login HTTP/1.1\r\n${host}${json}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  `POST /api/login HTTP/1.1\r\n${host}${json}Transfer-Encoding: chunked\r\n\r\n${inside.length.toString(16)}\r\n${inside}\r\n0\r\n\r\n`,
  `DELETE /api/cartrow/1 HTTP/1.1\r\n${host}Origin: http://localhost\r\n\r\n`,
  `OPTIONS * HTTP/1.1\r\n${host}Connection: close\r\n\r\n`,
];
const nasty = [
  'Content-Length: 0',
  'Content-Length: 5',
  'Content-Length: 0x5',
  'Content-Length: 1e1',
  'Content-Length : 9',
  'Content-Length: 2, 2',
  'Content-Length: 99999999999999999999',
  'Content-Length:',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: identity',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding:\tchunked',
  'Transfer-Encoding: \x0bchunked',
  'Transfer-encoding: cow',
  'Transfer_Encoding: chunked',
  'Host: evil.example',
  'Host:',
  'Connection: keep-alive, Content-Length',
  'Upgrade: h2c',
  'Expect: 100-continue',
  'TE: x',
  ' folded',
  'X: \0',
  ': none',
  'no colon',
  `X-Long: ${'x'.repeat(9_000)}`,
  'HTTP2-Settings: AA',
  'Range: bytes=0-',
];
const bytesOfInterest = [
  '\0',
  '\r',
  '\n',
  '\t',
  ' ',
  ':',
  ';',
  ',',
  '/',
  '%',
  '\x0b',
  '\x7f',
  '\x80',
  '\xff',
  '0',
  'G',
  '\r\n',
];

/** Generates one to three requests with a fault; only the malformed one may be left without a response. */
export function mutated(chance: Chance): string {
  let bytes = chance.pick(bases);
  if (chance.happens(0.3)) bytes += chance.pick(bases);
  for (let times = chance.upTo(4); times >= 0; times--) bytes = mutate(bytes, chance);
  return `${bytes}\r\n\r\n\0\0\r\n\r\n`;
}

function mutate(bytes: string, chance: Chance): string {
  const at = chance.upTo(bytes.length + 1);
  const lines = bytes.split('\r\n');
  const line = chance.upTo(lines.length);
  const put = (place: number, ...others: string[]) =>
    [...lines.slice(0, place), ...others, ...lines.slice(place)].join('\r\n');
  return chance.pick([
    () => bytes.slice(0, at) + chance.pick(bytesOfInterest) + bytes.slice(at),
    () => bytes.slice(0, at) + chance.pick(bytesOfInterest) + bytes.slice(at + 1),
    () => bytes.slice(0, at) + bytes.slice(at + 1 + chance.upTo(3)),
    () => bytes.slice(0, at),
    () => put(1 + chance.upTo(2), chance.pick(nasty)),
    () => put(line, chance.pick(nasty)),
    () => put(line, lines[chance.upTo(lines.length)]!),
    () => lines.filter((_line, place) => place !== line).join('\r\n'),
    () => bytes.replace('\r\n', chance.pick(['\n', '\r', '\r\r\n', '\n\r\n', ' \r\n', '\r\n '])),
    () => bytes.replace(/\d+/, (number) => String(Math.max(0, Number(number) + chance.upTo(40) - 20))),
    () =>
      bytes.replace(/[A-Z]\w+-?\w+/, (word) =>
        chance.pick([word.toLowerCase(), `${word} `, ` ${word}`, `${word}\0`]),
      ),
    () => bytes.slice(0, at) + chance.pick(bases),
  ])();
}
