import * as z from 'zod/mini';
import { badField, type Problem } from '#kit/http/problem.ts';
import { LayoutSettings } from '#shop/pages/contract.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';
import { blockTypes, kindOf } from './blocks.ts';
import type { OfficeBlock } from './page-document.ts';
import { allOf } from './page-values.server.ts';

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
