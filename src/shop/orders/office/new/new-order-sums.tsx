import type { OutputOf } from '#kit/http/endpoint.ts';
import { Sums } from '#shop/office/facts.tsx';
import desk from '#shop/office/desk.module.css';
import { isFreightKnown } from '#shop/freight/order-sums.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { previewOfficeOrder } from './contract.ts';

type Props = { sums: OutputOf<typeof previewOfficeOrder>; currency: string; isStale: boolean };

/** What the order will cost, for whoever tells it on the telephone. */
export function NewOrderSums({ sums, currency, isStale }: Props) {
  const t = useOfficeT();
  const { Goods, Fees, VatAmount, TotalAmount, WillBeHeld } = sums;
  const isFreightFree = isFreightKnown(sums) && Fees.every(({ Kind }) => Kind !== 'freight');
  return (
    <section aria-label={t('officeOrder.change.becomes')} aria-busy={isStale}>
      <Sums
        currency={currency}
        sums={[
          [t('newOrder.goods'), Goods],
          ...Fees.map(({ Text, Amount }) => [Text, Amount] as const),
          ...(isFreightFree ? [[t('newOrder.freight'), 0] as const] : []),
          [t('officeOrder.vat'), VatAmount],
          [t('officeOrder.inclVat'), TotalAmount],
        ]}
      />
      {!isFreightKnown(sums) && <p className={desk.note}>{t('newOrder.freightLater')}</p>}
      {WillBeHeld && <p>{t('newOrder.held')}</p>}
    </section>
  );
}
