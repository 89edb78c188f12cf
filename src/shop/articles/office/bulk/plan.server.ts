import type { Db } from '#kit/database/db.server.ts';
import { badField, type Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { VatPercents } from '#shop/order-model/vat-rates.ts';
import { productGroupIds } from '#shop/product-groups/group-ids.server.ts';
import { mayChangeField } from '#shop/staff/field-rights.ts';
import { notYours } from '#shop/staff/change-log/change-as.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';
import { knownChoices } from '#shop/articles/office/store.server.ts';
import type { BulkChange } from './contract.ts';

const columnOf = {
  ProductGroupId: 'product_group_id',
  MaterialId: 'material_id',
  VatCode: 'vat_code',
  CountryOfOrigin: 'country_of_origin',
  HsCode: 'hs_code',
  NoArticleStock: 'no_article_stock',
  News: 'news',
  SeasonNews: 'season_news',
  Active: 'active',
} as const satisfies Record<Exclude<keyof BulkChange, 'PricePercent'>, string>;

export type BulkColumn = (typeof columnOf)[keyof typeof columnOf];

/** What a change sets: columns of the article, and the standard price as a factor in ten thousandths. */
export type BulkPlan = {
  columns: readonly { name: BulkColumn; value: string | number | boolean | null }[];
  priceFactor: number | undefined;
};

export function planOf(change: BulkChange): BulkPlan {
  const names = Object.keys(columnOf) as (keyof typeof columnOf)[];
  return {
    columns: names.flatMap((name) => {
      const value = change[name];
      return value === undefined ? [] : [{ name: columnOf[name], value: value === '' ? null : value }];
    }),
    priceFactor:
      change.PricePercent === undefined ? undefined : Math.round(100 * (100 + change.PricePercent)),
  };
}

/** Refuses fields that the person may not change, and what does not exist. */
export async function refuseChange(
  db: Db,
  by: StaffMember,
  change: BulkChange,
  vatPercents: VatPercents,
): Promise<Problem | undefined> {
  const given = Object.keys(change).filter((name) => change[name as keyof BulkChange] !== undefined);
  const theirs = given.filter(
    (name) =>
      !mayChangeField((right) => by.rights.has(right), 'article', name === 'PricePercent' ? 'Price' : name),
  );
  if (theirs.length > 0) return notYours(theirs);
  const { ProductGroupId, MaterialId = null, VatCode } = change;
  if (ProductGroupId !== undefined && !(await productGroupIds(db)).has(ProductGroupId))
    return badField('Change.ProductGroupId', 'match');
  if (!(await knownChoices(db, [], MaterialId)).material) return badField('Change.MaterialId', 'match');
  if (VatCode !== undefined && !vatPercents.has(VatCode))
    return badField('Change.VatCode', 'match', officeTextOf('officeProblem.noVatCode'));
  return undefined;
}
