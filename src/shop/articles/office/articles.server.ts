import type { Db, Trx } from '#kit/database/db.server.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { hasImage } from '#shop/images/image-ids.server.ts';
import { inUse, type UsedWhere } from '#shop/office/used-where.server.ts';
import { defaultVatCode } from '#shop/order-model/vat-rates.ts';
import { productGroupIds } from '#shop/product-groups/group-ids.server.ts';
import { changeAs } from '#shop/staff/change-log/change-as.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';
import { editableOf, officeArticleToWire, priceOfInput, rowOfInput } from './article-values.server.ts';
import type { OfficeArticle, OfficeArticleInput } from './contract.ts';
import { readVat } from './read-vat.server.ts';
import * as store from './store.server.ts';
import { vatCodeOfInput } from './vat-code-of-input.ts';

export async function officeArticle({ db, now }: Services, id: number): Promise<OfficeArticle | Problem> {
  const row = await store.readWholeArticle(db, id);
  return row ? officeArticleToWire(row, (await readVat(db, now())).percents) : new Problem('not-found');
}

export async function createArticle(services: Services, by: StaffMember, input: OfficeArticleInput) {
  return await changeAs(by, services, { topic: 'catalogue' }, async (trx, note) => {
    const refused = await refuse(trx, input, 0);
    if (refused) return refused;
    const vat = await readVat(trx, services.now());
    const vatCode = vatCodeOfInput(input, { ...vat, own: defaultVatCode });
    if (vatCode instanceof Problem) return vatCode;
    const row = { ...rowOfInput(input, vatCode), quantity_available: input.QuantityAvailable };
    const id = await store.insertArticle(trx, row);
    await store.putStandardPrice(trx, id, priceOfInput(input));
    await store.putArticleColours(trx, id, input.ColourIds);
    await store.putArticleViews(trx, id, input.ViewIds ?? []);
    const saved = await whole(trx, id);
    const after = { ...editableOf(saved, vat.percents), QuantityAvailable: saved.quantity_available };
    note({ entity: 'article', id, action: 'create', before: null, after });
    return officeArticleToWire(saved, vat.percents);
  });
}

export async function changeArticle(
  services: Services,
  by: StaffMember,
  { id, Version, ...input }: OfficeArticleInput & { id: number; Version: string },
) {
  return await changeAs(by, services, { topic: 'catalogue', seen: Version }, async (trx, note, unchanged) => {
    const row = await store.readWholeArticle(trx, id, { lock: true });
    if (!row) return new Problem('not-found');
    const vat = await readVat(trx, services.now());
    unchanged(officeArticleToWire(row, vat.percents).Version);
    const refused = await refuse(trx, input, id);
    if (refused) return refused;
    const vatCode = vatCodeOfInput(input, { ...vat, own: row.vat_code });
    if (vatCode instanceof Problem) return vatCode;
    await store.updateArticle(
      trx,
      id,
      rowOfInput(input, vatCode),
      input.QuantityAvailable - input.QuantityBefore,
    );
    await store.putStandardPrice(trx, id, priceOfInput(input));
    await store.putArticleColours(trx, id, input.ColourIds);
    if (input.ViewIds) await store.putArticleViews(trx, id, input.ViewIds);
    const saved = await whole(trx, id);
    note({
      entity: 'article',
      id,
      action: 'change',
      before: { ...editableOf(row, vat.percents), QuantityAvailable: row.quantity_available },
      after: { ...editableOf(saved, vat.percents), QuantityAvailable: saved.quantity_available },
    });
    return officeArticleToWire(saved, vat.percents);
  });
}

/** An article that was ordered, or lies in a cart, is withdrawn instead, so that no order loses its article. */
export async function removeArticle(
  services: Services,
  by: StaffMember,
  id: number,
  uses: readonly UsedWhere[],
) {
  return await changeAs(by, services, { topic: 'catalogue' }, async (trx, note) => {
    const row = await store.readWholeArticle(trx, id, { lock: true });
    if (!row) return new Problem('not-found');
    const used = await inUse(trx, id, uses, 'officeProblem.articleUsed');
    if (used) return used;
    await store.removeArticle(trx, id);
    const { percents } = await readVat(trx, services.now());
    note({ entity: 'article', id, action: 'delete', before: editableOf(row, percents), after: null });
    return undefined;
  });
}

/** Checks what the form cannot: whether everything referred to exists, and whether the number is free. */
async function refuse(trx: Trx, input: OfficeArticleInput, id: number): Promise<Problem | undefined> {
  const { ArticleNumber, ProductGroupId, ColourIds, MaterialId, ImageId, ViewIds = [] } = input;
  if (await store.hasOtherWithNumber(trx, ArticleNumber, id))
    return badField('ArticleNumber', 'match', officeTextOf('articles.numberTaken'));
  if (!(await productGroupIds(trx)).has(ProductGroupId)) return badField('ProductGroupId', 'required');
  const known = await store.knownChoices(trx, ColourIds, MaterialId);
  if (known.colours !== new Set(ColourIds).size) return badField('ColourIds', 'match');
  if (!known.material) return badField('MaterialId', 'match');
  if (ImageId !== null && !(await hasImage(trx, ImageId))) return badField('ImageId', 'match');
  for (const viewId of ViewIds) if (!(await hasImage(trx, viewId))) return badField('ViewIds', 'match');
  if (input.RegularPrice !== null && input.Price === null) return badField('Price', 'required');
  return undefined;
}

/** Returns whether an article has this number, ignoring case. */
export async function isArticleNumber(db: Db, number: string): Promise<boolean> {
  return await store.hasOtherWithNumber(db, number, 0);
}

async function whole(db: Db, id: number) {
  const row = await store.readWholeArticle(db, id);
  if (!row) throw new Error(`article ${id} went away while it was locked`);
  return row;
}

export { readEans as eansOf, readNumbers as articleNumbersOf } from './store.server.ts';
