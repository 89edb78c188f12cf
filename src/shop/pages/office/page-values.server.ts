import * as z from 'zod/mini';
import { badField, type Problem } from '#kit/http/problem.ts';
import { LayoutSettings } from '#shop/pages/contract.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';
import { groupBy } from '#kit/text/group-by.ts';
import { safeHtml } from '#kit/text/markup/safe-html.server.ts';
import type { Trx } from '#kit/database/db.server.ts';
import { blockTypes, kindOf } from './blocks.ts';
import type { OfficeBlock, PageDocument } from './page-document.ts';
import * as store from './store.server.ts';
import type { PageRow } from './store.server.ts';

type LiveBlocks = Awaited<ReturnType<typeof store.readLiveBlocks>>;

/** Returns the published page as a document. */
export function documentOfLive(row: PageRow, { blocks, links }: LiveBlocks): PageDocument {
  const linksOf = groupBy(links, (link) => link.block_id);
  const childrenOf = groupBy(blocks, (block) => block.parent_block_id ?? 0);
  const within = (parent: number): OfficeBlock[] =>
    (childrenOf.get(parent) ?? []).map((block) => ({
      Key: `b${block.id}`,
      Id: block.id,
      BlockType: block.block_type,
      HeadingSV: block.heading_sv,
      HeadingEN: block.heading_en ?? '',
      ContentSV: cleaned(block.block_type, block.content_sv),
      ContentEN: cleaned(block.block_type, block.content_en ?? ''),
      ImageId: block.image_id,
      Layout: (block.layout_settings ?? {}) as Record<string, unknown>,
      Links: (linksOf.get(block.id) ?? []).map((link) => ({
        Id: link.id,
        Url: link.url,
        LinkTextSV: link.link_text_sv,
        LinkTextEN: link.link_text_en ?? '',
        LinkType: link.link_type,
        IsExternal: link.is_external,
      })),
      Children: within(block.id),
    }));
  return {
    Slug: row.slug,
    TitleSV: row.title_sv,
    TitleEN: row.title_en ?? '',
    Tags: row.tags,
    Sort: row.sort,
    Blocks: within(0),
  };
}

/** The content of an unknown block type stays unchanged: it is never shown. */
function cleaned(type: string, html: string): string {
  return kindOf(type) ? safeHtml(html) : html;
}

/**
 * Sanitises a document. For a block of unknown type only its position is taken from the request: the rest stays
 * exactly as stored, including its inner blocks.
 */
export function mended(blocks: readonly OfficeBlock[], before: readonly OfficeBlock[]): OfficeBlock[] {
  const old = new Map(allOf(before).map((block) => [block.Key, block]));
  return blocks.map((block) => {
    const was = old.get(block.Key);
    if (!kindOf(block.BlockType) && was?.BlockType === block.BlockType) return was;
    return {
      ...block,
      ContentSV: safeHtml(block.ContentSV),
      ContentEN: safeHtml(block.ContentEN),
      Children: mended(block.Children, before),
    };
  });
}

export function allOf(blocks: readonly OfficeBlock[]): OfficeBlock[] {
  return blocks.flatMap((block) => [block, ...allOf(block.Children)]);
}

/**
 * Replaces the published content of a page. Existing blocks and links keep their ids; returns the blocks with their
 * ids.
 */
export async function writeLive(
  trx: Trx,
  pageId: number,
  blocks: readonly OfficeBlock[],
): Promise<OfficeBlock[]> {
  const live = await store.readLiveBlocks(trx, pageId);
  const free = {
    blocks: new Set(live.blocks.map(({ id }) => id)),
    links: new Set(live.links.map(({ id }) => id)),
  };
  await store.removeLiveBlocks(trx, pageId);
  const write = async (list: readonly OfficeBlock[], parent: number | null): Promise<OfficeBlock[]> => {
    const written: OfficeBlock[] = [];
    for (const [sort, block] of list.entries()) {
      const own = block.Id !== null && free.blocks.delete(block.Id) ? { id: block.Id } : {};
      const Id = await store.insertBlock(trx, {
        ...own,
        page_id: pageId,
        parent_block_id: parent,
        block_type: block.BlockType,
        heading_sv: block.HeadingSV,
        heading_en: block.HeadingEN || null,
        content_sv: block.ContentSV,
        content_en: block.ContentEN || null,
        image_id: block.ImageId,
        layout_settings: JSON.stringify(block.Layout),
        sort,
      });
      const links = block.Links.map((link, place) => ({
        ...(link.Id !== null && free.links.delete(link.Id) ? { id: link.Id } : {}),
        block_id: Id,
        url: link.Url,
        link_text_sv: link.LinkTextSV,
        link_text_en: link.LinkTextEN || null,
        link_type: link.LinkType || 'link',
        is_external: link.IsExternal,
        sort: place,
      }));
      // Links with and without an id need different column lists, so they are inserted separately.
      for (const link of links) await store.insertLinks(trx, [link]);
      written.push({ ...block, Id, Children: await write(block.Children, Id) });
    }
    return written;
  };
  return await write(blocks, null);
}

const KnownLayout = z.extend(LayoutSettings, {
  columns: z.optional(z.int().check(z.minimum(1), z.maximum(4))),
});

/** Refuses a kind or a layout that nobody can show, but what the page has had so far: that is kept as it is. */
export function refuseBlocks(
  blocks: readonly OfficeBlock[],
  before: readonly OfficeBlock[],
): Problem | undefined {
  const old = new Map(allOf(before).map((block) => [block.Key, block]));
  for (const { Key, BlockType, Layout } of allOf(blocks)) {
    const was = old.get(Key);
    if (!kindOf(BlockType) && was?.BlockType !== BlockType) {
      const values = { type: BlockType, types: blockTypes.join(', ') };
      return badField('Blocks.BlockType', 'match', officeTextOf('pages.kindWrong', values));
    }
    const isKept = JSON.stringify(was?.Layout) === JSON.stringify(Layout);
    if (kindOf(BlockType) && !isKept && !z.safeParse(KnownLayout, Layout).success)
      return badField('Blocks.Layout', 'match', officeTextOf('pages.layoutWrong'));
  }
  return undefined;
}
