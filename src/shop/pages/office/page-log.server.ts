import type { LoggedBlock } from '#shop/office/change-log/log-rows.ts';
import type { OfficeBlock } from './page-document.ts';
import type { OfficeCmsPage } from './contract.ts';
import { allOf } from './page-values.server.ts';

type Values = Record<string, unknown>;
/** A block with its position: the surrounding block and its neighbours. */
type Placed = { block: OfficeBlock; within: string };

/**
 * Returns what the change log records about a page before and after a change. A changed block lists its changed
 * fields. The ids that blocks and links get at the first publication do not count as changes.
 */
export function loggedPages(
  before: OfficeCmsPage | null,
  after: OfficeCmsPage,
): { before: Values | null; after: Values } {
  const old = placed(before?.Blocks ?? []);
  const now = placed(after.Blocks);
  const logged = { before: before && ownOf(before), after: ownOf(after) };
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = loggedBlocks(old.get(key)?.block, now.get(key)?.block);
    if (logged.before && was) logged.before[`Blocks.${key}`] = was;
    if (is) logged.after[`Blocks.${key}`] = is;
  }
  if (logged.before && orderOf(old, now) !== orderOf(now, old)) {
    logged.before.Blocks = [...old.values()].map(({ block }) => nameOf(block));
    logged.after.Blocks = [...now.values()].map(({ block }) => nameOf(block));
  }
  return logged;
}

function ownOf({ Blocks: _blocks, Version: _version, ...own }: OfficeCmsPage): Values {
  return own;
}

function loggedBlocks(
  was: OfficeBlock | undefined,
  is: OfficeBlock | undefined,
): [LoggedBlock | undefined, LoggedBlock | undefined] {
  if (!was || !is) return [was && nameOf(was), is && nameOf(is)];
  const [old, now] = [fieldsOf(was), fieldsOf(is)];
  const names = Object.keys({ ...old, ...now }).filter((name) => (old[name] ?? '') !== (now[name] ?? ''));
  if (names.length === 0) return [undefined, undefined];
  const only = (fields: Record<string, string>) =>
    Object.fromEntries(names.map((name) => [name, fields[name] ?? '']));
  return [
    { ...nameOf(was), Fields: only(old) },
    { ...nameOf(is), Fields: only(now) },
  ];
}

function fieldsOf(block: OfficeBlock): Record<string, string> {
  const { BlockType, HeadingSV, HeadingEN, ContentSV, ContentEN, ImageId, Layout, Links } = block;
  const layout = Object.entries(Layout).map(([name, value]) => [`Layout.${name}`, textOf(value)] as const);
  return {
    Kind: BlockType,
    HeadingSV,
    HeadingEN,
    ContentSV,
    ContentEN,
    ImageId: ImageId === null ? '' : String(ImageId),
    Links: JSON.stringify(Links.map(({ Id: _id, ...link }) => link)),
    ...Object.fromEntries(layout),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function nameOf({ BlockType, HeadingSV, HeadingEN, ContentSV }: OfficeBlock): LoggedBlock {
  const words = ContentSV.replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return { Kind: BlockType, Title: HeadingSV || HeadingEN || words.slice(0, 40) };
}

/** The order of the blocks that both versions have. */
function orderOf(blocks: ReadonlyMap<string, Placed>, other: ReadonlyMap<string, Placed>): string {
  const common = [...blocks].filter(([key]) => other.has(key));
  return JSON.stringify(common.map(([key, { within }]) => [key, within]));
}

function placed(blocks: readonly OfficeBlock[]): Map<string, Placed> {
  const withinOf = new Map<string, string>();
  for (const outer of allOf(blocks)) for (const inner of outer.Children) withinOf.set(inner.Key, outer.Key);
  return new Map(allOf(blocks).map((block) => [block.Key, { block, within: withinOf.get(block.Key) ?? '' }]));
}
