import { Link } from 'react-router';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { LoadState } from '#shop/office/load-state.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { listOfficeCustomers } from './contract.ts';
import desk from '#shop/office/desk.module.css';

const shown = 10;

/** The first customers of a price list, with a link to all of them. */
export function CustomersOfList({ code }: { code: string }) {
  const t = useOfficeT();
  const { data, error, refetch } = useEndpoint(listOfficeCustomers, { priceList: code, take: shown });
  const all = `/office/customers?priceList=${encodeURIComponent(code)}`;
  return (
    <section className={desk.part}>
      <h2>{t('priceLists.customersOf')}</h2>
      {!data && <LoadState error={error} onRetry={() => void refetch()} />}
      {data?.Total === 0 && <p>{t('priceLists.noCustomers')}</p>}
      <ul>
        {data?.Rows.map(({ Id, CustomerNumber, Name }) => (
          <li key={Id}>
            <Link to={`/office/customers/${Id}`}>{CustomerNumber}</Link> {Name}
          </li>
        ))}
      </ul>
      {data && data.Total > shown && <Link to={all}>{t('priceLists.allCustomers', { n: data.Total })}</Link>}
    </section>
  );
}
