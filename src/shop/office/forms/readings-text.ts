import { entryOf } from '#kit/text/language.ts';
import type { Mark } from '#kit/text/numbers/number-parts.mjs';
import { readNumber, TwoReadings } from '#kit/text/number-text.ts';
import { kronaUnits, pieceUnits } from '#kit/text/numbers/number-units.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';

/** The units that people write beside a number. */
const units = `${kronaUnits}|${pieceUnits}|cm|kg|%`;

/** Tells both readings of a number such as `1.500`, and how each is written; undefined for any other text. */
export function readingsText(t: OfficeT, text: string): string | undefined {
  const read = readNumber(text, { units });
  return read instanceof TwoReadings
    ? t('form.wanted.readings', { given: text.trim(), ...read.inWords(entryOf(t.language).decimal as Mark) })
    : undefined;
}
