import { useCallback } from 'react';
import { stockholmToday } from '#kit/text/dates.ts';
import { Link } from 'react-router';
import { Badge } from '#kit/widgets/badge.tsx';
import { ButtonLink } from '#kit/widgets/button.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { OfficeFilters, SearchFilter } from '#shop/office/lists/office-filters.tsx';
import { OfficeList, type OfficeColumn } from '#shop/office/lists/office-list.tsx';
import { unbrokenCell } from '#kit/widgets/table.tsx';
import { EmptyText, ExportLinks } from '#shop/office/file-links.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useOfficeList } from '#shop/office/lists/use-office-list.ts';
import { useMay } from '#shop/office/use-staff.ts';
import { countryName } from '#shop/texts/country-name.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import {
  customerStates,
  listOfficeCustomers,
  readCustomerChoices,
  type OfficeCustomerRow,
} from './contract.ts';
import { WelcomeButton } from './welcome/welcome-window.tsx';

const blank = { q: '', state: '', priceList: '' };

export default function OfficeCustomersPage() {
  const t = useOfficeT();
  const may = useMay();
  const list = useOfficeList(blank, 'number');
  const { filters, setFilters, part } = list;
  const answer = useEndpoint(listOfficeCustomers, {
    q: filters.q,
    priceList: filters.priceList,
    sort: part.sort,
    skip: part.skip,
    take: part.take,
    ...(stateOf(filters) && { state: stateOf(filters) }),
  });
  const { data: choices } = useEndpoint(readCustomerChoices);
  const search = useCallback((q: string) => setFilters({ q }), [setFilters]);
  return (
    <OfficePage
      title={t('customers.title')}
      actions={
        <>
          <ExportLinks kind="customers" name={t('customers.title')} />
          {may('customers.write') && (
            <>
              <WelcomeButton filter={{ ...filters, state: stateOf(filters) ?? '' }} />
              <ButtonLink kind="primary" icon="plus" to="/office/customers/new">
                {t('customers.new')}
              </ButtonLink>
            </>
          )}
        </>
      }
    >
      <OfficeFilters state={list}>
        <SearchFilter value={filters.q} label={t('customers.search')} onChange={search} />
        <SelectField
          label={t('customers.state')}
          value={filters.state}
          onChange={({ target }) => setFilters({ state: target.value })}
        >
          <option value="">{t('customers.state.all')}</option>
          {customerStates.map((state) => (
            <option key={state} value={state}>
              {t(`customers.state.${state}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('customers.field.PriceListCode')}
          value={filters.priceList}
          onChange={({ target }) => setFilters({ priceList: target.value })}
        >
          <option value="">{t('customers.allPriceLists')}</option>
          {choices?.PriceLists.map(({ Code, Name }) => (
            <option key={Code} value={Code}>
              {Name || Code}
            </option>
          ))}
        </SelectField>
      </OfficeFilters>
      <OfficeList
        caption={t('customers.title')}
        state={list}
        columns={columnsOf(t)}
        idOf={({ Id }) => Id}
        nameOf={({ CustomerNumber }) => CustomerNumber}
        empty={<EmptyText text={t('list.empty.customers')} kind="customers" />}
        answer={answer}
      />
    </OfficePage>
  );
}

function stateOf({ state }: typeof blank) {
  return customerStates.find((one) => one === state);
}

function columnsOf(t: OfficeT): OfficeColumn<OfficeCustomerRow>[] {
  return [
    {
      label: t('customers.field.CustomerNumber'),
      sort: 'number',
      cell: (row) => <Link to={`/office/customers/${row.Id}`}>{row.CustomerNumber}</Link>,
    },
    { label: t('customers.field.Name'), sort: 'name', cell: ({ Name }) => Name },
    { label: t('customers.field.Email'), cell: ({ Email }) => Email },
    {
      label: t('customers.field.City'),
      sort: 'city',
      cell: ({ City, CountryCode }) =>
        [City, countryName(CountryCode, t.language)].filter(Boolean).join(', '),
    },
    {
      label: t('customers.loggedIn'),
      sort: 'loggedIn',
      cell: ({ LoggedInAt: at }) =>
        at === null ? (
          t('customers.loggedIn.never')
        ) : (
          <span className={unbrokenCell}>{stockholmToday(new Date(at))}</span>
        ),
    },
    { label: t('customers.state'), cell: (row) => <CustomerState customer={row} /> },
  ];
}

export function CustomerState({
  customer,
}: {
  customer: Pick<OfficeCustomerRow, 'Blocked' | 'ShowAsReseller' | 'HasPassword' | 'Test'>;
}) {
  const t = useOfficeT();
  return (
    <>
      {customer.Test && <Badge kind="season">{t('customers.test')}</Badge>}{' '}
      {customer.Blocked && <Badge kind="bad">{t('customers.blocked')}</Badge>}{' '}
      {!customer.HasPassword && !customer.Test && <Badge kind="news">{t('customers.noPassword')}</Badge>}{' '}
      {customer.ShowAsReseller && <Badge>{t('customers.listed')}</Badge>}
    </>
  );
}
