import type { Charge, Limit } from '#kit/throttle.server.ts';
import { networkOf } from '#kit/throttle.server.ts';

const day = 86_400;
const quarter = 900;

const limits = {
  /** Of one client's tries with one address: from the sixth on each takes longer. */
  pair: {
    kind: 'staff.pair',
    windowSeconds: day,
    free: 5,
    waits: { firstSeconds: 2, longestSeconds: 3_600 },
  },
  /** Of everybody's tries with one address; short, so that nobody is locked out by others for long. */
  address: {
    kind: 'staff.address',
    windowSeconds: 3_600,
    free: 30,
    waits: { firstSeconds: 20, longestSeconds: 20 },
  },
  client: { kind: 'staff.client', windowSeconds: quarter, free: 30 },
  code: {
    kind: 'staff.code',
    windowSeconds: day,
    free: 6,
    waits: { firstSeconds: 5, longestSeconds: 3_600 },
  },
  current: {
    kind: 'staff.current',
    windowSeconds: day,
    free: 5,
    waits: { firstSeconds: 2, longestSeconds: 3_600 },
  },
  link: { kind: 'staff.link', windowSeconds: quarter, free: 30 },
} as const satisfies Record<string, Limit>;

export function passwordCharges(ip: string, email: string): Charge[] {
  const client = networkOf(ip);
  const address = email.toLowerCase();
  return [
    { limit: limits.pair, source: `${client} ${address}` },
    { limit: limits.address, source: address },
    { limit: limits.client, source: client },
  ];
}

export function codeCharge(staffId: number): Charge {
  return { limit: limits.code, source: String(staffId) };
}

export function currentPasswordCharge(staffId: number): Charge {
  return { limit: limits.current, source: String(staffId) };
}

export function linkCharge(ip: string): Charge {
  return { limit: limits.link, source: networkOf(ip) };
}
