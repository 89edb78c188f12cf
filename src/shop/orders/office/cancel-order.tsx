import { AskingButton } from '#shop/office/asking-button.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { OfficeOrder } from './contract.ts';

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
  const isRest = order.Consignments.length > 0;
  return (
    <AskingButton
      does={t(isRest ? 'officeOrder.cancelRest' : 'officeOrder.cancel')}
      title={t(isRest ? 'officeOrder.cancelRest.title' : 'officeOrder.cancel.title', { number: order.Id })}
      text={t('officeOrder.cancel.text')}
      keep={t('officeOrder.cancel.keep')}
      busy={busy}
      onYes={onCancel}
    />
  );
}
