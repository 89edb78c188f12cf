import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toast } from '#kit/browser/announce.ts';
import { TextField } from '#kit/forms/field.tsx';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { Button } from '#kit/widgets/button.tsx';
import { ListFailed, ListOnItsWay } from '#kit/widgets/list-states.tsx';
import { Modal } from '#kit/widgets/modal.tsx';
import { useOptimisticCart } from '#shop/cart/use-cart.ts';
import { plural, type T } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import {
  addToShoppingList,
  createShoppingList,
  listShoppingLists,
  mostLists,
  type ListSummary,
  type ShoppingList,
} from './contract.ts';
import type { Savable } from './savable.ts';
import styles from './save-window.module.css';
import { useAttempt } from '#kit/browser/use-attempt.ts';
import { useListName } from './use-list-name.ts';
import { whyNotSaved } from './why-not-saved.ts';

type Props = { what: Savable; onClose: () => void };
/** A new list by its name, or one that there is. */
type Target = { name: string } | { list: ListSummary };

/** Asks for the list in which something is saved. */
export function SaveWindow({ what, onClose }: Props) {
  const t = useT();
  const saving = useSaving(what, onClose);
  const { field, submit } = useListName(nameOf(what, t));
  return (
    <Modal open title={titleOf(what, t)} width="narrow" onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving.isPending) submit((name) => saving.mutate({ name }));
        }}
      >
        {what.kind === 'cart' && what.empties && <p>{t('lists.putAsideHint')}</p>}
        {what.kind === 'article' && (
          <ChooseList busy={saving.isPending} onChoose={(list) => saving.mutate({ list })} />
        )}
        <TextField {...field} label={what.kind === 'article' ? t('lists.newName') : t('lists.name')} />
        {saving.error && (
          <p role="alert" className={styles.failure}>
            {whyNotSaved(saving.error, t)}
          </p>
        )}
        <Button type="submit" kind="primary" busy={saving.isPending && t('lists.saving')}>
          {what.kind === 'cart' && what.empties ? t('lists.putAside') : t('lists.saveNew')}
        </Button>
      </form>
    </Modal>
  );
}

function ChooseList({ busy, onChoose }: { busy: boolean; onChoose: (list: ListSummary) => void }) {
  const t = useT();
  const lists = useEndpoint(listShoppingLists, { take: mostLists });
  if (!lists.data) {
    if (!lists.isError) return <ListOnItsWay text={t('lists.loading')} rows={2} />;
    const retry = () => void lists.refetch();
    return <ListFailed text={t('lists.failed')} retry={t('general.tryAgain')} onRetry={retry} />;
  }
  if (lists.data.Rows.length === 0) return null;
  return (
    <fieldset className={styles.lists}>
      <legend>{t('lists.choose')}</legend>
      <ul>
        {lists.data.Rows.map((list) => (
          <li key={list.Id}>
            <button type="button" disabled={busy} onClick={() => onChoose(list)}>
              <span>{list.Name}</span>
              <small>{plural(t, 'lists.rows', list.RowCount)}</small>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function useSaving(what: Savable, onClose: () => void) {
  const t = useT();
  const client = useQueryClient();
  const navigate = useNavigate();
  const cart = useOptimisticCart();
  const { headersFor } = useAttempt();
  return useMutation<ShoppingList, CallError, Target>({
    networkMode: 'always',
    mutationFn: (target) => {
      if ('list' in target && what.kind === 'article') {
        const row = { id: target.list.Id, ArticleId: what.articleId, Quantity: what.quantity };
        return callOverHttp(addToShoppingList, row, { headers: headersFor(row) });
      }
      const body = { Name: 'name' in target ? target.name : '', Shared: true, ...sourceOf(what) };
      return callOverHttp(createShoppingList, body, { headers: headersFor(body) });
    },
    onSuccess: (list) => {
      toast(t('lists.saved', { name: list.Name }), {
        action: { label: t('lists.open'), run: () => void navigate(`/lists/${list.Id}`) },
      });
      for (const name of ['listShoppingLists', 'readShoppingList'])
        void client.invalidateQueries({ queryKey: [name] });
      if (what.kind === 'cart' && what.empties) cart.readAgain();
      onClose();
    },
    onError: ({ status }) => {
      // Another window may have removed the list that was chosen.
      if (status === 404) void client.invalidateQueries({ queryKey: ['listShoppingLists'] });
    },
  });
}

function sourceOf(what: Savable) {
  if (what.kind === 'article') return { Rows: [{ ArticleId: what.articleId, Quantity: what.quantity }] };
  return what.kind === 'order' ? { FromOrderId: what.orderId } : { FromCart: true, EmptyCart: what.empties };
}

function nameOf(what: Savable, t: T): string {
  if (what.kind === 'article') return '';
  return what.kind === 'order'
    ? t('lists.nameOfOrder', { number: what.orderId })
    : t('lists.nameOfCart', { date: stockholmToday(new Date()) });
}

function titleOf(what: Savable, t: T): string {
  if (what.kind === 'article') return t('lists.saveArticle', { article: what.articleText });
  if (what.kind === 'order') return t('lists.saveOrder');
  return what.empties ? t('lists.putAside') : t('lists.saveCart');
}
