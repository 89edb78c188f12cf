import type { Picked } from './pick-count.ts';

const prefix = 'picking ';
/** What was picked before that has been sent since, or lies on its shelf again. */
const longestKeptMs = 24 * 60 * 60 * 1000;

/**
 * Returns what is picked of an order, which this browser keeps: a phone that loads the page anew, or is out of reach of the
 * network, loses nothing.
 */
export function readPicked(orderId: number): Picked {
  try {
    const kept = JSON.parse(localStorage.getItem(prefix + orderId) ?? '{}') as {
      at?: unknown;
      picked?: unknown;
    };
    const isNew = typeof kept.at === 'number' && Date.now() - kept.at < longestKeptMs;
    if (!isNew || typeof kept.picked !== 'object' || kept.picked === null) return {};
    const counts = Object.entries(kept.picked).filter(
      ([row, count]) => /^\d+$/.test(row) && Number.isInteger(count) && Number(count) > 0,
    );
    return Object.fromEntries(counts) as Picked;
  } catch {
    return {};
  }
}

/** Returns whether the browser keeps it. */
export function keepPicked(orderId: number, picked: Picked): boolean {
  try {
    localStorage.removeItem(prefix + orderId);
    forgetOld();
    if (Object.values(picked).some((count) => count > 0))
      localStorage.setItem(prefix + orderId, JSON.stringify({ at: Date.now(), picked }));
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
  for (const key of keys.filter((one) => one.startsWith(prefix)))
    if (Object.keys(readPicked(Number(key.slice(prefix.length)))).length === 0) localStorage.removeItem(key);
}
