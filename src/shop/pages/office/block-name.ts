import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { kindOf, type BlockType } from './blocks.ts';
import type { OwnBlock } from './page-form.ts';

export function kindName(t: OfficeT, type: string): string {
  return kindOf(type) ? t(`pages.kind.${type as BlockType}`) : t('pages.kind.unknown', { type });
}

/** Formats `Text: Vår historia`. */
export function blockName(t: OfficeT, { BlockType, HeadingSV, HeadingEN, ContentSV }: OwnBlock): string {
  const words =
    HeadingSV ||
    HeadingEN ||
    ContentSV.replace(/<[^<>]*>/g, ' ')
      .trim()
      .slice(0, 40);
  return words ? `${kindName(t, BlockType)}: ${words}` : kindName(t, BlockType);
}
