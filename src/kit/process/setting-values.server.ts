import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { defaultLanguage, isLanguage, languages, type Language } from '#kit/text/language.ts';
import { isMailbox } from '#kit/fields/mailbox.ts';
import { projectRoot } from './project-root.server.ts';

type Setting<Schema extends z.ZodType> = { variable: string; schema: Schema; isSecret: boolean };

/** The message of the schema's issues must end the sentence "allowed is …". */
export function setting<Schema extends z.ZodType>(variable: string, schema: Schema): Setting<Schema> {
  return { variable, schema, isSecret: false };
}

/** A setting whose value may hold a password, so that no message shows it. */
export function secretSetting<Schema extends z.ZodType>(variable: string, schema: Schema): Setting<Schema> {
  return { variable, schema, isSecret: true };
}

/** Returns whether the text of a setting is valid. */
type Check = (value: string) => boolean;

export function text(allowed: string, isRight: Check) {
  return z.string().refine(isRight, allowed);
}

export function wholeNumber(least: number, most: number) {
  const isRight = (value: string) => /^\d{1,9}$/.test(value) && +value >= least && +value <= most;
  return text(`a whole number from ${least} to ${most}`, isRight).transform(Number);
}

export function trueOrFalse() {
  return z.enum(['false', 'true'], { error: 'false or true' }).transform((value) => value === 'true');
}

export function folder() {
  return text('a folder', (path) => !path.includes('\0')).transform((path) => resolve(projectRoot, path));
}

/** The languages of the shop, of which the default is always one. */
export function languageList() {
  const others = languages.filter((language) => language !== defaultLanguage);
  const listed = (value: string) => [...new Set(value.split(',').map((tag) => tag.trim()))];
  return text(
    `${defaultLanguage} and any of ${others.join(' and ')}, with commas between`,
    (value) => listed(value).every(isLanguage) && listed(value).includes(defaultLanguage),
  ).transform((value) => listed(value) as readonly Language[]);
}

export function webAddress() {
  return text('an address such as https://example.se/form', isWebAddress);
}

export function postgresUrl() {
  return text('postgres://user:password@host:5432/database', hasScheme('postgres', 'postgresql'));
}

export function mailbox() {
  return text('an address such as order@shop.example.se', isMailbox);
}

/** A key is 256 bits, written as 64 hexadecimal digits or 44 characters of base64. */
export function isSecretsKey(text: string): boolean {
  return /^[0-9a-f]{64}$/i.test(text) || /^[\w+/-]{43}=?$/.test(text);
}

export function keysOf(value: string): string[] {
  return value.split(',').map((key) => key.trim());
}

export function isHost(value: string): boolean {
  return !/[\s/]/.test(value);
}

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

export function isTrustProxy(value: string): boolean {
  return (
    /^(?:true|false|[1-9])$/.test(value) || value.split(',').every((part) => isAddressRange(part.trim()))
  );
}

function isAddressRange(value: string): boolean {
  const [address, bits, ...more] = value.split('/');
  return isIP(address ?? '') > 0 && (bits === undefined || /^\d{1,3}$/.test(bits)) && more.length === 0;
}

export function trustedProxies(value: string): boolean | number | string {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d$/.test(value) ? Number(value) : value;
}
