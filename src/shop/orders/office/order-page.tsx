import { useState } from 'react';
import { useParams } from 'react-router';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { LeaveQuestion } from '#kit/widgets/modal.tsx';
import { InvoicesOfOrder } from '#shop/invoices/office/invoices-of-order.tsx';
import { ChangeLog } from '#shop/office/change-log/change-log.tsx';
import { useLeaving } from '#shop/office/forms/use-office-form.ts';
import { LoadState } from '#shop/office/load-state.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import desk from '#shop/office/desk.module.css';
import { orderIs, orderMay } from '#shop/order-model/may.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { ChangeOrder } from './change/change-order.tsx';
import { OrderActs } from './change/order-acts.tsx';
import { readOfficeOrder } from './contract.ts';
import { HoldOrder } from './hold/hold-order.tsx';
import { OrderNotes, PinnedNotes } from './notes/order-notes.tsx';
import { OrderDesk } from './order-desk.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderState } from './order-state.tsx';
import styles from './order.module.css';
import { kindsInUnion, PrintOrders } from './picking/print-orders.tsx';
import { OrderMarks } from './queue/order-marks.tsx';
import { OrdersBeside, PlaceFacts, useOrderPlace } from './queue/order-place.tsx';
import { useOrderList } from './queue/use-order-list.ts';

export default function OfficeOrderPage() {
  const t = useOfficeT();
  const may = useMay();
  const { id = '' } = useParams();
  const { data, error, refetch } = useEndpoint(
    readOfficeOrder,
    { id: Number(id) },
    { keepPrevious: false, freshOnFocus: true },
  );
  const list = useOrderList();
  const place = useOrderPlace(Number(id), list);
  // A page asks once, for all of its forms.
  const [isChanged, setChanged] = useState(false);
  const [isFilledIn, setFilledIn] = useState(false);
  const { leave } = useLeaving(isChanged || isFilledIn);
  return (
    <OfficePage
      title={t('officeOrder.title', { number: id })}
      back={{ to: list.listPath, text: t('officeOrders.title') }}
      badges={
        data && (
          <>
            <OrderState order={data} />{' '}
            <OrderMarks order={{ ...data, Printed: place.data?.Printed ?? null }} />
          </>
        )
      }
      actions={
        <>
          <OrdersBeside place={place} list={list} />
          {data && may('orders.write') && orderIs.open(data.Status) && (
            <PrintOrders
              ids={[data.Id]}
              areNew={orderMay.start(data.Status)}
              {...(!data.LeavesUnion && { kinds: kindsInUnion })}
            />
          )}
        </>
      }
    >
      {data ? (
        <div className={desk.page}>
          <PinnedNotes order={data} />
          <PlaceFacts place={place} />
          <OrderFacts order={data} />
          <OrderNotes key={`notes ${id}`} order={data} mayWrite={may('orders.write')} />
          <div className={styles.besides}>
            <HoldOrder key={`hold ${id}`} order={data} reload={refetch} />
            {may('orders.write') && <OrderActs key={`acts ${id}`} order={data} />}
            <ChangeOrder key={`change ${id}`} order={data} onDirty={setChanged} />
          </div>
          <OrderDesk
            key={id}
            order={data}
            ready={new Map(place.data?.Rows.map((row) => [row.RowId, row.QuantityReady]))}
            mayWrite={may('orders.write')}
            reload={refetch}
            onDirty={setFilledIn}
          />
          {leave && <LeaveQuestion {...leave} />}
          {may('invoices.read') && <InvoicesOfOrder orderId={data.Id} currency={data.CurrencyCode} />}
          <ChangeLog entity="order" id={data.Id} labels={logLabels(t)} />
        </div>
      ) : (
        <LoadState error={error} onRetry={() => void refetch()} />
      )}
    </OfficePage>
  );
}

function logLabels(t: OfficeT): Record<string, string> {
  const names = [
    'Status',
    'HasShortage',
    'Held',
    'Reason',
    'CustomerText',
    'Note',
    'ConsignmentId',
    'Parcels',
    'DespiteWhole',
    'DespiteWeek',
    'DespiteCollected',
    'DespiteOpen',
    'Cancelled',
    'VatCase',
    'VatNumber',
    'DeliveryCountryCode',
    'VatAmount',
    'TotalAmount',
    'Discount',
    'DeliveryWeek',
    'PartialDelivery',
    'PurchaseOrderNumber',
    'Message',
    'DeliveryAddress',
    'SplitTo',
    'SplitFrom',
  ] as const;
  return Object.fromEntries(names.map((name) => [name, t(`officeOrder.log.${name}`)]));
}
