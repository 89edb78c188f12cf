import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CatalogueArticle } from '#shop/articles/memoized-article.server.ts';
import { RelatedIndex } from './related.server.ts';

type Given = Partial<CatalogueArticle['row']> & { id: number; name_sv: string; colour?: number };

function catalogueArticle({ colour, ...given }: Given): CatalogueArticle {
  const stock = { quantity_available: 10, quantity_ordered: 0, no_article_stock: false };
  const row = { name_en: null, product_group_id: 1, material_id: null, ...stock, ...given };
  return {
    row: row as CatalogueArticle['row'],
    colourIds: colour === undefined ? [] : [colour],
    imageIds: [],
    prices: new Map(),
  };
}

/** A small range: two patterns and two colours on four kinds of products. */
const kinds = ['Bricka', 'Mugg', 'Handduk', 'Servett'];
const range = kinds.flatMap((kind, group) =>
  ['Kottestig', 'Dimma'].flatMap((pattern, at) =>
    ['Skog', 'Kol'].map((colour, shade) =>
      catalogueArticle({
        id: 100 * group + 10 * at + shade + 1,
        name_sv: `${kind} ${pattern} 27×20, ${colour.toLowerCase()}`,
        product_group_id: group + 1,
        colour: shade + 1,
      }),
    ),
  ),
);
const groups = new Set([1, 2, 3, 4]);
const named = (articles: readonly CatalogueArticle[]) => articles.map(({ row }) => row.name_sv);
const relatedTo = (id: number, among = range, visible: ReadonlySet<number> = groups) =>
  new RelatedIndex(among, ['Skog', 'Forest', 'Kol']).relatedTo(
    among.find(({ row }) => row.id === id) as CatalogueArticle,
    visible,
  );

describe('what leads on from an article', () => {
  test('is the same in other colours, its pattern on other things, and other things in its colour', () => {
    const found = relatedTo(1);
    expect(named(found.otherColours)).toEqual(['Bricka Kottestig 27×20, kol']);
    expect(named(found.samePattern).slice(0, 3)).toEqual([
      'Mugg Kottestig 27×20, skog',
      'Handduk Kottestig 27×20, skog',
      'Servett Kottestig 27×20, skog',
    ]);
    expect(named(found.usedWith)).toEqual([
      'Mugg Dimma 27×20, skog',
      'Handduk Dimma 27×20, skog',
      'Servett Dimma 27×20, skog',
    ]);
  });

  test('has nothing of a group that the reader does not see', () => {
    const found = relatedTo(1, range, new Set([1, 2]));
    const all = [...found.otherColours, ...found.samePattern, ...found.usedWith, ...found.seeAlso];
    expect(all.every(({ row }) => row.product_group_id <= 2)).toBe(true);
    expect(named(found.samePattern)).toContain('Mugg Kottestig 27×20, skog');
  });

  test('begins with what can be bought', () => {
    const sold = range.map((one) =>
      one.row.name_sv.startsWith('Mugg Kottestig')
        ? { ...one, row: { ...one.row, quantity_available: 0 } }
        : one,
    );
    expect(named(relatedTo(1, sold).samePattern)[0]).toBe('Handduk Kottestig 27×20, skog');
  });

  test('is of the same size where colours are compared', () => {
    const larger = catalogueArticle({ id: 999, name_sv: 'Bricka Kottestig 43×33, kol', colour: 2 });
    expect(named(relatedTo(1, [...range, larger]).otherColours)).toEqual(['Bricka Kottestig 27×20, kol']);
  });

  test('is found by the words of a name alone, where a shop has no colours and no materials', () => {
    const goods: [number, string][] = [
      [1, 'RED RETROSPOT MUG'],
      [1, 'BLUE RETROSPOT MUG'],
      [2, 'LUNCH BAG RED RETROSPOT'],
      [3, 'RETROSPOT TEA SET CERAMIC 11 PC'],
      [3, 'RED HANGING HEART'],
      [1, 'CIRCUS PARADE MUG'],
    ];
    const articles = goods.map(([group, name], at) =>
      catalogueArticle({ id: at + 1, name_sv: '', name_en: name, product_group_id: group }),
    );
    const found = relatedTo(1, articles);
    const english = (those: readonly CatalogueArticle[]) => those.map(({ row }) => row.name_en);
    expect(english(found.otherColours)).toEqual(['BLUE RETROSPOT MUG']);
    expect(english(found.samePattern)).toEqual([
      'LUNCH BAG RED RETROSPOT',
      'RETROSPOT TEA SET CERAMIC 11 PC',
    ]);
    expect(english(found.usedWith)).toEqual(['RED HANGING HEART']);
  });

  test('is the rest of its group where nothing else is, and else its neighbours', () => {
    const strange = ['damages', 'Manual', 'POSTAGE'].map((name, at) =>
      catalogueArticle({ id: at + 1, name_sv: name }),
    );
    const found = relatedTo(1, strange);
    expect(named(found.seeAlso)).toEqual(['Manual', 'POSTAGE']);
    expect([found.otherColours, found.samePattern, found.usedWith]).toEqual([[], [], []]);
    const alone = catalogueArticle({ id: 9, name_sv: 'Ensam', product_group_id: 3 });
    expect(named(relatedTo(9, [...strange, alone]).seeAlso)).toEqual(['POSTAGE', 'Manual', 'damages']);
  });

  test('is something for every article of a real shop, and nothing twice', () => {
    const lines = readFileSync(
      new URL('../../../../test/import/giftware-sample.csv', import.meta.url),
      'utf8',
    ).split(/\r?\n/);
    const articles = lines.slice(1).flatMap((line, id) => {
      const [, sv = '', en = '', group] = line.split(';');
      return group
        ? [catalogueArticle({ id, name_sv: sv, name_en: en, product_group_id: Number(group) })]
        : [];
    });
    const visible = new Set(articles.map(({ row }) => row.product_group_id));
    const index = new RelatedIndex(articles, []);
    expect(articles.length).toBeGreaterThan(15);
    for (const article of articles) {
      const { otherColours, samePattern, usedWith, seeAlso } = index.relatedTo(article, visible);
      const all = [article, ...otherColours, ...samePattern, ...usedWith, ...seeAlso];
      expect(all.length, article.row.name_en ?? '').toBeGreaterThanOrEqual(5);
      expect(new Set(all).size).toBe(all.length);
    }
  });
});
