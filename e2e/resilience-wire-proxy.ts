import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** `before` what the shop said reached PostgreSQL, or `after`, with PostgreSQL's answer withheld. */
export type Moment = 'before' | 'after';
type Trap = { step: number; moment: Moment; spring: () => Promise<void> };

/** What the shop says to PostgreSQL until it waits for an answer. */
export type Step = { text: string; bytes: Buffer };

/** Which of the steps of a connection count: from one that says the first to one that says the second, both included. */
export type Span = { begins: RegExp; ends: RegExp };
export const transaction: Span = {
  begins: /\bbegin\b|start transaction/i,
  ends: /\b(?:commit|rollback)\b/i,
};

export type WireProxy = {
  url: string;
  /** From now on another span than transactions. */
  follow(span: Span): void;
  /** Springs at this step of the next span, counted from its first as 1. */
  setTrap(trap: Trap): void;
  /** Answers the steps of the next span once it has ended; fails, and tells what was said instead, where none comes. */
  record(withinMs?: number): Promise<string[]>;
  /** From now on a `commit` is answered with yes and not passed on, as by a database that does not keep its word. */
  lieAboutCommits(): void;
  /** Cuts every connection, so that no transaction is left open by a shop that is gone. */
  cut(): void;
  close(): Promise<void>;
};

/** Stands between the shop and PostgreSQL, reads what they say, and stops it where a trap is set. */
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
          // Long enough for PostgreSQL to have done it.
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
  function record(withinMs = 10_000): Promise<string[]> {
    const steps = recorded(withinMs);
    // Heard of when it is waited for, which may be after it has failed.
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

/** `COMMIT`, and ready for the next: what PostgreSQL answers to a commit. */
const yes = Buffer.from([0x43, 0, 0, 0, 11, ...Buffer.from('COMMIT\0'), 0x5a, 0, 0, 0, 5, 0x49]);
const endsStep = new Set(['Q', 'S', 'X']);

/** Cuts what a client sends into steps: up to a query, a sync or a goodbye. The first message has no type. */
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
      // Also a password, which nothing follows until it is answered.
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

/** The words of a step; of a query that was named on an earlier one, what was named then. */
function textOf(bytes: Buffer, named: Map<string, string>): string {
  const text = bytes.toString('latin1');
  const [name = '', query = ''] = text.slice(5).split('\0', 2);
  if (bytes[0] === parse) named.set(name, query);
  const known = bytes[0] === bind ? (named.get(query) ?? '') : '';
  return `${known} ${text}`.replace(/[^\x20-\x7e]+/g, ' ');
}
