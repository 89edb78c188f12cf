import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { TextField } from '#kit/forms/field.tsx';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { Button } from '#kit/widgets/button.tsx';
import { Modal } from '#kit/widgets/modal.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { createShoppingList, type ListRowInput, type ShoppingList } from '#shop/shopping-lists/contract.ts';
import styles from '#shop/shopping-lists/save-window.module.css';
import { useAttempt } from '#kit/browser/use-attempt.ts';
import { useListName } from '#shop/shopping-lists/use-list-name.ts';
import { whyNotSaved } from '#shop/shopping-lists/why-not-saved.ts';

/** `rows`: those of the list that is copied. */
type Props = { name?: string; rows?: readonly ListRowInput[]; onClose: () => void };

/** Asks for the name of a new list, and goes to it. */
export function NewListWindow({ name: suggested = '', rows = [], onClose }: Props) {
  const t = useT();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { field, submit } = useListName(suggested);
  const { headersFor } = useAttempt();
  const making = useMutation<ShoppingList, CallError, string>({
    networkMode: 'always',
    mutationFn: (Name) => {
      const body = { Name, Shared: true, Rows: [...rows] };
      return callOverHttp(createShoppingList, body, { headers: headersFor(body) });
    },
    onSuccess: ({ Id }) => {
      void client.invalidateQueries({ queryKey: ['listShoppingLists'] });
      onClose();
      void navigate(`/lists/${Id}`);
    },
  });
  return (
    <Modal open title={t('lists.create')} width="narrow" onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!making.isPending) submit(making.mutate);
        }}
      >
        <TextField {...field} label={t('lists.name')} />
        {making.error && (
          <p role="alert" className={styles.failure}>
            {whyNotSaved(making.error, t)}
          </p>
        )}
        <Button type="submit" kind="primary" busy={making.isPending && t('lists.saving')}>
          {t('lists.saveNew')}
        </Button>
      </form>
    </Modal>
  );
}
