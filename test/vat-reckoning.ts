/** A reckoning of VAT rates with days that shares nothing with the shop's. Days are numbered from 2026-01-01. */
export type Period = { code: string; percent: number; from: number | null; to: number | null };

const dayMs = 86_400_000;
const first = Date.UTC(2026, 0, 1);

export function dateOf(day: number): string {
  return new Date(first + day * dayMs).toISOString().slice(0, 10);
}

/** Summer time is from the last Sunday of March to that of October, at one o'clock UTC. */
function offsetAt(utc: number): number {
  const year = new Date(utc).getUTCFullYear();
  const lastSunday = (month: number) => {
    const end = new Date(Date.UTC(year, month + 1, 0, 1));
    return end.getTime() - end.getUTCDay() * dayMs;
  };
  return utc >= lastSunday(2) && utc < lastSunday(9) ? 2 : 1;
}

export function swedishDay(utc: number): number {
  return Math.floor((utc + offsetAt(utc) * 3_600_000 - first) / dayMs);
}

/** The moment at which a day begins in Sweden. */
export function beginOf(day: number): number {
  const utc = first + day * dayMs;
  const [inSummer, inWinter] = [utc - 2 * 3_600_000, utc - 3_600_000];
  return swedishDay(inSummer) === day ? inSummer : inWinter;
}

/** Walks back from the day to one that a period covers, and forward where there is none. */
export function percentOn(day: number, code: string, periods: readonly Period[]): number {
  const own = periods.filter((one) => one.code === code);
  const covering = (on: number) => own.find(({ from, to }) => (from ?? -1e6) <= on && on <= (to ?? 1e6));
  for (let back = day; back > day - 800; back--) if (covering(back)) return covering(back)!.percent;
  for (let on = day; on < day + 800; on++) if (covering(on)) return covering(on)!.percent;
  throw new Error(`no period of ${code}`);
}

export type Piece = { price: number; quantity: number; percent: number };

/** Öre, rounded half up once per rate. */
export function vatOfPieces(pieces: readonly Piece[]): number {
  const nets = new Map<number, bigint>();
  for (const { price, quantity, percent } of pieces)
    nets.set(percent, (nets.get(percent) ?? 0n) + BigInt(price) * BigInt(quantity));
  let vat = 0n;
  for (const [percent, net] of nets) vat += (net * BigInt(percent) * 2n + 100n) / 200n;
  return Number(vat);
}
