import { useState } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { lazyPart } from '#kit/widgets/lazy-part.tsx';
import { Modal } from '#kit/widgets/modal.tsx';
import { useT } from '#shop/texts/use-texts.ts';

const PayDetails = lazyPart(async () => (await import('./pay-details.tsx')).PayDetails);

/** Opens a window that says how an invoice is paid. */
export function PayButton({ number }: { number: number }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="plain" size="s" aria-label={t('payInfo.payOf', { number })} onClick={() => setOpen(true)}>
        {t('payInfo.pay')}
      </Button>
      <Modal title={t('payInfo.title', { number })} open={isOpen} onClose={() => setOpen(false)}>
        <PayDetails number={number} />
      </Modal>
    </>
  );
}
