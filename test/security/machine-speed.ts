import { performance } from 'node:perf_hooks';

/** Takes the minimum of several runs, since other load can slow down one of them, but not all. */
export function leastMs(work: () => unknown, enough = 0): number {
  let least = Infinity;
  for (let attempt = 0; attempt < 25 && least > enough; attempt++) {
    const start = performance.now();
    work();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** Takes about a millisecond on a machine of normal speed. */
function walk(): unknown {
  return ','
    .repeat(10_000)
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim()));
}

/**
 * Returns how many times longer than on a machine of normal speed everything takes now, at least 1. A limit of time is
 * multiplied by it, so that a slow machine does not pass for slow code.
 */
export function slowness(): number {
  return Math.max(1, leastMs(walk, 1));
}
