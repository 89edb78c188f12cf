import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toast } from '#kit/browser/announce.ts';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { AskingButton } from '#shop/office/asking-button.tsx';
import desk from '#shop/office/desk.module.css';
import { orderIs } from '#shop/order-model/may.ts';
import type { OfficeOrder } from '#shop/orders/office/contract.ts';
import { leftOfRow } from '#shop/orders/office/order-typed.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { confirmOfficeOrder, splitOfficeOrder } from './contract.ts';

/** Mails the confirmation again, and makes a second order of what waits. */
export function OrderActs({ order }: { order: OfficeOrder }) {
  const t = useOfficeT();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { Id: id, Version } = order;
  const confirm = useMutation<{ Emails: string[] }, CallError>({
    mutationFn: () => callOverHttp(confirmOfficeOrder, { id }),
    networkMode: 'always',
    onSuccess: ({ Emails }) => {
      void client.invalidateQueries({ queryKey: ['listChanges'] });
      toast(t('officeOrder.confirm.done', { email: Emails.join(', ') }));
    },
  });
  const split = useMutation<{ OrderId: number }, CallError>({
    mutationFn: () => callOverHttp(splitOfficeOrder, { id, Version, Rows: waiting }),
    networkMode: 'always',
    onSuccess: async ({ OrderId }) => {
      await client.invalidateQueries();
      toast(t('officeOrder.split.done', { number: OrderId }));
      void navigate(`/office/orders/${OrderId}`);
    },
  });
  const goods = order.Rows.filter((row) => row.ArticleId !== null);
  const waiting = goods.flatMap((row) => {
    const Quantity = Math.min(row.QuantityShort, leftOfRow(row));
    return Quantity > 0 ? [{ RowId: row.Id, Quantity }] : [];
  });
  const stays = goods.some((row) => row.Quantity - row.QuantityCancelled > row.QuantityShort);
  const failed = [confirm, split].find(({ error }) => error)?.error;
  const mayConfirm = order.CustomerEmail !== '' && !orderIs.cancelled(order.Status);
  const maySplit = orderIs.open(order.Status) && waiting.length > 0 && stays;
  if (!mayConfirm && !maySplit) return null;
  return (
    <div className={desk.buttons}>
      {failed && (
        <p role="alert" className={desk.failure}>
          {failed.is('changed-meanwhile')
            ? t('officeOrder.meanwhile')
            : (failed.problem?.errors?.[0]?.message ?? failed.problem?.detail ?? t('general.commonError'))}
        </p>
      )}
      {mayConfirm && (
        <AskingButton
          does={t('officeOrder.confirm')}
          title={t('officeOrder.confirm.title', { number: id })}
          text={t('officeOrder.confirm.text', { email: order.CustomerEmail })}
          busy={confirm.isPending}
          onYes={() => confirm.mutate()}
        />
      )}
      {maySplit && (
        <AskingButton
          does={t('officeOrder.split')}
          title={t('officeOrder.split.title', { number: id })}
          text={t('officeOrder.split.text', {
            count: waiting.reduce((sum, { Quantity }) => sum + Quantity, 0),
          })}
          busy={split.isPending}
          onYes={() => split.mutate()}
        />
      )}
    </div>
  );
}
