import type { KnownDevice } from '#kit/http/known-device.server.ts';
import { networkOf, type Charge, type Limit } from '#kit/http/rate-limit.server.ts';

const minute = 60;
const hour = 3_600;
const day = 86_400;

// Customer numbers can be guessed, so no number of failures locks a customer out: a device or network that has logged
// in with that number before is limited only by its own failures.
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
  /** Shared by the whole site, for e-mail addresses without a customer. */
  unknown: { kind: 'reset.unknown', windowSeconds: hour, free: 60 },
} as const satisfies Record<string, Limit>;

/** The cookie that identifies a device, and the kind of limit under which the device is remembered. */
export const deviceCookie = 'device';
export const deviceKind = 'log-in.device';

/**
 * The limits that a log-in with a password counts towards; `known` is where a network is remembered after a success.
 */
export function logInCharges(ip: string, number: string, device: KnownDevice | undefined) {
  const client = networkOf(ip);
  return {
    known: { limit: logInLimits.known, source: `${client} ${number}` },
    // A device may be used from any network, and is counted separately.
    pair: { limit: logInLimits.pair, source: `${device?.hash ?? client} ${number}` },
    number: { limit: logInLimits.number, source: number },
    client: { limit: logInLimits.client, source: client },
  } satisfies Record<string, Charge>;
}

export function linkCharge(ip: string): Charge {
  return { limit: logInLimits.link, source: networkOf(ip) };
}

/** `who` is the id of the customer whose number's password it is, or names the person. */
export function currentPasswordCharge(who: number | string): Charge {
  return { limit: currentPasswordLimit, source: String(who) };
}

/**
 * The limits that a request for a mailed link counts towards, whether or not the address is known. None is shared by
 * all callers: otherwise whoever invents addresses could block everybody's links.
 */
export function resetCharges(ip: string, email: string): Charge[] {
  return [
    { limit: resetLimits.address, source: email.toLowerCase() },
    { limit: resetLimits.client, source: networkOf(ip) },
  ];
}

/** The shared limit for addresses without a customer. */
export const unknownAddressCharge: Charge = { limit: resetLimits.unknown, source: '' };
