import { useSearchParams } from 'react-router';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { PickOrder } from './pick-order.tsx';
import { ScanField } from './scan-field.tsx';
import styles from './picking.module.css';

/** Picks an order by scanning, mostly on a phone between the shelves. The order is in the address. */
export default function PickingPage() {
  const t = useOfficeT();
  const [params, setParams] = useSearchParams();
  const id = Number(params.get('order')) || 0;
  return (
    <OfficePage title={id > 0 ? t('picking.list', { number: id }) : t('picking.phone.title')}>
      <div className={styles.page}>
        {id > 0 ? (
          <PickOrder key={id} id={id} onLeave={() => setParams({})} />
        ) : (
          <ScanField
            label={t('picking.phone.order')}
            hint={t('picking.phone.orderHint')}
            go={t('picking.phone.open')}
            onCode={(code) => {
              if (/^\d{1,9}$/.test(code)) setParams({ order: code });
            }}
          />
        )}
      </div>
    </OfficePage>
  );
}
