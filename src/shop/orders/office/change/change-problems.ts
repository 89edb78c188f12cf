import { nameIn } from '#kit/text/names.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { RefusedChange } from '#shop/order-model/change/decide-change.ts';
import { textOf } from '#shop/texts/language-table.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';
import type { Language } from '#kit/text/language.ts';

type Given = {
  Discount?: { Percent?: number | undefined } | null | undefined;
  deliveryAddressId?: number | undefined;
};

/** Says what of a change cannot be; a row is named by its place: `Rows.3.Quantity`. */
export function problemOfChange(refused: RefusedChange, currencyCode: string, given: Given): Problem {
  const money =
    (key: 'officeProblem.leastPrice' | 'officeProblem.mostDiscount', ore: number) => (to: Language) =>
      officeTextOf(key, { amount: moneyInWords(ore, currencyCode, to) })(to);
  switch (refused.what) {
    case 'right':
      return new Problem('no-right', { detail: officeTextOf('officeProblem.mayNotPrice') });
    case 'discount':
      return badField(
        given.Discount?.Percent === undefined ? 'Discount.Amount' : 'Discount.Percent',
        'maxAmount',
        money('officeProblem.mostDiscount', refused.most),
      );
    case 'pieces':
      return badField(
        `Rows.${refused.place}.Quantity`,
        'minAmount',
        officeTextOf('officeProblem.leastPieces', { count: refused.least }),
      );
    case 'price':
      return badField(
        `Rows.${refused.place}.Price`,
        'maxAmount',
        money('officeProblem.leastPrice', refused.least),
      );
    case 'invoiced':
      return badField(`Rows.${refused.place}.Price`, 'match', officeTextOf('officeProblem.rowInvoiced'));
    case 'article':
      return badField(`Rows.${refused.place}.ArticleId`, 'match', officeTextOf('officeProblem.notForSale'));
    case 'currency':
      return new Problem('conflict', { detail: textOf('addition.otherCurrency') });
    case 'vatCase':
      return badField(addressField(given), 'match', officeTextOf('officeProblem.otherVat'));
    case 'way':
      return badField(addressField(given), 'match', (to) =>
        officeTextOf('officeProblem.wayNotThere', { way: nameIn(to, refused.way) })(to),
      );
    case 'row':
      return badField(`Rows.${refused.place}.RowId`, 'match');
  }
}

function addressField({ deliveryAddressId: id }: Given): string {
  return id === undefined ? 'deliveryAddress.CountryCode' : 'deliveryAddressId';
}
