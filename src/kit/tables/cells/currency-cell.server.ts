import { currencyCodes } from '#kit/text/numbers/currencies.ts';
import { cellOf, Refusal, type ReadCell } from '#kit/tables/table-file-cells.server.ts';

/** Reads a currency that somebody can be charged in by its code of ISO 4217, in any case. */
export function currencyCell(): ReadCell<string> {
  return cellOf({ is: 'such', example: 'EUR' }, (text) => {
    const code = currencyCodes.find((one) => one === text.toUpperCase());
    return code ?? new Refusal('is not a currency code such as EUR');
  });
}
