import { useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callOverHttp } from '#kit/http/call.ts';
import { CustomerFields } from '#shop/customers/office/customer-fields.tsx';
import {
  checkCustomer,
  customerLabels,
  inputOfCustomer,
  valuesOfCustomer,
  wantedOfCustomer,
  type CustomerValues,
} from '#shop/customers/office/customer-form.ts';
import { OfficeForm } from '#shop/office/forms/office-form.tsx';
import { useOfficeForm } from '#shop/office/forms/use-office-form.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './application.module.css';
import { acceptApplication, type OfficeApplication } from './contract.ts';

type Props = { application: OfficeApplication; nextNumber: string };

/** A form for the customer that an applicant becomes, filled in from the application. */
export function NewCustomerForm({ application, nextNumber }: Props) {
  const t = useOfficeT();
  const client = useQueryClient();
  const navigate = useNavigate();
  const labels = customerLabels(t);
  const createdId = useRef<number>(undefined);
  const form = useOfficeForm<{ Version: string }, CustomerValues>({
    loaded: undefined,
    valuesOf: () => valuesFrom(application, nextNumber),
    check: (values) => ({
      ...checkCustomer(values),
      ...(values.Email.trim() === '' && { Email: 'required' as const }),
    }),
    wanted: (field, rule, values) => wantedOfCustomer(t, field, rule, values),
    save: async (values) => {
      const answer = await callOverHttp(acceptApplication, {
        id: application.Id,
        Customer: inputOfCustomer(values),
      });
      createdId.current = answer.CustomerId;
      return undefined;
    },
    onSaved: () => {
      void client.invalidateQueries();
      void navigate(`/office/customers/${createdId.current}`);
    },
  });
  return (
    <section className={styles.form}>
      <h2>{t('applications.checkTitle')}</h2>
      <p>{t('applications.checkText')}</p>
      <OfficeForm form={form} labels={labels} mayWrite submit={t('applications.accept')}>
        <CustomerFields form={form} labels={labels} />
      </OfficeForm>
    </section>
  );
}

/** `114 18 Stockholm` is split when it has the Swedish format; other formats are left to staff. */
function valuesFrom(application: OfficeApplication, nextNumber: string): CustomerValues {
  const { ZipCodeAndCity } = application;
  const [, zip = '', city = ZipCodeAndCity] = /^(\d{3} ?\d{2}) +(.+)$/.exec(ZipCodeAndCity) ?? [];
  return {
    ...valuesOfCustomer(undefined),
    CustomerNumber: nextNumber,
    Name: application.Company,
    OrganisationNumber: application.Identity,
    ContactPerson: application.Name,
    Email: application.Email,
    Telephone: application.Telephone,
    Address1: application.Address,
    ZipCode: zip,
    City: city,
    Language: application.Language,
  };
}
