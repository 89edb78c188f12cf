import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** `before` the shop's message reached PostgreSQL, or `after`, with PostgreSQL's answer withheld. */
export type Moment = 'before' | 'after';
type Trap = { step: number; moment: Moment; spring: () => Promise<void> };

/** What the shop sends to PostgreSQL until it waits for an answer. */
export type Step = { text: string; bytes: Buffer };

/**
 * The steps of a connection that count: from one that matches the first pattern to one that matches the second,
 * inclusive.
 */
export type Span = { begins: RegExp; ends: RegExp };
export const transaction: Span = {
  begins: /\bbegin\b|start transaction/i,
  ends: /\b(?:commit|rollback)\b/i,
};

export type WireProxy = {
  url: string;
  /** Follows another span than transactions from now on. */
  follow(span: Span): void;
  /** Stops the connection at this step of the next span, counted from 1. */
  setTrap(trap: Trap): void;
  /**
   * Resolves with the steps of the next span once it has ended; rejects, with what was sent instead, when there is
   * none.
   */
  record(withinMs?: number): Promise<string[]>;
  /** From now on a `commit` is acknowledged but not forwarded, as by a database that loses commits. */
  lieAboutCommits(): void;
  /** Closes every connection, so that a killed shop leaves no open transaction. */
  cut(): void;
  close(): Promise<void>;
};

/** A proxy between the shop and PostgreSQL that reads their messages and stops the connection where a trap is set. */
export async function openWireProxy(databaseUrl: string): Promise<WireProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Set<{ shop: Socket; server: Socket }>();
  let trap: Trap | undefined;
  let recording: { steps: string[]; said: string[]; done: (steps: string[]) => void } | undefined;
  let isLying = false;
  let span = transaction;

  function cut(pair: { shop: Socket; server: Socket }): void {
    pairs.delete(pair);
    pair.shop.destroy();
    pair.server.destroy();
  }

  const proxy = createServer((shop) => {
    const server = connect(Number(target.port), target.hostname);
    const pair = { shop, server };
    pairs.add(pair);
    let isHeld = false;
    let stepsOfSpan = 0;
    let work = Promise.resolve();
    const steps = stepsOf((step) => {
      work = work.then(() => pass(step)).catch(() => undefined);
    });

    async function pass({ text, bytes }: Step): Promise<void> {
      if (span.begins.test(text)) stepsOfSpan = 1;
      else if (stepsOfSpan > 0) stepsOfSpan++;
      const isEnd = span.ends.test(text);
      const number = stepsOfSpan;
      if (isEnd) stepsOfSpan = 0;
      recording?.said.push(text);
      if (number > 0 && recording) {
        recording.steps.push(text);
        if (isEnd) recording.done(recording.steps);
        if (isEnd) recording = undefined;
      }
      if (trap && number === trap.step) {
        const { moment, spring } = trap;
        trap = undefined;
        isHeld = true;
        if (moment === 'after') {
          server.write(bytes);
          // Long enough for PostgreSQL to have executed it.
          await sleep(25);
        }
        await spring();
        return cut(pair);
      }
      if (isLying && isEnd && /commit/i.test(text)) return void shop.write(yes);
      server.write(bytes);
    }

    shop.on('data', steps);
    server.on('data', (part) => void (isHeld || shop.write(part)));
    for (const socket of [shop, server]) {
      socket.on('error', () => cut(pair));
      socket.on('close', () => cut(pair));
    }
  });
  async function recorded(withinMs: number): Promise<string[]> {
    const [steps, said]: [string[], string[]] = [[], []];
    const isOver = new Promise<string[]>((done) => (recording = { steps, said, done }));
    const ended = await Promise.race([isOver, sleep(withinMs, undefined, { ref: false })]);
    if (ended) return ended;
    recording = undefined;
    const what = steps.length > 0 ? `began and did not end (${span.ends})` : `did not come (${span.begins})`;
    throw new Error(
      `the span ${what} within ${withinMs} ms; the shop said: ${said.join(' | ') || 'nothing'}`,
    );
  }

  // A span takes some milliseconds.
  function record(withinMs = 60_000): Promise<string[]> {
    const steps = recorded(withinMs);
    // The rejection is handled when the promise is awaited, which may be after it has failed.
    steps.catch(() => undefined);
    return steps;
  }

  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  const url = new URL(databaseUrl);
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    follow: (other) => (span = other),
    setTrap: (set) => (trap = set),
    record,
    lieAboutCommits: () => (isLying = true),
    cut: () => pairs.forEach(cut),
    close: () => new Promise((done) => (proxy.close(() => done()), pairs.forEach(cut))),
  };
}

/** PostgreSQL's answer to a commit: `COMMIT`, and ready for the next query. */
const yes = Buffer.from([0x43, 0, 0, 0, 11, ...Buffer.from('COMMIT\0'), 0x5a, 0, 0, 0, 5, 0x49]);
const endsStep = new Set(['Q', 'S', 'X']);

/**
 * Splits a client's data into steps, each ending with a query, a sync or a terminate message. The first message has
 * no type byte.
 */
function stepsOf(onStep: (step: Step) => void): (part: Buffer) => void {
  const named = new Map<string, string>();
  let rest = Buffer.alloc(0);
  let step: Buffer[] = [];
  let isStarted = false;
  return (part) => {
    rest = Buffer.concat([rest, part]);
    for (;;) {
      const typed = isStarted ? 1 : 0;
      if (rest.length < 4 + typed) return;
      const length = rest.readInt32BE(typed) + typed;
      if (rest.length < length) return;
      const message = rest.subarray(0, length);
      rest = rest.subarray(length);
      step.push(message);
      const isLast = !isStarted || endsStep.has(String.fromCharCode(message[0]!));
      // A password message also ends a step, because the client waits for the answer.
      const isAlone = message[0] === 0x70;
      isStarted = true;
      if (!isLast && !isAlone) continue;
      const bytes = Buffer.concat(step);
      step = [];
      onStep({ text: textOf(bytes, named), bytes });
    }
  };
}

const parse = 0x50;
const bind = 0x42;

/** Returns the SQL of a step; for a prepared statement, the SQL with which it was prepared. */
function textOf(bytes: Buffer, named: Map<string, string>): string {
  const text = bytes.toString('latin1');
  const [name = '', query = ''] = text.slice(5).split('\0', 2);
  if (bytes[0] === parse) named.set(name, query);
  const known = bytes[0] === bind ? (named.get(query) ?? '') : '';
  return `${known} ${text}`.replace(/[^\x20-\x7e]+/g, ' ');
}
