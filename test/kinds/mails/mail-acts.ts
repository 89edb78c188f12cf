import type { Answered, Client } from '../../shop.ts';
import type { TextKey } from '../../../src/shop/texts/language-table.ts';
import type { Reader, World } from './mail-world.ts';

/** A call, which may be made again as it is. */
export type Call = {
  by: Client;
  method: 'POST' | 'PUT';
  path: string;
  body?: object;
  headers?: Record<string, string>;
  /** The work of the shop that mails of it. */
  later?: Job;
};
export type Job = () => Promise<void>;

/** What somebody does, who is mailed of it, and by which subject. */
export type Act = {
  what: string;
  mails: readonly (readonly [Reader, MailKey])[];
  /** Does what comes before, and returns what mails. */
  begin(world: World): Promise<Call | Job>;
  /** Whoever does it again wants the mails again. */
  again?: true;
  /** The staff choose whether it mails. */
  hasChoice?: true;
  /** A business system that mails for itself does it. */
  isOfSystem?: true;
  /** Whoever is to be mailed is kept with what is done, and mailed by a job. */
  isToldLater?: true;
  /** It leaves a shop in which others would mail something else. */
  alone?: true;
};
export type MailKey = Extract<TextKey, `mail.${string}ubject${string}`> | 'staff.mail.subject';

/** An order's news, which go to the customer and to who ordered. */
export function toBoth(key: MailKey): Act['mails'] {
  return [
    ['customer', key],
    ['orderer', key],
  ];
}

export async function perform(call: Call | Job, key: string): Promise<Answered | undefined> {
  if (typeof call === 'function') {
    await call();
    return undefined;
  }
  const { by, method, path, body = {}, headers, later } = call;
  const answer = await by.send(method, path, body, { ...headers, 'idempotency-key': key });
  await later?.();
  return answer;
}
