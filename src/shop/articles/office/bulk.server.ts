import { Problem, badField } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { productGroupIds } from '#shop/product-groups/group-ids.server.ts';
import { mayChangeField } from '#shop/staff/field-rights.ts';
import { changeAs, notYours } from '#shop/staff/change-log/change-as.server.ts';
import { lockForBulk, setStandardPrices, updateMany } from './bulk-store.server.ts';

type Given = {
  Ids: number[];
  ProductGroupId?: number | undefined;
  News?: boolean | undefined;
  SeasonNews?: boolean | undefined;
  Active?: boolean | undefined;
  PricePercent?: number | undefined;
};

/** Changes all of the articles, or none when one of them no longer exists. */
export async function changeMany(
  services: Services,
  by: StaffMember,
  { Ids, PricePercent, ...changes }: Given,
) {
  if (PricePercent !== undefined && !mayChangeField((right) => by.rights.has(right), 'article', 'Price'))
    return notYours(['PricePercent']);
  return await changeAs(by, services, { topic: 'catalogue' }, async (trx, note) => {
    if (changes.ProductGroupId !== undefined && !(await productGroupIds(trx)).has(changes.ProductGroupId)) {
      return badField('ProductGroupId', 'match');
    }
    const rows = await lockForBulk(trx, Ids);
    if (rows.length !== new Set(Ids).size) return new Problem('changed-meanwhile');
    await updateMany(trx, Ids, {
      ...(changes.ProductGroupId !== undefined && { product_group_id: changes.ProductGroupId }),
      ...(changes.News !== undefined && { news: changes.News }),
      ...(changes.SeasonNews !== undefined && { season_news: changes.SeasonNews }),
      ...(changes.Active !== undefined && { active: changes.Active }),
    });
    const prices = rows.flatMap(({ id, price }) =>
      price === null || PricePercent === undefined ? [] : [{ id, price: raised(price, PricePercent) }],
    );
    if (prices.length > 0) await setStandardPrices(trx, prices);
    const priceOf = new Map(prices.map(({ id, price }) => [id, price]));
    let changed = 0;
    for (const row of rows) {
      const before = wireOf(row, row.price);
      const after = { ...before, ...defined(changes), Price: (priceOf.get(row.id) ?? row.price ?? 0) / 100 };
      if (JSON.stringify(before) === JSON.stringify(after)) continue;
      changed++;
      note({ entity: 'article', id: row.id, action: 'change', before, after });
    }
    return { Changed: changed };
  });
}

/** Returns the raised price, rounded half up to whole öre, at least one öre. */
function raised(ore: number, percent: number): number {
  return Math.max(1, Math.round((ore * Math.round(100 * (100 + percent))) / 10_000));
}

function wireOf(
  row: { product_group_id: number; news: boolean; season_news: boolean; active: boolean },
  price: number | null,
) {
  return {
    ProductGroupId: row.product_group_id,
    News: row.news,
    SeasonNews: row.season_news,
    Active: row.active,
    Price: (price ?? 0) / 100,
  };
}

function defined(changes: Omit<Given, 'Ids' | 'PricePercent'>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
