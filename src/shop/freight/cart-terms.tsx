import { wireToOre } from '#kit/text/money.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './cart-terms.module.css';
import type { CartTerms } from './contract.ts';

type Props = {
  terms: CartTerms;
  /** The value of the goods, excluding VAT. */
  goods: number;
  currencyCode: string;
};

/** How far the goods are from free freight, and from the least order. */
export function CartTermsNote({ terms, goods, currencyCode }: Props) {
  const t = useT();
  const language = useLanguage();
  const amount = (wire: number) => moneyInWords(wireToOre(wire), currencyCode, language);
  const missing = (to: number) => moneyInWords(wireToOre(to) - wireToOre(goods), currencyCode, language);
  const { FreeFreightFrom: free, MinimumOrder: minimum, SmallOrderFee: fee } = terms;
  const isBelow = minimum !== null && goods < minimum;
  return (
    <div className={styles.terms}>
      {isBelow && (
        <p className={styles.below}>
          {fee === null
            ? `${t('fees.toMinimum', { amount: missing(minimum) })}.`
            : t('fees.smallOrderBelow', { amount: amount(minimum), fee: amount(fee) })}
        </p>
      )}
      {free !== null && free > 0 && (
        <>
          <p>
            {goods < free ? t('fees.toFreeFreight', { amount: missing(free) }) : t('fees.hasFreeFreight')}
          </p>
          <span className={styles.track} aria-hidden="true">
            <span style={{ inlineSize: `${Math.min(100, (goods / free) * 100)}%` }} />
          </span>
        </>
      )}
    </div>
  );
}
