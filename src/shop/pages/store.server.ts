import type { Generated } from 'kysely';
import type { Db } from '#kit/database/db.server.ts';

interface CmsPageTable {
  id: Generated<number>;
  slug: string;
  title_sv: string;
  title_en: string | null;
  tags: Generated<string[]>;
  sort: Generated<number>;
  published: Generated<boolean>;
  deleted_at: Date | null;
}
interface CmsBlockTable {
  id: Generated<number>;
  page_id: number;
  parent_block_id: number | null;
  block_type: string;
  heading_sv: Generated<string>;
  heading_en: string | null;
  content_sv: Generated<string>;
  content_en: string | null;
  image_id: number | null;
  layout_settings: Generated<unknown>;
  sort: Generated<number>;
}
interface CmsLinkTable {
  id: Generated<number>;
  block_id: number;
  url: string;
  link_text_sv: string;
  link_text_en: string | null;
  link_type: Generated<string>;
  is_external: Generated<boolean>;
  sort: Generated<number>;
}
interface FormerAddressTable {
  slug: string;
  page_id: number;
  left_at: Generated<Date>;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    cms_page: CmsPageTable;
    cms_block: CmsBlockTable;
    cms_link: CmsLinkTable;
    cms_former_address: FormerAddressTable;
  }
}

export type BlockRow = Awaited<ReturnType<typeof readBlocks>>[number];
export type LinkRow = Awaited<ReturnType<typeof readLinks>>[number];

export async function readPages(db: Db) {
  return await db
    .selectFrom('cms_page')
    .selectAll()
    .where('published', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .execute();
}

/** Returns the published pages' former addresses, in lower case, with the current ones. */
export async function readFormerAddresses(db: Db) {
  return await db
    .selectFrom('cms_former_address')
    .innerJoin('cms_page', 'cms_page.id', 'cms_former_address.page_id')
    .select(['cms_former_address.slug as former', 'cms_page.slug as now'])
    .where('published', '=', true)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Returns the blocks with the captions of their pictures. */
export async function readBlocks(db: Db) {
  return await db
    .selectFrom('cms_block')
    .leftJoin('image', 'image.id', 'cms_block.image_id')
    .selectAll('cms_block')
    .select(['caption_sv', 'caption_en'])
    .orderBy('cms_block.sort')
    .orderBy('cms_block.id')
    .execute();
}

export async function readLinks(db: Db) {
  return await db.selectFrom('cms_link').selectAll().orderBy('sort').orderBy('id').execute();
}
