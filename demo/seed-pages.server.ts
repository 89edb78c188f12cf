import type { Trx } from '#kit/database/db.server.ts';
import type { Rows } from '#kit/database/insert-rows.server.ts';
import { insertPages } from '#shop/pages/seed.server.ts';
import type { DemoArticle } from '#demo/data/article.ts';
import type { DemoBlock } from '#demo/data/page.ts';
import { demoPages } from '#demo/data/pages.ts';
import { imageIdOfScene } from './demo-images.server.ts';
import { rowOf } from './row-of.ts';

type BlockRow = Rows<'cms_block'>[number];
type LinkRow = Rows<'cms_link'>[number];

/** Blocks are numbered page by page, each before its inner blocks. */
export async function seedPages(trx: Trx, articles: readonly DemoArticle[]): Promise<void> {
  const pages = demoPages(articles);
  const blocks: BlockRow[] = [];
  const links: LinkRow[] = [];

  function add(block: DemoBlock, pageId: number, parentBlockId: number | null, sort: number): void {
    const { links: ofBlock = [], childBlocks = [], scene } = block;
    const id = blocks.length + 1;
    blocks.push(
      rowOf({
        id,
        pageId,
        parentBlockId,
        blockType: block.blockType,
        headingSv: block.headingSv ?? '',
        headingEn: block.headingEn ?? null,
        contentSv: block.contentSv ?? '',
        contentEn: block.contentEn ?? null,
        imageId: (scene && imageIdOfScene(scene)) ?? null,
        layoutSettings: JSON.stringify(block.layoutSettings ?? {}),
        sort,
      }),
    );
    links.push(...ofBlock.map((link, place) => rowOf({ ...link, blockId: id, sort: place + 1 })));
    childBlocks.forEach((child, place) => add(child, pageId, id, place + 1));
  }

  pages.forEach(({ blocks: ofPage }, page) => {
    ofPage.forEach((block, place) => add(block, page + 1, null, place + 1));
  });
  await insertPages(
    trx,
    pages.map(({ blocks: _blocks, tags, ...page }, place) =>
      rowOf({ id: place + 1, ...page, tags: [...tags] }),
    ),
    blocks,
    links,
  );
}
