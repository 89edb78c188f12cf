import { Button } from '#kit/widgets/button.tsx';
import { Modal } from '#kit/widgets/modal.tsx';
import desk from '#shop/office/desk.module.css';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { Unwanted } from './use-unwanted.ts';

/** Asks whether to send what the customer wants in another way. */
export function AskUnwanted({ number, unwanted }: { number: number; unwanted: Unwanted }) {
  const t = useOfficeT();
  return (
    <Modal
      title={t('officeOrder.despite.title', { number })}
      open
      onClose={unwanted.forget}
      width="narrow"
      role="alertdialog"
    >
      <p>{unwanted.question}</p>
      <div className={desk.buttons}>
        <Button kind="primary" onClick={unwanted.yes}>
          {t('officeOrder.despite')}
        </Button>
        <Button onClick={unwanted.forget}>{t('general.cancel')}</Button>
      </div>
    </Modal>
  );
}
