import { addToGroup } from '#kit/text/group-by.ts';
import type { CatalogueArticle } from './memoized-article.server.ts';

// The steps of a snapshot yield between slices of a few milliseconds: with 100,000 articles any of them in one piece,
// and the collection of garbage within it, would make all others wait.

export const rowsInStep = 1_000;

export function* mappedInSteps<T, U>(rows: readonly T[], map: (row: T) => U): Generator<undefined, U[]> {
  const mapped: U[] = [];
  for (const row of rows) {
    mapped.push(map(row));
    if (mapped.length % rowsInStep === 0) yield;
  }
  return mapped;
}

export function* mappedById(
  articles: readonly CatalogueArticle[],
): Generator<undefined, Map<number, CatalogueArticle>> {
  const byId = new Map<number, CatalogueArticle>();
  for (const article of articles) {
    byId.set(article.row.id, article);
    if (byId.size % rowsInStep === 0) yield;
  }
  return byId;
}

export function* byArticle<Row extends { article_id: number }>(
  rows: readonly Row[],
): Generator<undefined, Map<number, Row[]>> {
  const groups = new Map<number, Row[]>();
  let count = 0;
  for (const row of rows) {
    if (++count % rowsInStep === 0) yield;
    addToGroup(groups, row.article_id, row);
  }
  return groups;
}

type ByImage = Map<number, CatalogueArticle[]>;

export function* byImage(articles: readonly CatalogueArticle[]): Generator<undefined, ByImage> {
  const shown: ByImage = new Map();
  let count = 0;
  for (const article of articles) {
    if (++count % rowsInStep === 0) yield;
    for (const id of article.imageIds) addToGroup(shown, id, article);
  }
  return shown;
}

export function withNamed(
  shown: ByImage,
  named: readonly { id: number; article: CatalogueArticle }[],
): ByImage {
  const all = new Map(shown);
  for (const { id, article } of named) {
    const those = all.get(id) ?? [];
    if (!those.includes(article)) all.set(id, [...those, article]);
  }
  return all;
}
