import type { KnownDevice } from '#kit/http/known-device.server.ts';
import { networkOf, type Charge, type Limit } from '#kit/http/rate-limit.server.ts';

const day = 86_400;
const quarter = 900;

const limits = {
  /** One client's attempts with one address: from the sixth on each is delayed longer. */
  pair: {
    kind: 'staff.pair',
    windowSeconds: day,
    free: 5,
    waits: { firstSeconds: 2, longestSeconds: 3_600 },
  },
  /** Everybody's attempts with one address; short, so that nobody is locked out by others for long. */
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

/** The cookie that identifies a device, and the kind of limit under which the device is remembered. */
export const deviceCookie = 'office-device';
export const deviceKind = 'staff.device';

/**
 * The limits that a log-in with a password counts towards, the client's own first. A device that has logged in with
 * the address before is limited only by its own attempts: nobody else can lock it out.
 */
export function passwordCharges(
  ip: string,
  email: string,
  device: KnownDevice | undefined,
): [own: Charge, ...others: Charge[]] {
  const address = email.toLowerCase();
  if (device) return [{ limit: limits.pair, source: `${device.hash} ${address}` }];
  const client = networkOf(ip);
  return [
    { limit: limits.pair, source: `${client} ${address}` },
    { limit: limits.address, source: address },
    { limit: limits.client, source: client },
  ];
}

export function codeCharge(staffId: number, device?: KnownDevice): Charge {
  return { limit: limits.code, source: device ? `${device.hash} ${staffId}` : String(staffId) };
}

export function currentPasswordCharge(staffId: number): Charge {
  return { limit: limits.current, source: String(staffId) };
}

export function linkCharge(ip: string): Charge {
  return { limit: limits.link, source: networkOf(ip) };
}
