import type { KnownDevice } from '#kit/http/known-device.server.ts';
import type { Charge, Limit } from '#kit/http/rate-limit.server.ts';
import { networkOf } from '#kit/http/rate-limit.server.ts';

const minute = 60;
const hour = 3_600;
const day = 86_400;

// Customer numbers can be guessed, so no number of failures locks a customer out: from a device or an address that has
// logged in with that number before, only its own failures count.
const logInLimits = {
  pair: {
    kind: 'log-in.pair',
    windowSeconds: day,
    free: 5,
    waits: { firstSeconds: 1, longestSeconds: hour },
  },
  number: {
    kind: 'log-in.number',
    windowSeconds: hour,
    free: 50,
    waits: { firstSeconds: 10, longestSeconds: 10 },
  },
  client: { kind: 'log-in.client', windowSeconds: 15 * minute, free: 30 },
  known: { kind: 'log-in.known', windowSeconds: 30 * day, free: 0 },
  link: { kind: 'log-in.link', windowSeconds: 15 * minute, free: 30 },
} as const satisfies Record<string, Limit>;

const currentPasswordLimit: Limit = {
  kind: 'password.current',
  windowSeconds: day,
  free: 5,
  waits: { firstSeconds: 1, longestSeconds: hour },
};

const resetLimits = {
  address: { kind: 'reset.address', windowSeconds: 15 * minute, free: 5 },
  client: { kind: 'reset.client', windowSeconds: hour, free: 20 },
  /** Of the whole site, for addresses that are nobody's. */
  unknown: { kind: 'reset.unknown', windowSeconds: hour, free: 60 },
} as const satisfies Record<string, Limit>;

/** The cookie by which a device is known, and the kind of limit under which it is remembered. */
export const deviceCookie = 'device';
export const deviceKind = 'log-in.device';

/** What a log-in with a password counts against; `known` is where an address is remembered after a success. */
export function logInCharges(ip: string, number: string, device: KnownDevice | undefined) {
  const client = networkOf(ip);
  return {
    known: { limit: logInLimits.known, source: `${client} ${number}` },
    // A device may be anywhere, and counts for itself.
    pair: { limit: logInLimits.pair, source: `${device?.hash ?? client} ${number}` },
    number: { limit: logInLimits.number, source: number },
    client: { limit: logInLimits.client, source: client },
  } satisfies Record<string, Charge>;
}

export function linkCharge(ip: string): Charge {
  return { limit: logInLimits.link, source: networkOf(ip) };
}

export function currentPasswordCharge(customerId: number): Charge {
  return { limit: currentPasswordLimit, source: String(customerId) };
}

/**
 * What asking for a mailed link counts against, whether the address is known or not. Nothing here is shared by all: else
 * whoever invents addresses would stop everybody's links.
 */
export function resetCharges(ip: string, email: string): Charge[] {
  return [
    { limit: resetLimits.address, source: email.toLowerCase() },
    { limit: resetLimits.client, source: networkOf(ip) },
  ];
}

/** What addresses that are nobody's count against together. */
export const unknownAddressCharge: Charge = { limit: resetLimits.unknown, source: '' };
