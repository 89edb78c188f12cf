import { ruleMessage } from '#kit/fields/rule-messages.ts';
import { readingsText } from '#shop/office/forms/readings-text.ts';
import { wantedOfPrice } from '#shop/articles/prices/office/price-form.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import type { BrokenCell } from './changes.ts';

/** Tells what is wrong with a cell; of a number with two readings both. */
export function cellMessage(
  t: OfficeT,
  { broken }: BrokenCell,
  cell: { text: string; currency: string },
): string {
  if (broken === 'halfStep') return t('priceGrid.halfStep');
  if (broken === 'number') return readingsText(t, cell.text, cell.currency) ?? t('priceGrid.notNumber');
  return wantedOfPrice(t, broken, cell) ?? ruleMessage(broken, t.language);
}
