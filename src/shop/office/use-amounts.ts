import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { amountInWords, moneyByCode } from '#kit/text/money-in-words.ts';
import { wireToOre } from '#kit/text/money.ts';

export type Amounts = {
  /** Formats `1 234,50`, in English `1,234.50`. */
  amount: (wire: number) => string;
  /** Formats `1 234,50 EUR`, in English `EUR 1,234.50`. The office says every currency by its code, since one list may hold several. */
  money: (wire: number, currencyCode: string) => string;
};

/** Returns what formats the amounts of the wire as the reader's language writes them. */
export function useAmounts(): Amounts {
  const language = useLanguage();
  const amount = (wire: number) => amountInWords(wireToOre(wire), language);
  return { amount, money: (wire, currencyCode) => moneyByCode(wireToOre(wire), currencyCode, language) };
}
