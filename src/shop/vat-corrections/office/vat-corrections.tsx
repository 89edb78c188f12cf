import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { Button } from '#kit/widgets/button.tsx';
import desk from '#shop/office/desk.module.css';
import { LoadState } from '#shop/office/load-state.tsx';
import { PagePart } from '#shop/office/page-part.tsx';
import { useAmounts } from '#shop/office/use-amounts.ts';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import * as calls from './contract.ts';
import type { VatCorrection } from './contract.ts';

/** The part of a customer's page that offers its orders to follow what has been corrected; nothing when all do. */
export function VatCorrectionsOfCustomer({ customerId: id }: { customerId: number }) {
  const may = useMay();
  const { data, error, refetch } = useEndpoint(
    calls.listVatCorrections,
    { id },
    { enabled: may('orders.read'), freshOnFocus: true },
  );
  if (error && !data) return <LoadState error={error} onRetry={() => void refetch()} />;
  if (!data || data.Rows.length === 0) return null;
  return (
    <VatCorrections
      // Other orders are chosen anew.
      key={data.Rows.map(({ OrderId, Becomes }) => `${OrderId} ${Becomes}`).join()}
      rows={data.Rows}
      mayWrite={may('orders.write')}
      send={(Orders) => callOverHttp(calls.correctVat, { id, Orders })}
    />
  );
}

/** The same before an order is invoiced. */
export function VatCorrectionOfOrder({ correction }: { correction: VatCorrection }) {
  const may = useMay();
  const { OrderId: id, Becomes } = correction;
  return (
    <VatCorrections
      rows={[correction]}
      mayWrite={may('invoices.write')}
      send={() => callOverHttp(calls.correctVatOfOrder, { id, VatCase: Becomes })}
    />
  );
}

type Chosen = { Id: number; VatCase: VatCorrection['Becomes'] }[];
type Props = {
  rows: readonly VatCorrection[];
  mayWrite: boolean;
  send: (orders: Chosen) => Promise<{ Orders: number[] }>;
};

function VatCorrections({ rows, mayWrite, send }: Props) {
  const t = useOfficeT();
  const { money } = useAmounts();
  const client = useQueryClient();
  const [left, setLeft] = useState<readonly number[]>([]);
  const [isTried, setTried] = useState(false);
  const chosen = rows.filter(({ OrderId }) => !left.includes(OrderId));
  const correcting = useMutation<{ Orders: number[] }, CallError>({
    mutationFn: () => send(chosen.map(({ OrderId, Becomes }) => ({ Id: OrderId, VatCase: Becomes }))),
    networkMode: 'always',
    onSuccess: ({ Orders: { length: n } }) =>
      toast(t(n === 1 ? 'vatCorrection.done.one' : 'vatCorrection.done.other', { n })),
    // What was refused is shown as it is now.
    onSettled: () => void client.invalidateQueries(),
  });
  const nothing = isTried && chosen.length === 0 ? t('vatCorrection.none') : undefined;
  const labelOf = (row: VatCorrection) =>
    row.Becomes === row.VatCase
      ? t('vatCorrection.sameVat', { order: String(row.OrderId) })
      : t('vatCorrection.order', {
          order: String(row.OrderId),
          before: money(row.VatAmount, row.CurrencyCode),
          after: money(row.BecomesVatAmount, row.CurrencyCode),
          total: money(row.BecomesTotalAmount, row.CurrencyCode),
        });
  return (
    <PagePart title={t('vatCorrection.title')}>
      {sentencesOf(rows).map(({ kind, orders, number }) => (
        <p key={kind}>
          <strong>
            {t(`vatCorrection.${kind}.${orders.length === 1 ? 'one' : 'other'}`, {
              n: orders.length,
              number,
              orders: orders.join(', '),
            })}
          </strong>
        </p>
      ))}
      <p>{t('vatCorrection.why')}</p>
      {rows.length === 1
        ? rows.map((row) => row.Becomes !== row.VatCase && <p key={row.OrderId}>{labelOf(row)}</p>)
        : rows.map((row) => (
            <Checkbox
              key={row.OrderId}
              label={labelOf(row)}
              disabled={!mayWrite}
              checked={!left.includes(row.OrderId)}
              onChange={({ target }) =>
                setLeft(target.checked ? left.filter((id) => id !== row.OrderId) : [...left, row.OrderId])
              }
            />
          ))}
      {mayWrite && (
        <Button
          busy={correcting.isPending && t('general.saving')}
          onClick={() => {
            setTried(true);
            if (chosen.length > 0) correcting.mutate();
          }}
        >
          {t(rows.length === 1 ? 'vatCorrection.goOne' : 'vatCorrection.go')}
        </Button>
      )}
      {(nothing || correcting.error) && (
        <p role="alert" className={desk.failure}>
          {nothing ??
            (correcting.error?.is('changed-meanwhile')
              ? t('vatCorrection.meanwhile')
              : (correcting.error?.problem?.detail ?? t('general.commonError')))}
        </p>
      )}
    </PagePart>
  );
}

type Sentence = { kind: 'number' | 'taxed' | 'exempt'; number: string; orders: number[] };

/** What becomes of the orders, a sentence for each kind. */
function sentencesOf(rows: readonly VatCorrection[]): Sentence[] {
  const kindOf = ({ VatCase, Becomes }: VatCorrection): Sentence['kind'] => {
    if (Becomes === VatCase) return 'number';
    return Becomes === 'domestic' ? 'taxed' : 'exempt';
  };
  return [...new Set(rows.map(kindOf))].map((kind) => {
    const ofKind = rows.filter((row) => kindOf(row) === kind);
    return { kind, number: ofKind[0]?.VatNumber ?? '', orders: ofKind.map(({ OrderId }) => OrderId) };
  });
}
