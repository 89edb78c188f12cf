import { Link, useSearchParams } from 'react-router';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { LoadState } from '#shop/office/load-state.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { mostSent, readOrdersToSend } from './contract.ts';
import { SendForm } from './send-form.tsx';

/** Sends the orders that were chosen in the list. */
export default function SendOrdersPage() {
  const t = useOfficeT();
  const [query] = useSearchParams();
  const ids = idsIn(query.get('ids') ?? '');
  const { data, error, refetch } = useEndpoint(readOrdersToSend, { ids }, { freshOnFocus: true });
  return (
    <OfficePage title={t('sendMany.title')} back={{ to: '/office/orders', text: t('officeOrders.title') }}>
      {ids.length === 0 ? (
        <p>
          {t('sendMany.none')} <Link to="/office/orders">{t('officeOrders.title')}</Link>
        </p>
      ) : data ? (
        <SendForm key={ids.join()} orders={data.Rows} reload={refetch} />
      ) : (
        <LoadState error={error} onRetry={() => void refetch()} />
      )}
    </OfficePage>
  );
}

function idsIn(text: string): number[] {
  const ids = text.split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return [...new Set(ids.map(Number))].slice(0, mostSent);
}
