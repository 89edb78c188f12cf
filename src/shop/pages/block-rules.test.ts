import { describe, expect, test } from 'vitest';
import { allBlocks, articleIdsOf, columnsOf, headingOfPage, imageAt, placeOf } from './block-rules.ts';
import type { Block } from './contract.ts';

function block(values: Partial<Block>): Block {
  return {
    Id: 1,
    BlockType: 'text',
    Heading: '',
    Content: '',
    ImageUrl: null,
    Links: [],
    ChildBlocks: [],
    SortOrder: 1,
    LayoutSettings: {},
    ...values,
  };
}
function link(Url: string, IsExternal = false) {
  return { Id: 1, Url, LinkText: 'a', LinkType: 'link', IsExternal };
}

describe('a page of blocks', () => {
  test('is named by its first block where that has a heading', () => {
    const hero = block({ BlockType: 'hero', Heading: 'Historien' });
    expect(headingOfPage([hero, block({})])).toBe(hero);
    expect(headingOfPage([block({ Heading: '' }), hero])).toBeUndefined();
    expect(headingOfPage([block({ BlockType: 'countdown', Heading: 'Snart' })])).toBeUndefined();
    expect(headingOfPage([])).toBeUndefined();
  });

  test('knows the blocks inside its blocks', () => {
    const inner = block({ Id: 3 });
    const outer = block({ Id: 1, ChildBlocks: [block({ Id: 2, ChildBlocks: [inner] })] });
    expect(allBlocks([outer]).map(({ Id }) => Id)).toEqual([1, 2, 3]);
  });

  test('has one to four columns, as many as told or as there are blocks', () => {
    expect(columnsOf(block({ LayoutSettings: { columns: 2 } }))).toBe(2);
    expect(columnsOf(block({ LayoutSettings: { columns: 9 } }))).toBe(4);
    expect(columnsOf(block({ ChildBlocks: [block({}), block({}), block({})] }))).toBe(3);
    expect(columnsOf(block({}))).toBe(1);
  });
});

test('a block of products names each article once', () => {
  const Links = [link('/article/12/bricka'), link('/article/7'), link('/article/12?x'), link('/products/3')];
  expect(articleIdsOf({ Links })).toEqual([12, 7]);
});

test.each([
  ['/kontakt', false, 'inside'],
  ['/kontakt', true, 'web'],
  ['https://fsc.org/', false, 'web'],
  ['mailto:a@b.example', true, 'other'],
  ['tel:+468', false, 'other'],
  ['/api/ArticleImageFull/3', false, 'other'],
])('a link to %s (external %s) leads %s', (Url, IsExternal, place) => {
  expect(placeOf({ Url, IsExternal })).toBe(place);
});

test('a picture is asked for at a width', () => {
  expect(imageAt('/api/ArticleImage/3')(600)).toBe('/api/ArticleImage/3?w=600');
  expect(imageAt('/a?b=1')(600)).toBe('/a?b=1&w=600');
});
