import type { Db, Trx } from '#kit/db.server.ts';
import { inLanguage } from '#kit/language.ts';
import type { Language } from '#kit/language.ts';
import { oreToWire } from '#kit/money.ts';
import { badField, Problem } from '#kit/problem.ts';
import type { Customer } from '#kit/reader.ts';
import { lockForSale as lockArticles } from '#shop/articles/stock.server.ts';
import type { SaleArticle, SaleArticles } from '#shop/articles/stock.server.ts';
import { languageTable } from '#shop/texts/language-table.ts';
import { filledIn } from '#shop/texts/text.ts';
import { versionOf } from './cart-version.server.ts';
import type { Cart, CartRow } from './contract.ts';
import { isOrderableQuantity } from './quantity.ts';
import {
  addToRow,
  deleteRow,
  deleteRows,
  lockCart,
  lockCartRows,
  readArticleOfRow,
  readCartRows,
  updateQuantity,
} from './store.server.ts';
import type { KeptRow } from './store.server.ts';
import { totalsOf } from './totals.ts';

export { lockCart };

/** A row of the cart and its article. A row whose article is no longer for sale is not shown and not ordered. */
export type RowForSale = KeptRow & { article: SaleArticle };

/** Where articles for sale are looked up; the order itself reads them anew, and locks them. */
export type ForSale = {
  articlesForSale(ids: readonly number[], buyer: Customer): Promise<SaleArticles>;
};
type Shop = { db: Db; catalogue: ForSale };

export async function readCart(shop: Shop, customer: Customer, language: Language): Promise<Cart> {
  return await cartOfRows(shop.catalogue, customer, await readCartRows(shop.db, customer.id), language);
}

async function cartOfRows(
  catalogue: ForSale,
  customer: Customer,
  kept: readonly KeptRow[],
  language: Language,
): Promise<Cart> {
  const articles = await catalogue.articlesForSale(articleIdsOf(kept), customer);
  const rows = withArticles(kept, articles);
  const totals = totalsOf(rows.map(pricedRow), customer.vatExempt);
  return {
    Rows: rows.map((row) => cartRowToWire(row, language)),
    TotalExcludingVat: oreToWire(totals.excludingVat),
    VatAmount: oreToWire(totals.vat),
    TotalAmount: oreToWire(totals.total),
    CurrencyCode: customer.currencyCode,
    Version: versionOf(rows, totals.total),
  };
}

/** All rows of a cart, for its order; those not for sale any more too. */
export async function lockRows(trx: Trx, customer: Customer): Promise<KeptRow[]> {
  return await lockCartRows(trx, customer.id);
}

/** The rows to be ordered, with their articles locked. */
export async function lockForSale(
  trx: Trx,
  customer: Customer,
  kept: readonly KeptRow[],
  at: Date,
): Promise<RowForSale[]> {
  return withArticles(kept, await lockArticles(trx, articleIdsOf(kept), customer, at));
}

export async function emptyCart(trx: Trx, kept: readonly KeptRow[]): Promise<void> {
  await deleteRows(
    trx,
    kept.map((row) => row.id),
  );
}

/** Answers the cart with what was added. */
export async function addToCart(
  { db, catalogue }: Shop,
  customer: Customer,
  { ArticleId, Quantity }: { ArticleId: number; Quantity: number },
  language: Language,
): Promise<Cart | Problem> {
  const article = (await catalogue.articlesForSale([ArticleId], customer)).get(ArticleId);
  if (!article) return new Problem('not-found');
  if (!isOrderableQuantity(Quantity, article.pack)) return notInPackages(article);
  if (article.soldOut) return new Problem('sold-out');
  const kept = await addToRow(db, {
    customer_id: customer.id,
    article_id: ArticleId,
    quantity: Quantity,
    price_when_added: article.priceOre,
  });
  return kept ? await cartOfRows(catalogue, customer, kept, language) : badField('Quantity', 'maxAmount');
}

export async function changeRow(
  { db, catalogue }: Shop,
  customer: Customer,
  { id, Quantity }: { id: number; Quantity: number },
): Promise<Problem | undefined> {
  const articleId = await readArticleOfRow(db, customer.id, id);
  if (articleId === undefined) return new Problem('not-found');
  const article = (await catalogue.articlesForSale([articleId], customer)).get(articleId);
  if (!article) return new Problem('not-found');
  if (!isOrderableQuantity(Quantity, article.pack)) return notInPackages(article);
  return (await updateQuantity(db, customer.id, id, Quantity)) ? undefined : new Problem('not-found');
}

export async function removeRow(db: Db, customer: Customer, id: number): Promise<Problem | undefined> {
  return (await deleteRow(db, customer.id, id)) ? undefined : new Problem('not-found');
}

function notInPackages({ pack }: SaleArticle): Problem {
  return badField('Quantity', 'multipleOf', filledIn(languageTable['cart.multipleOf'], { count: pack }));
}

function articleIdsOf(rows: readonly KeptRow[]): number[] {
  return rows.map((row) => row.article_id);
}

function withArticles(rows: readonly KeptRow[], articles: SaleArticles): RowForSale[] {
  return rows.flatMap((row) => {
    const article = articles.get(row.article_id);
    return article ? [{ ...row, article }] : [];
  });
}

export function pricedRow({ quantity, article }: RowForSale) {
  return { priceOre: article.priceOre, vatRate: article.vatRate, quantity };
}

function cartRowToWire({ id, quantity, price_when_added, article }: RowForSale, language: Language): CartRow {
  return {
    Id: id,
    ArticleId: article.id,
    ArticleNumber: article.articleNumber,
    ArticleText: inLanguage(language, article.nameSv, article.nameEn),
    Quantity: quantity,
    QuantityPerPackage: article.pack,
    Price: oreToWire(article.priceOre),
    TotalAmount: oreToWire(article.priceOre * quantity),
    ImageId: article.imageId,
    ProductGroupId: article.productGroupId,
    QuantityShort: Math.max(0, quantity - article.available),
    SoldOut: article.soldOut,
    PreviousPrice: price_when_added === article.priceOre ? null : oreToWire(price_when_added),
  };
}
