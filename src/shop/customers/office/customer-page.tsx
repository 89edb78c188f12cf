import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { callOverHttp } from '#kit/http/call.ts';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { ChangeLog } from '#shop/office/change-log/change-log.tsx';
import { LoadState } from '#shop/office/load-state.tsx';
import { OfficeForm } from '#shop/office/forms/office-form.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useOfficeForm } from '#shop/office/forms/use-office-form.ts';
import { useMay } from '#shop/office/use-staff.ts';
import { CreditOfCustomer, creditLogLabels } from '#shop/credit/office/credit-of-customer.tsx';
import { CustomerActs } from '#shop/login/office/customer-acts.tsx';
import { AddressesOfCustomer } from '#shop/delivery-addresses/office/addresses-of-customer.tsx';
import { OwnNumbersLink } from '#shop/quick-order/office/own-numbers-link.tsx';
import { PeopleOfCustomer } from '#shop/people/office/people-of-customer.tsx';
import { ListsLink } from '#shop/shopping-lists/office/lists-link.tsx';
import { VatCorrectionsOfCustomer } from '#shop/vat-corrections/office/vat-corrections.tsx';
import { StatementPart } from '#shop/statements/office/statement-part.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import * as calls from './contract.ts';
import type { OfficeCustomer } from './contract.ts';
import { CustomerFields } from './customer-fields.tsx';
import {
  checkCustomer,
  customerLabels,
  inputOfCustomer,
  valuesOfCustomer,
  wantedOfCustomer,
  type CustomerValues,
} from './customer-form.ts';
import { CustomerState } from './customers-page.tsx';

export default function OfficeCustomerPage() {
  const t = useOfficeT();
  const may = useMay();
  const { id = '' } = useParams();
  const isNew = id === 'new';
  const one = useEndpoint(
    calls.readOfficeCustomer,
    { id: Number(id) },
    { enabled: !isNew, keepPrevious: false },
  );
  const choices = useEndpoint(calls.readCustomerChoices, {}, { enabled: isNew });
  const { data } = one;
  const isReady = isNew ? choices.data !== undefined : data !== undefined;
  const { error, refetch } = isNew ? choices : one;
  return (
    <OfficePage
      title={isNew ? t('customers.new') : data ? `${data.CustomerNumber} ${data.Name}` : t('customers.title')}
      back={{ to: '/office/customers', text: t('customers.title') }}
      badges={data && <CustomerState customer={data} />}
    >
      {isReady ? (
        <CustomerForm
          key={id}
          loaded={data}
          nextNumber={choices.data?.NextNumber ?? ''}
          acts={data && may('customers.write') && <CustomerActs customer={data} />}
        />
      ) : (
        <LoadState error={error} onRetry={() => void refetch()} />
      )}
    </OfficePage>
  );
}

type Props = { loaded: OfficeCustomer | undefined; nextNumber: string; acts: ReactNode };

function CustomerForm({ loaded, nextNumber, acts }: Props) {
  const t = useOfficeT();
  const may = useMay();
  const client = useQueryClient();
  const navigate = useNavigate();
  const language = useLanguage();
  const labels = customerLabels(t);
  const form = useOfficeForm<OfficeCustomer, CustomerValues>({
    loaded,
    valuesOf: (customer) =>
      customer
        ? valuesOfCustomer(customer, language)
        : { ...valuesOfCustomer(undefined, language), CustomerNumber: nextNumber },
    check: checkCustomer,
    wanted: (field, rule, values) => wantedOfCustomer(t, field, rule, values),
    save: async (values, Version) => {
      const input = inputOfCustomer(values);
      const saved = loaded
        ? await callOverHttp(calls.changeOfficeCustomer, { id: loaded.Id, Version, ...input })
        : await callOverHttp(calls.createOfficeCustomer, input);
      return saved;
    },
    ...(loaded && { reload: () => callOverHttp(calls.readOfficeCustomer, { id: loaded.Id }) }),
    onSaved: (saved) => {
      void client.invalidateQueries();
      if (!loaded && saved) void navigate(`/office/customers/${saved.Id}`, { replace: true });
    },
  });
  return (
    <OfficeForm
      form={form}
      labels={labels}
      mayWrite={may('customers.write')}
      {...(!loaded && { submit: t('form.create') })}
      aside={
        loaded && (
          <>
            <VatCorrectionsOfCustomer customerId={loaded.Id} />
            {acts}
            <StatementPart customer={loaded} />
            {!loaded.Test && <CreditOfCustomer customerId={loaded.Id} />}
            <AddressesOfCustomer customerId={loaded.Id} />
            <PeopleOfCustomer customerId={loaded.Id} currency={loaded.CurrencyCode} />
            <OwnNumbersLink customerId={loaded.Id} />
            <ListsLink customerId={loaded.Id} />
            <ChangeLog entity="customer" id={loaded.Id} labels={{ ...labels, ...creditLogLabels(t) }} />
          </>
        )
      }
    >
      <CustomerFields
        form={form}
        labels={labels}
        currencyCode={loaded?.CurrencyCode}
        languageOfItsCountry={!loaded}
      />
    </OfficeForm>
  );
}
