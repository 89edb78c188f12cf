import * as z from 'zod/mini';
import { groupBy } from '#kit/text/group-by.ts';
import { inLanguage, shownIn, type Language } from '#kit/text/language.ts';
import { safeHtml } from '#kit/text/markup/safe-html.server.ts';
import { isSafeUrl } from '#kit/http/addresses/safe-url.ts';
import { articleImage } from '#shop/images/image-urls.ts';
import { LayoutSettings, type Block } from './contract.ts';

import type { BlockRow, LinkRow } from './store.server.ts';

/** Builds the block tree of each page. */
export function blocksByPage(
  blocks: readonly BlockRow[],
  links: readonly LinkRow[],
  language: Language,
): (pageId: number) => Block[] {
  const linksOf = groupBy(links, (link) => link.block_id);
  const childrenOf = groupBy(blocks, (block) => `${block.page_id}/${block.parent_block_id ?? ''}`);
  const within = (pageId: number, parentId: number | null): Block[] =>
    (childrenOf.get(`${pageId}/${parentId ?? ''}`) ?? []).map((row) => ({
      ...blockToWire(row, linksOf.get(row.id) ?? [], language),
      ChildBlocks: within(pageId, row.id),
    }));
  return (pageId) => within(pageId, null);
}

function blockToWire(
  row: BlockRow,
  links: readonly LinkRow[],
  language: Language,
): Omit<Block, 'ChildBlocks'> {
  const layout = z.safeParse(LayoutSettings, row.layout_settings);
  return {
    Id: row.id,
    BlockType: row.block_type,
    Heading: inLanguage(language, row.heading_sv, row.heading_en),
    Content: safeHtml(inLanguage(language, row.content_sv, row.content_en)),
    ...shownIn(language, {
      Heading: [row.heading_sv, row.heading_en],
      Content: [row.content_sv, row.content_en],
      ImageText: [row.caption_sv ?? '', row.caption_en],
    }),
    ImageText: inLanguage(language, row.caption_sv ?? '', row.caption_en) || undefined,
    ImageUrl: row.image_id === null ? null : articleImage(row.image_id),
    Links: links.filter((link) => isSafeUrl(link.url)).map((link) => linkToWire(link, language)),
    SortOrder: row.sort,
    LayoutSettings: layout.success ? layout.data : {},
  };
}

function linkToWire(row: LinkRow, language: Language): Block['Links'][number] {
  return {
    Id: row.id,
    Url: row.url,
    LinkText: inLanguage(language, row.link_text_sv, row.link_text_en),
    LinkType: row.link_type,
    IsExternal: row.is_external,
  };
}
