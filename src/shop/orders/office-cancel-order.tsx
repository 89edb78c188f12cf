import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Modal } from '#kit/modal.tsx';
import desk from '#shop/office/desk.module.css';
import { useOfficeT } from '#shop/texts/use-office-texts.ts';
import type { OfficeOrder } from './office-contract.ts';

/** Asks first: what is cancelled does not come back. */
export function CancelOrder({
  order,
  busy,
  onCancel,
}: {
  order: OfficeOrder;
  busy: boolean;
  onCancel: () => void;
}) {
  const t = useOfficeT();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button busy={busy && t('general.saving')} onClick={() => setIsAsking(true)}>
        {t(order.Consignments.length > 0 ? 'officeOrder.cancelRest' : 'officeOrder.cancel')}
      </Button>
      <Modal
        title={t('officeOrder.cancel.title', { number: order.Id })}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        width="narrow"
        role="alertdialog"
      >
        <p>{t('officeOrder.cancel.text')}</p>
        <div className={desk.buttons}>
          <Button
            kind="primary"
            onClick={() => {
              setIsAsking(false);
              onCancel();
            }}
          >
            {t('officeOrder.cancel.go')}
          </Button>
          <Button onClick={() => setIsAsking(false)}>{t('general.cancel')}</Button>
        </div>
      </Modal>
    </>
  );
}
