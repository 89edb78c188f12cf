import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { ButtonLink } from '#kit/widgets/button.tsx';
import { PagePart } from '#shop/office/page-part.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { listOwnNumbersOfCustomer } from './contract.ts';

/** The part of a customer's page that tells how many own article numbers there are, and leads to them. */
export function OwnNumbersLink({ customerId }: { customerId: number }) {
  const t = useOfficeT();
  const { data } = useEndpoint(listOwnNumbersOfCustomer, { id: customerId, q: '', take: 1 });
  if (!data) return null;
  return (
    <PagePart title={t('customerNumbers.title')}>
      {data.Total === 0 ? (
        <p>{t('customerNumbers.none')}</p>
      ) : (
        <ButtonLink size="s" to={`/office/customers/${customerId}/ownnumbers`}>
          {t('customerNumbers.show', { count: data.Total })}
        </ButtonLink>
      )}
    </PagePart>
  );
}
