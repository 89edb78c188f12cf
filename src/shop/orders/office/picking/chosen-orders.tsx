import { Button, ButtonLink } from '#kit/widgets/button.tsx';
import type { Selection } from '#shop/office/lists/use-selection.ts';
import { SendChosen } from '#shop/orders/office/sending/send-chosen.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { codeOfOrders, mostByPhone } from './picked-orders.ts';
import { PrintOrders } from './print-orders.tsx';
import styles from './print-orders.module.css';

/** What can be done with the chosen orders of the list. */
export function ChosenOrders({ selection }: { selection: Selection }) {
  const t = useOfficeT();
  const { size } = selection.ids;
  if (size === 0) return null;
  return (
    <div className={styles.chosen} data-print="no">
      <p role="status">{t(size === 1 ? 'picking.chosen.one' : 'picking.chosen.other', { n: size })}</p>
      <SendChosen ids={[...selection.ids]} />
      <PrintOrders ids={[...selection.ids]} />
      {size <= mostByPhone && (
        <ButtonLink size="s" to={`/office/picking?order=${codeOfOrders([...selection.ids])}`}>
          {t('picking.phone.open')}
        </ButtonLink>
      )}
      <Button size="s" onClick={selection.clear}>
        {t('list.clearSelection')}
      </Button>
    </div>
  );
}
