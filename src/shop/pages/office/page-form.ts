import { brokenRules } from '#kit/forms/broken-rules.ts';
import type { BrokenRules } from '#kit/forms/form-errors.ts';
import { keysOf, type Node } from './block-tree.ts';
import { PageDocument, type OfficeBlock } from './page-document.ts';

/**
 * A page in a form: its own fields, the positions of its blocks (`Blocks`), and each block as a separate value
 * (`b:KEY`), so that changes by two people to different blocks do not conflict.
 */
export type PageValues = Record<string, string> &
  Record<
    'Slug' | 'TitleSV' | 'TitleEN' | 'InMenu' | 'ForCustomers' | 'OtherTags' | 'Sort' | 'Blocks',
    string
  >;

/** A block without its inner blocks. */
export type OwnBlock = Omit<OfficeBlock, 'Children'>;

const menuTag = 'meny';
const customersTag = 'loggedin';

export function valuesOfPage(page: PageDocument | undefined): PageValues {
  const { Slug = '', TitleSV = '', TitleEN = '', Tags = [menuTag], Sort = 100, Blocks = [] } = page ?? {};
  const values: Record<string, string> = {};
  const keep = (blocks: readonly OfficeBlock[]): Node[] =>
    blocks.map(({ Children, ...own }) => {
      values[fieldOf(own.Key)] = blockText(own);
      return { key: own.Key, inner: keep(Children) };
    });
  return {
    Slug,
    TitleSV,
    TitleEN,
    Sort: String(Sort),
    InMenu: Tags.includes(menuTag) ? 'true' : '',
    ForCustomers: Tags.includes(customersTag) ? 'true' : '',
    OtherTags: Tags.filter((tag) => tag !== menuTag && tag !== customersTag).join(', '),
    Blocks: JSON.stringify(keep(Blocks)),
    ...values,
  };
}

export function fieldOf(key: string): string {
  return `b:${key}`;
}

export function treeOf(values: PageValues): Node[] {
  const tree = JSON.parse(values.Blocks) as Node[];
  const known = new Set(keysOf(tree));
  // A block missing from the order, which can happen after a merge, comes last.
  const lost = Object.keys(values)
    .filter((name) => name.startsWith('b:') && values[name] !== '' && !known.has(name.slice(2)))
    .map((name) => ({ key: name.slice(2), inner: [] }));
  return [...present(tree, values), ...lost];
}

function present(tree: readonly Node[], values: PageValues): Node[] {
  return tree
    .filter(({ key }) => (values[fieldOf(key)] ?? '') !== '')
    .map(({ key, inner }) => ({ key, inner: present(inner, values) }));
}

export function blockOf(values: PageValues, key: string): OwnBlock {
  return JSON.parse(values[fieldOf(key)] ?? '') as OwnBlock;
}

/** Serializes a block with sorted names, so that equal blocks give equal strings. */
export function blockText(block: OwnBlock): string {
  const { Key, Id, BlockType, HeadingSV, HeadingEN, ContentSV, ContentEN, ImageId, Layout, Links } = block;
  const links = Links.map((link) => ({
    Id: link.Id,
    Url: link.Url,
    LinkTextSV: link.LinkTextSV,
    LinkTextEN: link.LinkTextEN,
    LinkType: link.LinkType,
    IsExternal: link.IsExternal,
  }));
  const layout = Object.fromEntries(Object.entries(Layout).sort(([a], [b]) => (a < b ? -1 : 1)));
  return JSON.stringify({
    Key,
    Id,
    BlockType,
    HeadingSV,
    HeadingEN,
    ContentSV,
    ContentEN,
    ImageId,
    Layout: layout,
    Links: links,
  });
}

export function documentOf(values: PageValues): PageDocument {
  const filled = (tree: readonly Node[]): OfficeBlock[] =>
    tree.map(({ key, inner }) => ({ ...blockOf(values, key), Children: filled(inner) }));
  const others = values.OtherTags.split(',').map((tag) => tag.trim());
  return {
    Slug: values.Slug,
    TitleSV: values.TitleSV,
    TitleEN: values.TitleEN,
    Tags: [values.InMenu && menuTag, values.ForCustomers && customersTag, ...others].filter(Boolean),
    Sort: values.Sort.trim() === '' ? Number.NaN : Number(values.Sort),
    Blocks: filled(treeOf(values)),
  };
}

export function checkPage(values: PageValues): BrokenRules {
  const broken = brokenRules(PageDocument, documentOf(values));
  return Object.fromEntries(Object.entries(broken).map(([name, rule]) => [fieldOfPage(name), rule]));
}

/** An error anywhere in a block is shown at the blocks. */
export function fieldOfPage(name: string): string {
  if (name.startsWith('Tags')) return 'OtherTags';
  return name.startsWith('Blocks') ? 'Blocks' : name;
}
