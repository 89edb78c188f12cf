import type { Picked } from './pick-count.ts';

const prefix = 'picking ';
/** What was picked before that has been sent since, or lies on its shelf again. */
const longestKeptMs = 24 * 60 * 60 * 1000;

/**
 * Returns what is picked of an order, which this browser keeps: a phone that loads the page anew, or is out of reach of the
 * network, loses nothing.
 */
export function readPicked(orderId: number): Picked {
  return readKept(orderId).picked;
}

/** Returns the rows of which no more were on their shelf. */
export function readMissing(orderId: number): readonly number[] {
  return readKept(orderId).missing;
}

function readKept(orderId: number): { picked: Picked; missing: readonly number[] } {
  const nothing = { picked: {}, missing: [] };
  try {
    const kept = JSON.parse(localStorage.getItem(prefix + orderId) ?? '{}') as {
      at?: unknown;
      picked?: unknown;
      missing?: unknown;
    };
    const isNew = typeof kept.at === 'number' && Date.now() - kept.at < longestKeptMs;
    if (!isNew || typeof kept.picked !== 'object' || kept.picked === null) return nothing;
    const counts = Object.entries(kept.picked).filter(
      ([row, count]) => /^\d+$/.test(row) && Number.isInteger(count) && Number(count) > 0,
    );
    const missing = Array.isArray(kept.missing) ? kept.missing.filter(Number.isInteger) : [];
    return { picked: Object.fromEntries(counts) as Picked, missing };
  } catch {
    return nothing;
  }
}

/** Returns whether the browser keeps it. */
export function keepPicked(orderId: number, picked: Picked, missing: readonly number[] = []): boolean {
  try {
    localStorage.removeItem(prefix + orderId);
    forgetOld();
    if (missing.length > 0 || Object.values(picked).some((count) => count > 0))
      localStorage.setItem(prefix + orderId, JSON.stringify({ at: Date.now(), picked, missing }));
    return true;
  } catch {
    return false;
  }
}

export function forgetPicked(orderId: number): void {
  keepPicked(orderId, {});
}

function forgetOld(): void {
  const keys = Array.from({ length: localStorage.length }, (_none, place) => localStorage.key(place) ?? '');
  for (const key of keys.filter((one) => one.startsWith(prefix))) {
    const { picked, missing } = readKept(Number(key.slice(prefix.length)));
    if (Object.keys(picked).length + missing.length === 0) localStorage.removeItem(key);
  }
}
