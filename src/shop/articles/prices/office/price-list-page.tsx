import { useParams, useSearchParams } from 'react-router';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { LoadState } from '#shop/office/load-state.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { priceListTitle } from '#shop/articles/prices/price-list-title.ts';
import { useMay } from '#shop/office/use-staff.ts';
import { readPriceList } from './contract.ts';
import { PriceListTools } from './fill/price-list-tools.tsx';
import { NewPriceListForm } from './new-price-list.tsx';
import { PriceListForm } from './price-list-form.tsx';
import { PricesOfList } from './prices-of-list.tsx';

export default function OfficePriceListPage() {
  const { code = '' } = useParams();
  return code === 'new' ? <NewPriceList /> : <PriceListOf key={code} code={code} />;
}

function NewPriceList() {
  const t = useOfficeT();
  return (
    <OfficePage title={t('priceLists.new')} back={{ to: '/office/price-lists', text: t('priceLists.title') }}>
      <NewPriceListForm />
    </OfficePage>
  );
}

function PriceListOf({ code }: { code: string }) {
  const t = useOfficeT();
  const may = useMay();
  const [query] = useSearchParams();
  const { data, error, refetch } = useEndpoint(readPriceList, { code }, { keepPrevious: false });
  // The grid has the width, and asks before it is left: a page can ask for one thing at a time.
  const isGrid = query.get('show') === 'grid';
  return (
    <OfficePage
      title={data ? priceListTitle({ ...data, Name: data.NameSV, Code: code }) : code}
      back={{ to: '/office/price-lists', text: t('priceLists.title') }}
      actions={data && may('prices.write') && <PriceListTools list={data} />}
    >
      {data ? (
        <>
          <PricesOfList code={code} currency={data.CurrencyCode} />
          {!isGrid && <PriceListForm loaded={data} />}
        </>
      ) : (
        <LoadState error={error} onRetry={() => void refetch()} />
      )}
    </OfficePage>
  );
}
