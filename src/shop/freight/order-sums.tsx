import { wireToOre } from '#kit/text/money.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { useT } from '#shop/texts/use-texts.ts';

export type OrderSumsOf = {
  Goods: number;
  Fees: readonly { Kind: string; Text: string; Amount: number }[];
  MissingToFreeFreight: number | null;
  VatAmount: number;
};

/** The parts of what an order comes to: goods, what is charged beside them, and VAT. Stands in a `dl`, above the total. */
export function OrderSums({ sums, currencyCode }: { sums: OrderSumsOf; currencyCode: string }) {
  const t = useT();
  const language = useLanguage();
  const amount = (wire: number) => moneyInWords(wireToOre(wire), currencyCode, language);
  return (
    <>
      <dt>{t('fees.goods')}</dt>
      <dd>{amount(sums.Goods)}</dd>
      {isFreightFree(sums) && (
        <>
          <dt>{t('fees.freight')}</dt>
          <dd>{amount(0)}</dd>
        </>
      )}
      {sums.Fees.map(({ Kind, Text, Amount }) => (
        <Sum key={Kind} text={Text} amount={amount(Amount)} />
      ))}
      <dt>{t('fees.vat')}</dt>
      <dd>{amount(sums.VatAmount)}</dd>
    </>
  );
}

function Sum({ text, amount }: { text: string; amount: string }) {
  return (
    <>
      <dt>{text}</dt>
      <dd>{amount}</dd>
    </>
  );
}

function isFreightFree({ Fees, MissingToFreeFreight }: OrderSumsOf): boolean {
  return MissingToFreeFreight === 0 && Fees.every(({ Kind }) => Kind !== 'freight');
}

/** Whether something is charged beside the goods, or freight is known to be free. */
export function hasFees(sums: OrderSumsOf): boolean {
  return sums.Fees.length > 0 || sums.MissingToFreeFreight !== null;
}

/** Whether it is known what freight costs. */
export function isFreightKnown({ Fees, MissingToFreeFreight }: OrderSumsOf): boolean {
  return MissingToFreeFreight !== null || Fees.some(({ Kind }) => Kind === 'freight');
}
