import { expect, test } from 'vitest';
import { RelatedIndex } from '#shop/articles/article/related.server.ts';
import { demoArticles } from './articles.ts';
import { demoColours } from './colours.ts';
import { demoGroups } from './groups.ts';

test('every article leads on to others: its pattern on other things, and to other colours or other kinds', () => {
  const stored = demoArticles('2026-10-21').map((one) => ({
    row: {
      id: one.id,
      name_sv: one.nameSv,
      name_en: one.nameEn,
      product_group_id: one.productGroupId,
      material_id: one.materialId,
      quantity_available: one.quantityAvailable,
      quantity_ordered: one.quantityOrdered,
      no_article_stock: one.noArticleStock,
    },
    colourIds: one.colourIds,
    imageIds: [],
    prices: new Map(),
  })) as unknown as ConstructorParameters<typeof RelatedIndex>[0];
  const index = new RelatedIndex(
    stored,
    demoColours.flatMap(({ nameSv, nameEn }) => [nameSv, nameEn]),
  );
  const groups = new Set(demoGroups.map(({ id }) => id));
  const forShops = 9;
  for (const one of stored.filter(({ row }) => row.product_group_id !== forShops)) {
    const { otherColours, samePattern, usedWith } = index.relatedTo(one, groups);
    expect(samePattern.length, one.row.name_sv).toBeGreaterThanOrEqual(4);
    expect(otherColours.length + usedWith.length, one.row.name_sv).toBeGreaterThanOrEqual(1);
  }
});
