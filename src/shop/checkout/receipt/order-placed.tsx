import { Button, ButtonLink } from '#kit/widgets/button.tsx';
import { Modal } from '#kit/widgets/modal.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './order-placed.module.css';

type Props = { orderId: number | undefined; onClose: () => void };

/** Confirms the order and shows its number. */
export function OrderPlaced({ orderId, onClose }: Props) {
  const t = useT();
  return (
    <Modal
      role="alertdialog"
      title={t('checkout.alertTitle')}
      open={orderId !== undefined}
      onClose={onClose}
      width="narrow"
    >
      {/* The sentence is a single text node, so that it is read, copied and found as a whole. */}
      <p className={styles.thanks}>{`${t('checkout.thankYou')} ${orderId}`}</p>
      <div className={styles.ways}>
        <Button kind="primary" onClick={onClose}>
          {t('general.ok')}
        </Button>
        <ButtonLink kind="plain" to="/orders">
          {t('checkout.seeOrders')}
        </ButtonLink>
      </div>
    </Modal>
  );
}
