import type { WriteStream } from 'node:tty';

type Screen = Pick<WriteStream, 'write'> & { isTTY?: boolean; columns?: number };

const width = 24;

/** On a terminal one line is updated in place; elsewhere a line is printed now and then. */
export function startProgress(name: string, screen: Screen, now: () => number = () => performance.now()) {
  const isTerminal = screen.isTTY === true;
  const start = now();
  let lastShown = start;

  function show(rows: number, fraction: number): void {
    if (now() - lastShown < (isTerminal ? 100 : 5_000)) return;
    lastShown = now();
    const seconds = (lastShown - start) / 1000;
    const percent = `${Math.min(99, Math.floor(fraction * 100))} %`.padStart(4);
    const facts = `${percent}  ${count(rows)} rows  ${count(Math.round(rows / seconds))} a second`;
    if (!isTerminal) return void screen.write(`${name} ${facts.trim()}\n`);
    const done = Math.min(width, Math.round(fraction * width));
    const bar = '█'.repeat(done) + '░'.repeat(width - done);
    screen.write(`\r\x1b[K${`${name} ${bar} ${facts}`.slice(0, (screen.columns || 80) - 1)}`);
  }

  return {
    show,
    /** Removes the progress bar; returns how many seconds it took. */
    end(): number {
      if (isTerminal) screen.write('\r\x1b[K');
      return (now() - start) / 1000;
    },
  };
}

/** Formats `3,257`. */
export function count(number: number): string {
  return number.toLocaleString('en-GB');
}
