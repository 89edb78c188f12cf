import { isIP } from 'node:net';

/** Returns whether the text of a setting is valid. */
export type Check = (value: string) => boolean;

export const webAddress = 'an address such as https://example.se/form';

export function hasScheme(...schemes: string[]): Check {
  return (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1));
}

export function isWebAddress(value: string): boolean {
  return hasScheme('https', 'http')(value);
}

export function isBucket(value: string): boolean {
  if (!isWebAddress(value)) return false;
  const { pathname, username, password } = new URL(value);
  return username !== '' && password !== '' && /^(?:\/[\w.-]+)+\/?$/.test(pathname);
}

export function isOrigin(value: string): boolean {
  return isWebAddress(value) && new URL(value).href === new URL(value).origin + '/';
}

/** Returns whether a host name leads to the machine itself, so that nobody else can reach it. */
export function isLoopback(host: string): boolean {
  if (/(?:^|\.)localhost\.?$/i.test(host)) return true;
  return host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));
}

export function isTrackingTemplate(value: string): boolean {
  return value.includes('{consignmentId}') && hasScheme('https')(value);
}

export function isMailbox(value: string): boolean {
  return /^(?:[^<>@\r\n]* <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value);
}

export function isTrustProxy(value: string): boolean {
  return (
    /^(?:true|false|[1-9])$/.test(value) || value.split(',').every((part) => isAddressRange(part.trim()))
  );
}

function isAddressRange(value: string): boolean {
  const [address, bits, ...more] = value.split('/');
  return isIP(address ?? '') > 0 && (bits === undefined || /^\d{1,3}$/.test(bits)) && more.length === 0;
}

export function trustedProxies(value = 'false'): boolean | number | string {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d$/.test(value) ? Number(value) : value;
}
