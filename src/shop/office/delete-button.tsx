import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { Button } from '#kit/widgets/button.tsx';
import type { CallError } from '#kit/http/call.ts';
import { Modal } from '#kit/widgets/modal.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import desk from './desk.module.css';

type Props = {
  name: string;
  onDelete: () => Promise<unknown>;
  onDeleted: () => void;
  /** Undoes the deletion, if that is possible. */
  onUndo?: () => Promise<unknown>;
};

/** A delete button with a confirmation. An item in use is not deleted, and the server tells where it is used. */
export function DeleteButton({ name, onDelete, onDeleted, onUndo }: Props) {
  const t = useOfficeT();
  const [isAsking, setIsAsking] = useState(false);
  const deletion = useMutation<unknown, CallError>({
    mutationFn: onDelete,
    networkMode: 'always',
    onSuccess: () => {
      setIsAsking(false);
      toast(t('form.deleted', { name }), onUndo && { action: { label: t('form.undo'), run: undo } });
      onDeleted();
    },
  });
  const undo = () =>
    void onUndo?.().then(
      () => toast(t('form.restored', { name })),
      () => toast(t('general.commonError'), { error: true }),
    );
  const close = () => {
    setIsAsking(false);
    deletion.reset();
  };
  return (
    <>
      <Button icon="trash" onClick={() => setIsAsking(true)}>
        {t('form.delete')}
      </Button>
      <Modal title={t('form.delete.title', { name })} open={isAsking} onClose={close} width="narrow">
        {deletion.error ? (
          <p role="alert" className={desk.failure}>
            {deletion.error.problem?.detail ?? t('general.commonError')}
          </p>
        ) : (
          <p>{t(onUndo ? 'form.delete.undoable' : 'form.delete.text')}</p>
        )}
        <div className={desk.buttons}>
          {!deletion.error && (
            <Button
              kind="primary"
              busy={deletion.isPending && t('general.saving')}
              onClick={() => deletion.mutate()}
            >
              {t('form.delete')}
            </Button>
          )}
          <Button onClick={close}>{t(deletion.error ? 'general.close' : 'general.cancel')}</Button>
        </div>
      </Modal>
    </>
  );
}
