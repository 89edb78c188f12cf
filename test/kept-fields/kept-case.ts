import type { Client, TestShop } from '../shop.ts';

export type Body = Record<string, unknown>;
/** A thing of the office that is changed as it was read. */
export type KeptCase = {
  /** Makes the thing and returns where it is read and changed. */
  path: (shop: TestShop, office: Client) => Promise<string>;
  /** Another value for each field; `Cards.Name` is that of the first card. */
  others: Readonly<Record<string, unknown>>;
  /** Fields of the declaration that are not kept as they are given. */
  notKept?: readonly string[];
  /** What a change is logged as. */
  entity?: string;
  /** A field that changes without anybody's doing, so that what was read before may be sent. */
  unversioned?: string;
  /** What follows from a field. */
  follows?: Readonly<Record<string, Body>>;
  /** What else the log tells of a field. */
  alsoLogged?: Readonly<Record<string, string[]>>;
};

export const made = (path: string) => async () => path;
export function inList(name: string, fields: Body): Body {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${name}.${field}`, value]));
}

export async function create(office: Client, path: string, body: Body): Promise<string> {
  const { status, body: saved, text } = await office.post(path, body);
  if (status !== 200) throw new Error(text);
  return `${path}/${saved.Id ?? saved.Code}`;
}
