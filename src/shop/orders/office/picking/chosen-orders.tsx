import { Button, ButtonLink } from '#kit/widgets/button.tsx';
import { InvoiceChosen } from '#shop/invoices/office/many/invoice-chosen.tsx';
import type { InvoicingMany } from '#shop/invoices/office/many/use-invoicing-many.ts';
import type { Selection } from '#shop/office/lists/use-selection.ts';
import { useMay } from '#shop/office/use-staff.ts';
import { SendChosen } from '#shop/orders/office/sending/send-chosen.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { codeOfOrders, mostByPhone } from './picked-orders.ts';
import { PrintOrders } from './print-orders.tsx';
import styles from './print-orders.module.css';

type Props = {
  selection: Selection;
  /** Undefined where the list is of other orders than those to invoice. */
  invoicing: InvoicingMany | undefined;
};

/** What can be done with the chosen orders of the list. */
export function ChosenOrders({ selection, invoicing }: Props) {
  const t = useOfficeT();
  const mayWrite = useMay()('orders.write');
  const { size } = selection.ids;
  if (size === 0) return null;
  const ids = [...selection.ids];
  return (
    <div className={styles.chosen} data-print="no">
      <p role="status">{t(size === 1 ? 'picking.chosen.one' : 'picking.chosen.other', { n: size })}</p>
      {invoicing && <InvoiceChosen ids={ids} invoicing={invoicing} />}
      {mayWrite && (
        <>
          <SendChosen ids={ids} kind={invoicing ? undefined : 'primary'} />
          <PrintOrders ids={ids} />
          {size <= mostByPhone && (
            <ButtonLink size="s" to={`/office/picking?order=${codeOfOrders(ids)}`}>
              {t('picking.phone.open')}
            </ButtonLink>
          )}
        </>
      )}
      <Button size="s" onClick={selection.clear}>
        {t('list.clearSelection')}
      </Button>
    </div>
  );
}
