import type { Picked } from './pick-count.ts';

/** What is picked is kept in this browser, so that a phone that reloads the page, or loses the network, loses nothing. */
const keyOf = (orderId: number) => `picking ${orderId}`;
const prefix = 'picking ';
/** An order that is picked no more is sent within days. */
const mostKept = 20;

export function readPicked(orderId: number): Picked {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(orderId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter(
        ([row, count]) => /^\d+$/.test(row) && Number.isInteger(count) && Number(count) > 0,
      ),
    ) as Picked;
  } catch {
    return {};
  }
}

/** Returns whether the browser keeps it. */
export function keepPicked(orderId: number, picked: Picked): boolean {
  try {
    const key = keyOf(orderId);
    // The newest stands last.
    localStorage.removeItem(key);
    const others = Object.keys(localStorage).filter((one) => one.startsWith(prefix));
    for (const old of others.slice(0, Math.max(0, others.length - mostKept + 1)))
      localStorage.removeItem(old);
    if (Object.values(picked).some((count) => count > 0)) localStorage.setItem(key, JSON.stringify(picked));
    return true;
  } catch {
    return false;
  }
}

export function forgetPicked(orderId: number): void {
  keepPicked(orderId, {});
}
