/** The structure of a page's blocks, by key; their contents are stored separately. */
export type Node = { key: string; inner: Node[] };
type MayHold = (outerKey: string, innerKey: string) => boolean;
/** `parent` is undefined for the top level. */
type Place = { parent: string | undefined; index: number };

export function nodeOf(tree: readonly Node[], key: string): Node | undefined {
  for (const node of tree) {
    const found = node.key === key ? node : nodeOf(node.inner, key);
    if (found) return found;
  }
  return undefined;
}

export function placeOf(tree: readonly Node[], key: string, parent?: string): Place | undefined {
  const index = tree.findIndex((node) => node.key === key);
  if (index >= 0) return { parent, index };
  for (const node of tree) {
    const found = placeOf(node.inner, key, node.key);
    if (found) return found;
  }
  return undefined;
}

export function without(tree: readonly Node[], key: string): Node[] {
  return tree
    .filter((node) => node.key !== key)
    .map((node) => ({ ...node, inner: without(node.inner, key) }));
}

export function inserted(tree: readonly Node[], node: Node, place: Place): Node[] {
  const { parent, index } = place;
  if (parent === undefined) return [...tree.slice(0, index), node, ...tree.slice(index)];
  return tree.map((one) => {
    if (one.key === parent) return { ...one, inner: inserted(one.inner, node, { parent: undefined, index }) };
    return nodeOf(one.inner, parent) ? { ...one, inner: inserted(one.inner, node, place) } : one;
  });
}

export function keysOf(tree: readonly Node[]): string[] {
  return tree.flatMap(({ key, inner }) => [key, ...keysOf(inner)]);
}

/**
 * Moves a block by an arrow key: up, down, out of its parent (left) or into its neighbour (right). Undefined when
 * that is not possible.
 */
export function movedByKey(
  tree: readonly Node[],
  key: string,
  arrow: string,
  mayHold: MayHold,
): Node[] | undefined {
  const at = placeOf(tree, key);
  const node = nodeOf(tree, key);
  if (!at || !node) return undefined;
  const rest = without(tree, key);
  const beside = at.parent === undefined ? tree : (nodeOf(tree, at.parent)?.inner ?? []);
  if (arrow === 'ArrowUp' && at.index > 0) return inserted(rest, node, { ...at, index: at.index - 1 });
  if (arrow === 'ArrowDown' && at.index < beside.length - 1)
    return inserted(rest, node, { ...at, index: at.index + 1 });
  const before = beside[at.index - 1];
  if (arrow === 'ArrowRight' && before && mayHold(before.key, key))
    return inserted(rest, node, { parent: before.key, index: before.inner.length });
  if (arrow !== 'ArrowLeft' || at.parent === undefined) return undefined;
  const outer = placeOf(tree, at.parent);
  if (!outer || (outer.parent !== undefined && !mayHold(outer.parent, key))) return undefined;
  return inserted(rest, node, { parent: outer.parent, index: outer.index + 1 });
}

export type Where = 'before' | 'into' | 'after';

/** Moves a block by dropping it on another. A block cannot be moved into itself, or into one that cannot hold it. */
export function movedByDrop(
  tree: readonly Node[],
  key: string,
  target: string,
  where: Where,
  mayHold: MayHold,
): Node[] | undefined {
  const node = nodeOf(tree, key);
  if (!node || key === target || nodeOf(node.inner, target)) return undefined;
  const rest = without(tree, key);
  const at = placeOf(rest, target);
  if (!at) return undefined;
  if (where === 'into') {
    if (!mayHold(target, key)) return undefined;
    return inserted(rest, node, { parent: target, index: nodeOf(rest, target)?.inner.length ?? 0 });
  }
  if (at.parent !== undefined && !mayHold(at.parent, key)) return undefined;
  return inserted(rest, node, { ...at, index: at.index + (where === 'after' ? 1 : 0) });
}
