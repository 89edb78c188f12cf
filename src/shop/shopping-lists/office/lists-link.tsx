import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { ButtonLink } from '#kit/widgets/button.tsx';
import { PagePart } from '#shop/office/page-part.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { listListsOfCustomer } from './contract.ts';

/** The part of a customer's page that tells how many saved lists there are, and leads to them. */
export function ListsLink({ customerId }: { customerId: number }) {
  const t = useOfficeT();
  const { data } = useEndpoint(listListsOfCustomer, { id: customerId, take: 1 });
  if (!data) return null;
  return (
    <PagePart title={t('customerLists.title')}>
      {data.Total === 0 ? (
        <p>{t('customerLists.none')}</p>
      ) : (
        <ButtonLink size="s" to={`/office/customers/${customerId}/lists`}>
          {t('customerLists.show', { count: data.Total })}
        </ButtonLink>
      )}
    </PagePart>
  );
}
