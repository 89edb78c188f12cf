import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { Badge } from '#kit/widgets/badge.tsx';
import { LoadState } from '#shop/office/load-state.tsx';
import { PagePart } from '#shop/office/page-part.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './addresses-of-customer.module.css';
import { listAddressesOfCustomer } from './contract.ts';

/** The part of a customer's page that shows where the customer's goods can be sent. */
export function AddressesOfCustomer({ customerId }: { customerId: number }) {
  const t = useOfficeT();
  const { data, error, refetch } = useEndpoint(listAddressesOfCustomer, { id: customerId });
  return (
    <PagePart title={t('customerAddresses.title')}>
      {!data && <LoadState error={error} onRetry={() => void refetch()} />}
      {data?.Rows.length === 0 && <p>{t('customerAddresses.none')}</p>}
      {data && data.Rows.length > 0 && (
        <ul className={styles.addresses}>
          {data.Rows.map((address) => (
            <li key={address.Id}>
              <span className={styles.name}>
                <strong>{address.Name}</strong>
                {address.DefaultAddress && <Badge kind="good">{address.DefaultAddressText}</Badge>}
              </span>
              {[
                address.Address1,
                address.Address2,
                `${address.ZipCode} ${address.City}`,
                address.CountryName,
                address.ContactPerson,
                address.Gln && `GLN ${address.Gln}`,
              ]
                .filter(Boolean)
                .join(', ')}
            </li>
          ))}
        </ul>
      )}
    </PagePart>
  );
}
