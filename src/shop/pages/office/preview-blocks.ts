import { inLanguage, type Language } from '#kit/text/language.ts';
import { isSafeUrl } from '#kit/http/addresses/safe-url.ts';
import { officeImageOf } from '#shop/office/image-url.ts';
import * as z from 'zod/mini';
import { LayoutSettings, type Block } from '#shop/pages/contract.ts';
import { kindOf } from './blocks.ts';
import type { OfficeBlock } from './page-document.ts';

/** Converts the draft to the format that the shop gets, with addresses of pictures that only staff can see yet. */
export function previewBlocks(blocks: readonly OfficeBlock[], language: Language): Block[] {
  let count = 0;
  const drawn = (list: readonly OfficeBlock[]): Block[] =>
    list
      .filter(({ BlockType }) => kindOf(BlockType))
      .map((block, SortOrder) => {
        const layout = z.safeParse(LayoutSettings, block.Layout);
        return {
          Id: ++count,
          BlockType: block.BlockType,
          Heading: inLanguage(language, block.HeadingSV, block.HeadingEN),
          Content: inLanguage(language, block.ContentSV, block.ContentEN),
          ImageUrl: block.ImageId === null ? null : officeImageOf(block.ImageId),
          Links: block.Links.filter(({ Url }) => isSafeUrl(Url)).map((link, place) => ({
            Id: place,
            Url: link.Url,
            LinkText: inLanguage(language, link.LinkTextSV, link.LinkTextEN),
            LinkType: link.LinkType,
            IsExternal: link.IsExternal,
          })),
          ChildBlocks: drawn(block.Children),
          SortOrder,
          LayoutSettings: layout.success ? layout.data : {},
        };
      });
  return drawn(blocks);
}
