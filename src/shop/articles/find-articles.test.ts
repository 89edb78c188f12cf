import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CatalogueArticle } from './memoized-article.server.ts';
import type { SearchIndex } from './search/search-index.server.ts';
import { findArticles, type ArticleFilter } from './find-articles.server.ts';
import type { Snapshot } from './snapshot.server.ts';

type Made = {
  group: number;
  news: boolean;
  season: boolean;
  stock: number;
  material: number | null;
  colours: number[];
};

const articleOf = ({ group, news, season, stock, material, colours }: Made, place: number) =>
  ({
    row: {
      id: place + 1,
      product_group_id: group,
      news,
      season_news: season,
      quantity_available: stock,
      material_id: material,
    },
    colourIds: colours,
  }) as unknown as CatalogueArticle;

function snapshotOf(articles: readonly CatalogueArticle[]) {
  return {
    byId: new Map(articles.map((article) => [article.row.id, article])),
    inGroups: (ids: ReadonlySet<number>) => articles.filter(({ row }) => ids.has(row.product_group_id)),
  } as unknown as Snapshot;
}

/** A search that finds these articles, best first. */
function indexFinding(found: readonly CatalogueArticle[]) {
  return {
    find: (_text: string, ids: ReadonlySet<number>) =>
      found.filter(({ row }) => ids.has(row.product_group_id)),
  } as unknown as SearchIndex;
}

const idsOf = (found: { length: number; slice(from: number, to: number): readonly CatalogueArticle[] }) =>
  found.slice(0, found.length).map(({ row }) => row.id);
const small = fc.integer({ min: 1, max: 3 });
const few = fc.uniqueArray(small, { maxLength: 3 });
const made = fc.array(
  fc.record({
    group: small,
    news: fc.boolean(),
    season: fc.boolean(),
    stock: fc.integer({ min: -1, max: 2 }),
    material: fc.option(small),
    colours: few,
  }),
  { maxLength: 8 },
);
const filters = fc.record({
  groupIds: few.map((ids) => new Set(ids)),
  language: fc.constant('sv' as const),
  ids: fc.oneof(fc.constant([]), fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 5 })),
  news: fc.option(fc.boolean(), { nil: undefined }),
  seasonNews: fc.option(fc.boolean(), { nil: undefined }),
  onlyInStock: fc.option(fc.boolean(), { nil: undefined }),
  materialId: fc.option(small, { nil: undefined }),
  colourIds: fc.option(few, { nil: undefined }),
});

/** Each condition by itself: an article has one of the colours, the material, and so on. */
function isMeant({ row, colourIds }: CatalogueArticle, filter: ArticleFilter): boolean {
  const colours = filter.colourIds ?? [];
  const conditions = [
    filter.groupIds.has(row.product_group_id),
    !(filter.ids ?? []).length || (filter.ids ?? []).includes(row.id),
    filter.news ? row.news : true,
    filter.seasonNews ? row.season_news : true,
    filter.onlyInStock ? row.quantity_available >= 1 : true,
    filter.materialId ? filter.materialId === row.material_id : true,
    colours.length === 0 || colours.filter((id) => colourIds.includes(id)).length >= 1,
  ];
  return !conditions.includes(false);
}

describe('articles are found', () => {
  test('by every condition that is given, in listing order or that of the ids', () => {
    fc.assert(
      fc.property(made, filters, (ofArticles, filter) => {
        const articles = ofArticles.map(articleOf);
        const meant = articles.filter((article) => isMeant(article, filter)).map(({ row }) => row.id);
        const named = [...new Set(filter.ids)];
        const expected = named.length > 0 ? named.filter((id) => meant.includes(id)) : meant;
        expect(idsOf(findArticles(snapshotOf(articles), undefined, filter))).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  test('by a text too, those of own numbers first and then the best, and by what else is given', () => {
    const seeds = fc.array(fc.nat(), { minLength: 8, maxLength: 8 });
    const own = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 4 });
    fc.assert(
      fc.property(made, filters, seeds, own, (ofArticles, filter, order, firstIds) => {
        const articles = ofArticles.map(articleOf);
        const hits = articles
          .filter((_one, place) => order[place]! % 3 > 0)
          .sort((a, b) => order[a.row.id - 1]! - order[b.row.id - 1]!);
        const first = firstIds.flatMap((id) => articles[id - 1] ?? []);
        const both = [...first, ...hits.filter(({ row }) => !firstIds.includes(row.id))];
        const meant = [...new Set(both)]
          .filter((article) => isMeant(article, filter))
          .map(({ row }) => row.id);
        const named = [...new Set(filter.ids)];
        const expected = named.length > 0 ? named.filter((id) => meant.includes(id)) : meant;
        const found = findArticles(snapshotOf(articles), indexFinding(hits), {
          ...filter,
          searchText: 'mugg',
          firstIds,
        });
        expect(idsOf(found)).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  test('not by a text without a word, which leaves all', () => {
    const articles = [
      articleOf({ group: 1, news: false, season: false, stock: 0, material: null, colours: [] }, 0),
    ];
    const index = { find: () => undefined } as unknown as SearchIndex;
    const filter = { groupIds: new Set([1]), language: 'sv' as const, searchText: '–' };
    expect(idsOf(findArticles(snapshotOf(articles), index, filter))).toEqual([1]);
  });
});
