import { expect, test } from 'vitest';
import { movedByDrop, movedByKey, type Node } from './block-tree.ts';

/** `a c(d e) f`: c may contain every block, the others none. */
const tree: Node[] = [leaf('a'), { key: 'c', inner: [leaf('d'), leaf('e')] }, leaf('f')];
const inC = (outer: string) => outer === 'c';

function leaf(key: string): Node {
  return { key, inner: [] };
}

function drawn(nodes: readonly Node[] | undefined): string | undefined {
  return nodes?.map(({ key, inner }) => key + (inner.length > 0 ? `(${drawn(inner)})` : '')).join(' ');
}

test.each([
  ['c', 'ArrowUp', 'c(d e) a f'],
  ['a', 'ArrowDown', 'c(d e) a f'],
  ['f', 'ArrowRight', 'a c(d e f)'],
  ['d', 'ArrowLeft', 'a c(e) d f'],
  ['e', 'ArrowUp', 'a c(e d) f'],
  ['a', 'ArrowUp', undefined],
  ['f', 'ArrowDown', undefined],
  ['c', 'ArrowRight', undefined],
  ['a', 'ArrowLeft', undefined],
])('%s by %s makes %s', (key, arrow, result) => {
  expect(drawn(movedByKey(tree, key, arrow, inC))).toBe(result);
});

test.each([
  ['f', 'a', 'before', 'f a c(d e)'],
  ['a', 'c', 'into', 'c(d e a) f'],
  ['a', 'd', 'after', 'c(d a e) f'],
  ['d', 'f', 'after', 'a c(e) f d'],
  ['c', 'd', 'after', undefined],
  ['a', 'f', 'into', undefined],
  ['a', 'a', 'after', undefined],
] as const)('%s dropped on %s, %s, makes %s', (key, target, where, result) => {
  expect(drawn(movedByDrop(tree, key, target, where, inC))).toBe(result);
});

test.each([
  ['a', 'h', 'before', 'c(g(a h) d) f'],
  ['f', 'h', 'after', 'a c(g(h f) d)'],
  ['d', 'h', 'after', 'a c(g(h d)) f'],
  ['h', 'd', 'before', 'a c(g h d) f'],
] as const)('in blocks inside each other, %s dropped on %s, %s, makes %s', (key, target, where, result) => {
  const inside = { key: 'c', inner: [{ key: 'g', inner: [leaf('h')] }, leaf('d')] };
  const may = (outer: string) => 'cg'.includes(outer);
  expect(drawn(movedByDrop([leaf('a'), inside, leaf('f')], key, target, where, may))).toBe(result);
});

test('a block that goes into or out of its neighbour by an arrow is moved at any depth', () => {
  const deep = [{ key: 'c', inner: [{ key: 'g', inner: [leaf('h')] }, leaf('d')] }];
  const may = (outer: string) => 'cg'.includes(outer);
  expect(drawn(movedByKey(deep, 'd', 'ArrowRight', may))).toBe('c(g(h d))');
  expect(drawn(movedByKey(deep, 'h', 'ArrowLeft', may))).toBe('c(g h d)');
});
