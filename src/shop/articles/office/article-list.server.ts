import { inLanguage } from '#kit/text/language.ts';
import { oreToWire } from '#kit/text/money.ts';
import type { Db } from '#kit/database/db.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { Finder } from '#shop/office/day.server.ts';
import { idsWithin } from '#shop/product-groups/group-ids.server.ts';
import type { Catalogue } from '#shop/articles/catalogue.server.ts';
import type { OfficeArticleRow } from './article-list-contract.ts';
import {
  countOfficeRows,
  readMatchingIds,
  readOfficeRows,
  type OfficeFilter,
  type OfficePart,
} from './article-list-store.server.ts';

type Filters = {
  q?: string | undefined;
  group?: number | undefined;
  state?: OfficeFilter['state'] | '';
  lacks?: OfficeFilter['lacks'] | '';
};

export async function officeFilterOf(
  db: Db,
  { q = '', group, state, lacks }: Filters,
): Promise<OfficeFilter> {
  const groupIds = group === undefined ? undefined : await idsWithin(db, group);
  return { q, groupIds, state: state || undefined, lacks: lacks || undefined };
}

export async function officeArticles(
  { db }: Services,
  filters: Filters,
  part: OfficePart,
): Promise<{ Rows: OfficeArticleRow[]; Total: number }> {
  const filter = await officeFilterOf(db, filters);
  const rows = await readOfficeRows(db, filter, part);
  return { Rows: rows.map(rowToWire), Total: await countOfficeRows(db, filter) };
}

/** Returns what reads, part by part, the ids of the articles that the list shows with these filters. */
export async function matchingArticles(db: Db, filters: Filters) {
  const filter = await officeFilterOf(db, filters);
  return (part: { after: number; take: number }) => readMatchingIds(db, filter, part);
}

/**
 * Articles for sale are searched in memory, however many there are; withdrawn ones by number and name in the
 * database.
 */
export function articleFinder({ db }: Services, catalogue: Pick<Catalogue, 'articlesLike'>): Finder {
  return {
    right: 'catalogue.read',
    async find(q, most, language) {
      const forSale = await catalogue.articlesLike(q, most, language);
      // What customers do not search by, such as the name of a picture's file, finds articles for sale too.
      const state = forSale.length > 0 ? 'withdrawn' : undefined;
      const filter = { q, groupIds: undefined, state, lacks: undefined } as const;
      const part = { sort: 'number', skip: 0, take: most - forSale.length };
      const withdrawn = part.take > 0 ? await readOfficeRows(db, filter, part) : [];
      return [...forSale, ...withdrawn].map((row) => ({
        Id: row.id,
        Name: row.article_number,
        Text: inLanguage(language, row.name_sv, row.name_en),
      }));
    },
  };
}

function rowToWire(row: Awaited<ReturnType<typeof readOfficeRows>>[number]): OfficeArticleRow {
  return {
    Id: row.id,
    ArticleNumber: row.article_number,
    NameSV: row.name_sv,
    NameEN: row.name_en ?? '',
    ProductGroupId: row.product_group_id,
    ImageId: row.image_id,
    Price: row.price === null ? null : oreToWire(Number(row.price)),
    RegularPrice: row.regular_price === null ? null : oreToWire(Number(row.regular_price)),
    QuantityAvailable: row.quantity_available,
    OrderedArticles: row.quantity_ordered,
    News: row.news,
    SeasonNews: row.season_news,
    Active: row.active,
  };
}
