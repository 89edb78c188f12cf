import { useParams } from 'react-router';
import { ButtonLink } from '#kit/widgets/button.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { InvoicesOfOrder } from '#shop/invoices/office/invoices-of-order.tsx';
import { ChangeLog } from '#shop/office/change-log/change-log.tsx';
import { LoadState } from '#shop/office/load-state.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import desk from '#shop/office/desk.module.css';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { readOfficeOrder } from './contract.ts';
import { HoldOrder } from './hold/hold-order.tsx';
import { OrderDesk } from './order-desk.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderState } from './order-state.tsx';

export default function OfficeOrderPage() {
  const t = useOfficeT();
  const may = useMay();
  const { id = '' } = useParams();
  const { data, error, refetch } = useEndpoint(
    readOfficeOrder,
    { id: Number(id) },
    { keepPrevious: false, freshOnFocus: true },
  );
  return (
    <OfficePage
      title={t('officeOrder.title', { number: id })}
      back={{ to: '/office/orders', text: t('officeOrders.title') }}
      badges={data && <OrderState order={data} />}
      actions={
        data && (
          <ButtonLink size="s" to={`/office/orders?q=${encodeURIComponent(data.CustomerNumber)}`}>
            {`${data.CustomerNumber} ${data.CustomerName}`}
          </ButtonLink>
        )
      }
    >
      {data ? (
        <div className={desk.page}>
          <OrderFacts order={data} />
          <HoldOrder key={`hold ${id}`} order={data} reload={refetch} />
          <OrderDesk key={id} order={data} mayWrite={may('orders.write')} reload={refetch} />
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
    'ConsignmentId',
    'Cancelled',
    'VatCase',
    'VatNumber',
    'DeliveryCountryCode',
    'VatAmount',
    'TotalAmount',
  ] as const;
  return Object.fromEntries(names.map((name) => [name, t(`officeOrder.log.${name}`)]));
}
