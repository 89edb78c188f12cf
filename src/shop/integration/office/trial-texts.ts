import { columnText } from '#shop/integration/column-text.ts';
import { flagColumns } from '#shop/office/change-log/flag-columns.ts';
import type { OfficeTextKey } from '#shop/texts/office-language/table.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';

const flagTexts: Record<string, OfficeTextKey> = { yes: 'exchange.trial.yes', no: 'exchange.trial.no' };
const texts: Record<string, Record<string, OfficeTextKey>> = {
  ...Object.fromEntries([...flagColumns].map((field) => [field, flagTexts])),
  type: { invoice: 'exchange.trial.invoice', credit: 'exchange.trial.credit' },
  status: {
    ordered: 'officeOrder.status.1',
    'being packed': 'officeOrder.status.2',
    sent: 'officeOrder.status.3',
    cancelled: 'officeOrder.status.4',
    invoiced: 'officeOrder.status.5',
  },
};

/** Returns a value in the reader's language; most values are shown unchanged. */
export function valueText(field: string, value: string, t: OfficeT): string {
  const text = texts[field]?.[value];
  return text ? t(text) : value;
}

/** Returns a changed column in the reader's words; the cancelled quantity has no column in any file. */
export function headingText({ Field, Heading }: { Field: string; Heading: string }, t: OfficeT): string {
  return Field === 'qty_cancelled' ? t('exchange.trial.qtyCancelled') : columnText(Field, t, Heading);
}

/** Returns a reason, which begins as the rest of a sentence does, as a sentence of its own. */
export function sentenceOf(reason: string): string {
  return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
}
