import { useState } from 'react';
import { announce, toast } from '#kit/browser/announce.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { inserted, keysOf, nodeOf, placeOf, without, type Node } from './block-tree.ts';
import { mayHold } from './blocks.ts';
import { blockOf, blockText, fieldOf, treeOf, type OwnBlock, type PageValues } from './page-form.ts';
import { blockName } from './block-name.ts';

type Form = { values: PageValues; change: (changed: Partial<PageValues>) => void };

/** The blocks of the page in the form: the selected one, and the operations on them. */
export function useBlocks({ values, change }: Form) {
  const t = useOfficeT();
  const [selected, setSelected] = useState<string>();
  const tree = treeOf(values);
  const arrange = (next: readonly Node[], also: Record<string, string> = {}) =>
    change({ Blocks: JSON.stringify(next), ...also });
  const typeOf = (key: string) => blockOf(values, key).BlockType;
  return {
    tree,
    selected: selected !== undefined && nodeOf(tree, selected) ? selected : undefined,
    select: setSelected,
    block: (key: string) => blockOf(values, key),
    nameOf: (key: string) => blockName(t, blockOf(values, key)),
    put: (block: OwnBlock) => change({ [fieldOf(block.Key)]: blockText(block) }),
    mayHold: (outer: string, inner: string) => mayHold(typeOf(outer), typeOf(inner)),
    move(key: string, next: Node[] | undefined) {
      if (!next) return;
      arrange(next);
      const place = placeOf(next, key);
      const parent =
        place?.parent === undefined ? t('pages.thePage') : blockName(t, blockOf(values, place.parent));
      announce(
        t('pages.block.moved', {
          name: blockName(t, blockOf(values, key)),
          place: (place?.index ?? 0) + 1,
          parent,
        }),
      );
    },
    /** Adds a block inside the named one, otherwise after the selected one, otherwise at the end. */
    add(BlockType: string, within?: string) {
      const Key = `n${crypto.randomUUID()}`;
      const beside = selected === undefined ? undefined : placeOf(tree, selected);
      const isTop = beside?.parent === undefined;
      const place = within
        ? { parent: within, index: nodeOf(tree, within)?.inner.length ?? 0 }
        : { parent: undefined, index: beside && isTop ? beside.index + 1 : tree.length };
      arrange(inserted(tree, { key: Key, inner: [] }, place), {
        [fieldOf(Key)]: blockText({ ...empty, Key, BlockType }),
      });
      setSelected(Key);
    },
    remove(key: string) {
      const name = blockName(t, blockOf(values, key));
      const gone = [key, ...keysOf(nodeOf(tree, key)?.inner ?? [])].map(fieldOf);
      const before = Object.fromEntries(gone.map((field) => [field, values[field] ?? '']));
      arrange(without(tree, key), Object.fromEntries(gone.map((field) => [field, ''])));
      toast(t('pages.block.removed', { name }), {
        action: { label: t('form.undo'), run: () => arrange(tree, before) },
      });
    },
  };
}

export type Blocks = ReturnType<typeof useBlocks>;

const empty = {
  Id: null,
  HeadingSV: '',
  HeadingEN: '',
  ContentSV: '',
  ContentEN: '',
  ImageId: null,
  Layout: {},
  Links: [],
};
