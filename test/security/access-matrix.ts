import type { Answered, Client, TestShop } from '../shop.ts';
import { bodies, cases, forgedIds, type Case } from './access-cases.ts';
import type { Own } from './seed-canaries.ts';

type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE';
type OwnCase = Extract<Case, { is: 'own' }>;
export type Place = { key: string; method: Verb; path: string; field: string; found: OwnCase };

/** The inputs that refer to something of one customer. */
export function ownPlaces(): Place[] {
  return Object.entries(cases).flatMap(([key, found]) => {
    if (found.is !== 'own') return [];
    const [method = '', path = '', field = ''] = key.split(' ');
    return [{ key, method: method as Verb, path: path.replace(/^\/api\//, ''), field, found }];
  });
}

/** Calls the endpoint with this id as the input. */
export async function name(place: Place, id: string, by: Client): Promise<Answered> {
  const body = bodies[`${place.method} /api/${place.path}`];
  const inPath = place.path.includes(`:${place.field}`);
  const path = place.path.replace(/:\w+/, id);
  if (inPath) return await by.send(place.method, path, body);
  return await by.send(place.method, path, {
    ...body,
    [place.field]: /^\d{1,9}$/.test(id) ? Number(id) : id,
  });
}

/** An article has no owner, so an id that does not exist stands for somebody else's. */
export function idAt({ found }: Place, own: Own): string {
  return String(found.thing === 'noArticle' ? 4_000_000 : own[found.thing]);
}

/** Alternative spellings of the same number; a slash within the path would be another path. */
function spellings(id: string, { path, field }: Place): string[] {
  const atEnd = path.endsWith(`:${field}`) ? [`${id}/`] : [];
  return [id, `0${id}`, `%3${id[0]}${id.slice(1)}`, ...atEnd];
}

export type Intruder = { who: string; client: Client; refused: 401 | 404 };

/**
 * Tries every input with ids that do not belong to the intruder, and returns the faults: an answer other than the
 * refusal, one that differs from that for an unknown id, or one that contains data of the owner.
 */
export async function tryPlaces(
  places: readonly Place[],
  intruders: readonly Intruder[],
  victim: { own: Own; mark: string },
): Promise<{ findings: string[]; calls: number }> {
  const findings: string[] = [];
  let calls = 0;
  for (const place of places) {
    for (const { who, client, refused } of intruders) {
      const expected = refused === 401 ? 401 : (place.found.refusal ?? 404);
      const nobodys = await name(place, '3999999', client);
      const inPath = place.path.includes(`:${place.field}`);
      const foreign = idAt(place, victim.own);
      const ids = [...(inPath ? spellings(foreign, place) : [foreign]), ...(inPath ? forgedIds : [])];
      for (const id of ids) {
        const answer = await name(place, id, client);
        calls++;
        const said = `${place.key} = ${id.slice(0, 20)} by ${who}: ${answer.status}`;
        // An id that is too long reaches no endpoint at all.
        const right = id.length > 500 ? [404, expected] : [expected];
        if (!right.includes(answer.status)) findings.push(said);
        else if (answer.status === nobodys.status && answer.text !== nobodys.text)
          findings.push(`${said}, but not as for an id nobody has`);
        if (JSON.stringify([answer.text, answer.headers]).includes(victim.mark))
          findings.push(`${said} with a canary`);
      }
    }
  }
  return { findings, calls };
}

/** Returns everything that belongs to this customer, to detect changes by somebody else. */
export async function belongings({ db }: TestShop, customerId: number): Promise<unknown> {
  const of = (
    table: 'cart_row' | 'shopping_list' | 'delivery_address' | 'customer_order' | 'invoice' | 'order_request',
  ) =>
    db
      .selectFrom(table)
      .selectAll()
      .where('customer_id', '=', customerId)
      .orderBy((table === 'shopping_list' ? 'id' : 'created_at') as never)
      .execute();
  return {
    cart: await of('cart_row'),
    lists: await of('shopping_list'),
    addresses: await of('delivery_address'),
    orders: await of('customer_order'),
    requests: await of('order_request'),
    ownNumbers: await db
      .selectFrom('own_number')
      .selectAll()
      .where('customer_id', '=', customerId)
      .orderBy('id')
      .execute(),
    invoices: await db
      .selectFrom('invoice')
      .selectAll()
      .where('customer_id', '=', customerId)
      .orderBy('id')
      .execute(),
    customer: await db.selectFrom('customer').selectAll().where('id', '=', customerId).execute(),
  };
}
