import { useState, type ChangeEvent } from 'react';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { languageOfCountry } from '#kit/text/language.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { priceListTitle } from '#shop/articles/prices/price-list-title.ts';
import { FormPart, wholeRow } from '#shop/office/forms/office-form.tsx';
import { DiscountField, InvoicingPart } from '#shop/customers/office/terms/terms-part.tsx';
import { listCountries } from '#shop/countries/contract.ts';
import { CountryOptions } from '#shop/countries/country-options.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { readCustomerChoices } from './contract.ts';
import type { CustomerValues } from './customer-form.ts';

type Name = keyof CustomerValues;
type Props = {
  form: {
    values: CustomerValues;
    field: (name: Name) => object;
    flag: (name: Name) => { name: string; checked: boolean };
    change: (changed: Partial<CustomerValues>) => void;
  };
  labels: Record<Name, string>;
  /** The currency that the customer pays in; undefined for a new one. */
  currencyCode?: string | undefined;
  /** Whether the language is that of the country until somebody chooses one, as of a new customer. */
  languageOfItsCountry?: boolean;
};

export function CustomerFields({ form, labels, currencyCode, languageOfItsCountry = false }: Props) {
  const t = useOfficeT();
  const { data: countries = [] } = useEndpoint(listCountries);
  const { data: choices } = useEndpoint(readCustomerChoices);
  const known = choices?.PriceLists ?? [];
  const current = form.values.PriceListCode;
  const lists = known.some(({ Code }) => Code === current)
    ? known
    : [{ Code: current, Name: '', CurrencyCode: '' }, ...known];
  const ofList = known.find(({ Code }) => Code === current)?.CurrencyCode;
  const isOther = currencyCode !== undefined && ofList !== undefined && currencyCode !== ofList;
  const [follows, setFollows] = useState(languageOfItsCountry);
  const chooseCountry = ({ target: { value: CountryCode } }: ChangeEvent<HTMLSelectElement>) => {
    const among = choices?.Languages.map(({ Code }) => Code) ?? [];
    form.change({ CountryCode, ...(follows && { Language: languageOfCountry(CountryCode, among) }) });
  };
  const chooseLanguage = ({ target: { value: Language } }: ChangeEvent<HTMLSelectElement>) => {
    setFollows(false);
    form.change({ Language });
  };
  const line = (name: Name) => ({ ...form.field(name), label: labels[name] });
  return (
    <>
      <FormPart title={t('customers.part.who')}>
        <TextField {...line('CustomerNumber')} autoComplete="off" />
        <TextField {...line('Name')} />
        <TextField {...line('OrganisationNumber')} optional />
        <TextField {...line('VatNumber')} optional />
        <TextField {...line('ContactPerson')} optional />
        <TextField {...line('Email')} type="email" optional />
        <TextField {...line('Telephone')} type="tel" optional />
        <SelectField {...line('Language')} onChange={chooseLanguage}>
          {choices?.Languages.map(({ Code, Name }) => (
            <option key={Code} value={Code}>
              {Name}
            </option>
          ))}
        </SelectField>
      </FormPart>
      <FormPart title={t('customers.part.address')}>
        <TextField {...line('Address1')} optional />
        <TextField {...line('Address2')} optional />
        <TextField {...line('ZipCode')} optional />
        <TextField {...line('City')} optional />
        <SelectField {...line('CountryCode')} onChange={chooseCountry}>
          <CountryOptions offered={countries} chosen={form.values.CountryCode} />
        </SelectField>
      </FormPart>
      <FormPart title={t('customers.part.terms')}>
        <SelectField
          {...line('PriceListCode')}
          {...(isOther && { hint: t('customers.otherCurrency', { currency: currencyCode }) })}
        >
          {lists.map((list) => (
            <option key={list.Code} value={list.Code}>
              {priceListTitle(list)}
            </option>
          ))}
        </SelectField>
        <DiscountField line={line} />
        <TextField {...line('PaymentDays')} inputMode="numeric" />
        <Checkbox
          {...form.flag('PricesOnDeliveryNotes')}
          label={labels.PricesOnDeliveryNotes}
          className={wholeRow}
        />
        <Checkbox {...form.flag('Blocked')} label={labels.Blocked} className={wholeRow} />
      </FormPart>
      <InvoicingPart
        line={line}
        monthly={{ ...form.flag('MonthlyInvoice'), label: labels.MonthlyInvoice, className: wholeRow }}
      />
      <FormPart title={t('customers.part.shown')}>
        <TextField {...line('ResellerCity')} hint={t('customers.cityHint')} optional />
        <Checkbox {...form.flag('ShowAsReseller')} label={labels.ShowAsReseller} className={wholeRow} />
      </FormPart>
    </>
  );
}
