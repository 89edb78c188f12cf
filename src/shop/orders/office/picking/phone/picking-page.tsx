import { useSearchParams } from 'react-router';
import { OfficePage } from '#shop/office/office-page.tsx';
import { codeOfOrders, ordersOfCode } from '#shop/orders/office/picking/picked-orders.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { PickOrders } from './pick-orders.tsx';
import { ScanField } from './scan-field.tsx';
import styles from './picking.module.css';

/** Picks orders by scanning, mostly on a phone between the shelves. The orders are in the address. */
export default function PickingPage() {
  const t = useOfficeT();
  const [params, setParams] = useSearchParams();
  const ids = ordersOfCode(params.get('order') ?? '');
  const title =
    ids.length === 0
      ? t('picking.phone.title')
      : ids.length === 1
        ? t('picking.list', { number: ids[0]! })
        : t('picking.phone.many', { n: ids.length });
  return (
    <OfficePage title={title}>
      <div className={styles.page}>
        {ids.length > 0 ? (
          <PickOrders key={codeOfOrders(ids)} ids={ids} onLeave={() => setParams({})} />
        ) : (
          <ScanField
            label={t('picking.phone.order')}
            hint={t('picking.phone.orderHint')}
            go={t('picking.phone.open')}
            onCode={(code) => {
              const asked = ordersOfCode(code);
              if (asked.length > 0) setParams({ order: codeOfOrders(asked) });
            }}
          />
        )}
      </div>
    </OfficePage>
  );
}
