import { entryOf } from '#kit/text/language.ts';
import type { Mark } from '#kit/text/numbers/number-parts.mjs';
import { readNumber, TwoReadings } from '#kit/text/number-text.ts';
import { moneyUnits, otherCurrencyIn } from '#kit/text/numbers/money-units.ts';
import { pieceUnits } from '#kit/text/numbers/number-units.ts';
import { dayUnits, minuteUnits, percentUnits } from '#kit/text/numbers/other-units.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';

/** The units that people write beside a number. */
const units = [moneyUnits, pieceUnits, dayUnits, minuteUnits, percentUnits, 'cm', 'kg'].join('|');

/**
 * Tells both readings of a number such as `1.500`, and how each is written, and of an amount that it is in another currency
 * than its field; undefined for any other text, and where the field would not take the decimals.
 */
export function readingsText(
  t: OfficeT,
  text: string,
  currency?: string,
  mostDecimals = 3,
): string | undefined {
  const other = currency === undefined ? undefined : otherCurrencyIn(text, currency);
  if (currency !== undefined && other !== undefined)
    return t('form.wanted.otherCurrency', { given: text.trim(), other, currency });
  const read = readNumber(text, { units });
  if (!(read instanceof TwoReadings)) return undefined;
  const mark = entryOf(t.language).decimal as Mark;
  const words = read.inWords(mark);
  const decimals = words.decimals.split(mark)[1]?.length ?? 0;
  return decimals > mostDecimals ? undefined : t('form.wanted.readings', { given: text.trim(), ...words });
}
