import { Button, ButtonLink } from '#kit/widgets/button.tsx';
import { Modal } from '#kit/widgets/modal.tsx';
import type { PlacedOrder } from '#shop/checkout/use-checkout.ts';
import { orderPath } from '#shop/orders/order-label.ts';
import type { T } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './order-placed.module.css';

type Props = { placed: PlacedOrder | undefined; onClose: () => void };

/** Confirms the order, or what was added to one, and shows its number. */
export function OrderPlaced({ placed, onClose }: Props) {
  const t = useT();
  const isAddition = placed?.added !== undefined;
  return (
    <Modal
      role="alertdialog"
      title={t(isAddition ? 'addition.alertTitle' : 'checkout.alertTitle')}
      open={placed !== undefined}
      onClose={onClose}
      width="narrow"
      beginsAtTitle
    >
      {/* The sentence is a single text node, so that it is read, copied and found as a whole. */}
      <p className={styles.thanks}>{placed && wordsOf(placed, t)}</p>
      <div className={styles.ways}>
        <Button kind="primary" onClick={onClose}>
          {t('general.ok')}
        </Button>
        {placed && (
          <ButtonLink kind="plain" to={orderPath(placed.orderId)}>
            {t('receipt.seeOrder')}
          </ButtonLink>
        )}
      </div>
    </Modal>
  );
}

function wordsOf({ orderId, added }: PlacedOrder, t: T): string {
  if (added === undefined) return `${t('checkout.thankYou')} ${orderId}`;
  return t(added === 1 ? 'addition.added.one' : 'addition.added.other', { n: added, number: orderId });
}
