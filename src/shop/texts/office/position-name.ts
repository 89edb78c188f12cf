import { isOfficeTextKey } from '#shop/texts/office-language/table.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';

/** Describes a text's position; an unknown position is shown by its own name. */
export function positionName(t: OfficeT, position: string): string {
  const key = `webTexts.at.${position}`;
  return isOfficeTextKey(key) ? t(key) : position;
}
