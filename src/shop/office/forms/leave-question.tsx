import { Button } from '#kit/widgets/button.tsx';
import { Modal } from '#kit/widgets/modal.tsx';
import desk from '#shop/office/desk.module.css';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';

/** Asks whether to leave what has been changed and not saved. */
export function LeaveQuestion({ leave }: { leave: { go: () => void; stay: () => void } }) {
  const t = useOfficeT();
  return (
    <Modal title={t('form.leave.title')} open onClose={leave.stay} width="narrow" role="alertdialog">
      <p>{t('form.leave.text')}</p>
      <div className={desk.buttons}>
        <Button kind="primary" onClick={leave.stay}>
          {t('form.leave.stay')}
        </Button>
        <Button onClick={leave.go}>{t('form.leave.go')}</Button>
      </div>
    </Modal>
  );
}
