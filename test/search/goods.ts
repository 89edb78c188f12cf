import { readFileSync } from 'node:fs';
import { demoArticles } from '../../demo/data/articles.ts';
import { demoColours } from '../../demo/data/colours.ts';
import { demoGroups } from '../../demo/data/groups.ts';
import { demoMaterials } from '../../demo/data/materials.ts';
import type { CatalogueArticle } from '../../src/shop/articles/memoized-article.server.ts';
import { numberIndexOf } from '../../src/shop/articles/search/number-index.server.ts';
import { searchIndexOf, type SearchIndex } from '../../src/shop/articles/search/search-index.server.ts';
import { readSynonyms, type Synonyms } from '../../src/shop/articles/search/synonyms.ts';
import { tradeSynonyms } from '../../src/shop/settings/trade-synonyms.ts';
import type { Names, SearchNames } from '../../src/shop/articles/search/vocabulary.server.ts';

export type Goods = { index: SearchIndex; groupIds: ReadonlySet<number> };

/** The demo's articles. */
export function demoGoods(): Goods {
  const articles = demoArticles('2026-10-14').map((one) =>
    article(one.articleNumber, [one.nameSv, one.nameEn], one.productGroupId, {
      row: { ean: one.ean, material_id: one.materialId },
      colourIds: one.colourIds,
    }),
  );
  const groupNames = new Map(demoGroups.map((group) => [group.id, namesOf(group)]));
  const groups = demoGroups.map(({ id, parentId }): [number, Names[]] => [
    id,
    [id, parentId ?? 0].flatMap((one) => [groupNames.get(one)].filter((names) => names !== undefined)),
  ]);
  const names = {
    materials: new Map(demoMaterials.map((material) => [material.id, namesOf(material)])),
    colours: new Map(demoColours.map((colour) => [colour.id, { names: namesOf(colour), hex: colour.hex }])),
    groups: new Map(groups),
    synonyms: readSynonyms(tradeSynonyms),
  };
  return { index: indexOf(articles, names), groupIds: new Set(groupNames.keys()) };
}

/** A part of a real seller's range, without materials and colours. */
export function giftwareGoods(): Goods {
  const articles = rowsOf('./giftware.csv').map(([number = '', name = '', groupId = '']) =>
    article(number, [name, name], Number(groupId), {}),
  );
  const groups = new Map(
    rowsOf('../import/giftware-groups.csv').map(([id = '', , sv = '', en = '']) => [
      Number(id),
      [[sv, en]] as Names[],
    ]),
  );
  const names = {
    materials: new Map(),
    colours: new Map(),
    groups,
    synonyms: readSynonyms(tradeSynonyms),
  };
  return { index: indexOf(articles, names), groupIds: new Set(groups.keys()) };
}

/** Articles with these Swedish names, or with these in Swedish and English, in this order. */
export function goodsNamed(names: readonly (string | Names)[], synonyms: Synonyms = new Map()): Goods {
  return { index: indexOf(articlesNamed(names), { ...noNames, synonyms }), groupIds: new Set([1]) };
}

/** Returns how often building the index for these names yields to other work. */
export function yieldsOfIndexing(names: readonly string[]): number {
  const articles = articlesNamed(names);
  const numbers = resultOf(numberIndexOf(articles));
  return [...numberIndexOf(articles), ...searchIndexOf(articles, noNames, numbers)].length;
}

const noNames: SearchNames = {
  materials: new Map(),
  colours: new Map(),
  groups: new Map(),
  synonyms: new Map(),
};

function articlesNamed(names: readonly (string | Names)[]): CatalogueArticle[] {
  return names.map((name, place) =>
    article(`N-${place}`, typeof name === 'string' ? [name, null] : name, 1, {}),
  );
}

function indexOf(articles: readonly CatalogueArticle[], names: SearchNames): SearchIndex {
  return resultOf(searchIndexOf(articles, names, resultOf(numberIndexOf(articles))));
}

function resultOf<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function namesOf({ nameSv, nameEn }: { nameSv: string; nameEn: string }): Names {
  return [nameSv, nameEn];
}

type Further = { row?: Partial<CatalogueArticle['row']>; colourIds?: readonly number[] };

/** Builds an article with the fields that the search reads. */
function article(
  article_number: string,
  [name_sv, name_en]: Names,
  product_group_id: number,
  { row, colourIds = [] }: Further,
): CatalogueArticle {
  const read = { article_number, name_sv, name_en, product_group_id, ean: null, material_id: null, ...row };
  return { row: read, colourIds } as unknown as CatalogueArticle;
}

function rowsOf(file: string): string[][] {
  const [, ...lines] = readFileSync(new URL(file, import.meta.url), 'utf8').split(/\r?\n/);
  return lines
    .filter(Boolean)
    .map((line) => line.split(';').map((cell) => cell.replace(/^"|"$/g, '').replaceAll('""', '"')));
}
