import * as z from 'zod/mini';
import { integer, obeys, optionalText, text } from '#kit/fields/fields.ts';
import { isSafeUrl } from '#kit/http/addresses/safe-url.ts';
import { isPagePath } from './path-rules.ts';

const longest = 50_000;
const mostBlocks = 200;
const deepest = 5;

export const OfficeLink = z.object({
  /** Null for a new one. */
  Id: z.nullable(integer()),
  Url: text({ min: 1, max: 2_000 }).check(obeys('regex', isSafeUrl, 'webAddress')),
  LinkTextSV: optionalText(),
  LinkTextEN: optionalText(),
  LinkType: optionalText({ max: 40 }),
  IsExternal: z.boolean(),
});
export type OfficeLink = z.infer<typeof OfficeLink>;

export const OfficeBlock = z.object({
  /** Identifies a block within its page, even before it is published. */
  Key: text({ min: 1, max: 60 }),
  Id: z.nullable(integer()),
  BlockType: text({ min: 1, max: 60 }),
  HeadingSV: optionalText({ max: 500 }),
  HeadingEN: optionalText({ max: 500 }),
  ContentSV: optionalText({ max: longest }),
  ContentEN: optionalText({ max: longest }),
  ImageId: z.nullable(integer({ min: 1 })),
  /** Has the format of `LayoutSettings`; unknown properties are preserved. */
  Layout: z.record(z.string(), z.unknown()),
  Links: z.array(OfficeLink).check(z.maxLength(100, { error: 'maxAmount' })),
  get Children() {
    return z.array(OfficeBlock);
  },
});
export type OfficeBlock = z.infer<typeof OfficeBlock>;

function isNotTooMany(blocks: readonly OfficeBlock[]): boolean {
  const count = (list: readonly OfficeBlock[], depth: number): number =>
    depth > deepest
      ? Number.POSITIVE_INFINITY
      : list.reduce((sum, block) => sum + 1 + (block.Children.length && count(block.Children, depth + 1)), 0);
  return count(blocks, 1) <= mostBlocks;
}

function keysDiffer(blocks: readonly OfficeBlock[]): boolean {
  const keys: string[] = [];
  const walk = (list: readonly OfficeBlock[]): void => {
    for (const { Key, Children } of list) {
      keys.push(Key);
      walk(Children);
    }
  };
  walk(blocks);
  return new Set(keys).size === keys.length;
}

const document = {
  Slug: text({ min: 1, max: 60 }).check(obeys('regex', isPagePath, 'pageAddress')),
  TitleSV: text({ min: 1 }),
  TitleEN: optionalText(),
  /** `meny` puts the page into the menu, `loggedin` restricts it to customers. */
  Tags: z.array(text({ min: 1, max: 40 })).check(z.maxLength(20, { error: 'maxAmount' })),
  Sort: integer({ max: 10_000 }),
  Blocks: z
    .array(OfficeBlock)
    .check(
      z.refine(isNotTooMany, { error: 'maxAmount', abort: true }),
      z.refine(keysDiffer, { error: 'match' }),
    ),
};
export const PageDocument = z.object(document);
export type PageDocument = z.infer<typeof PageDocument>;
