import { setImmediate as othersTurn } from 'node:timers/promises';
import { bumpVersion } from '#kit/database/data-versions.server.ts';
import { inTransaction } from '#kit/database/db.server.ts';
import type { InputOf, OutputOf } from '#kit/http/endpoint.ts';
import { Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import { removeList } from '#shop/articles/prices/office/price-list-store.server.ts';
import {
  insertNewList,
  priceList,
  type CustomersByList,
} from '#shop/articles/prices/office/price-lists.server.ts';
import { changeAs } from '#shop/staff/change-log/change-as.server.ts';
import type { copyPriceList } from './contract.ts';
import { copySpan, readEndOfSpan } from './copy-store.server.ts';
import { readCurrencies } from './fill-store.server.ts';

/** So many articles to a transaction. */
const atOnce = 200;

/** Copies a list part by part. Where that fails, the new list is taken away again. */
export async function copyList(
  services: Services,
  customersOf: CustomersByList,
  by: StaffMember,
  { code, ...input }: InputOf<typeof copyPriceList>,
): Promise<OutputOf<typeof copyPriceList> | Problem> {
  const { db } = services;
  const CurrencyCode = (await readCurrencies(db, [code])).get(code);
  if (CurrencyCode === undefined) return new Problem('not-found');
  const made = await changeAs(by, services, {}, (trx, note) =>
    insertNewList(trx, note, { ...input, CurrencyCode, CopyOf: code }),
  );
  if (made instanceof Problem) return made;
  try {
    await copyPrices(services, { from: code, to: input.Code });
  } catch (error) {
    await changeAs(by, services, { topic: 'catalogue' }, async (trx, note) => {
      await removeList(trx, input.Code);
      note({ entity: 'price-list', id: input.Code, action: 'delete', before: input, after: null });
    });
    throw error;
  }
  const bumped = await inTransaction(db, (trx) => bumpVersion(trx, 'catalogue'));
  await services.versions.changed(bumped);
  return await priceList(services, customersOf, input.Code);
}

async function copyPrices({ db, now }: Services, { from, to }: { from: string; to: string }): Promise<void> {
  const day = stockholmToday(now());
  for (let after = 0; ;) {
    const last = await readEndOfSpan(db, after, atOnce);
    if (last === undefined) return;
    const span = { after, to: last };
    await inTransaction(db, (trx) => copySpan(trx, { from, to, day }, span));
    after = last;
    await othersTurn();
  }
}
