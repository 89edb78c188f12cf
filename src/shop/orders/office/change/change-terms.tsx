import { ruleMessage } from '#kit/fields/rule-messages.ts';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { TextArea, TextField } from '#kit/forms/field.tsx';
import { withDetails, type BrokenRules } from '#kit/forms/form-errors.ts';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { longestPurchaseOrderNumber } from '#shop/checkout/checkout-input.ts';
import { listCountries } from '#shop/countries/contract.ts';
import { CountryOptions } from '#shop/countries/country-options.tsx';
import type { AddressValues } from '#shop/delivery-addresses/address-values.ts';
import { listAddressesOfCustomer } from '#shop/delivery-addresses/office/contract.ts';
import { FormPart, wholeRow } from '#shop/office/forms/office-form.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import { mostMessage } from '#shop/order-model/order-terms.ts';
import type { OfficeOrder } from '#shop/orders/office/contract.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './change-terms.module.css';
import { otherAddress, type TypedTerms } from './terms-typed.ts';
import { WantedWeekField } from './wanted-week-field.tsx';

type Props = {
  order: OfficeOrder;
  terms: TypedTerms;
  /** The mistakes to show. */
  wrong: BrokenRules;
  onType: (terms: TypedTerms) => void;
};

/** What an order was placed with, to change: where and when it goes, and what is written on it. */
export function ChangeTerms({ order, terms, wrong, onType }: Props) {
  const t = useOfficeT();
  const type = (next: Partial<TypedTerms>) => onType({ ...terms, ...next });
  return (
    <FormPart title={t('officeOrder.change.terms')}>
      <SelectField
        label={t('officeOrder.deliverTo')}
        className={wholeRow}
        value={terms.addressId}
        onChange={({ target }) => type({ addressId: target.value })}
      >
        <option value="">
          {t('officeOrder.change.asNow', { address: order.DeliveryAddress.join(', ') })}
        </option>
        {useMay()('customers.read') && <OwnAddresses customerId={order.CustomerId} />}
        <option value={otherAddress}>{t('officeOrder.change.otherAddress')}</option>
      </SelectField>
      {terms.addressId === otherAddress && (
        <AddressFields address={terms.address} wrong={wrong} onType={(address) => type({ address })} />
      )}
      <WantedWeekField
        label={t('officeOrders.week')}
        value={terms.week}
        isWrong={wrong['week'] !== undefined}
        onType={(week) => type({ week })}
      />
      <TextField
        label={t('officeOrder.purchaseOrder')}
        value={terms.purchaseOrderNumber}
        maxLength={longestPurchaseOrderNumber}
        autoComplete="off"
        optional
        onChange={({ target }) => type({ purchaseOrderNumber: target.value })}
      />
      <Checkbox
        className={wholeRow}
        label={t('officeOrder.partial.yes')}
        checked={terms.partial}
        onChange={({ target }) => type({ partial: target.checked })}
      />
      <TextArea
        className={wholeRow}
        label={t('officeOrder.message')}
        value={terms.message}
        rows={2}
        maxLength={mostMessage}
        autoComplete="off"
        optional
        onChange={({ target }) => type({ message: target.value })}
      />
    </FormPart>
  );
}

function OwnAddresses({ customerId }: { customerId: number }) {
  const { data } = useEndpoint(listAddressesOfCustomer, { id: customerId });
  return data?.Rows.map(({ Id, Name, Address1, City }) => (
    <option key={Id} value={Id}>
      {[Name, Address1, City].filter(Boolean).join(', ')}
    </option>
  ));
}

type AddressProps = { address: AddressValues; wrong: BrokenRules; onType: (address: AddressValues) => void };

function AddressFields({ address, wrong, onType }: AddressProps) {
  const t = useOfficeT();
  const { data: countries = [] } = useEndpoint(listCountries);
  const field = (name: keyof AddressValues) => {
    const rule = wrong[name];
    return {
      label: t(`customers.field.${name}`),
      value: address[name],
      autoComplete: 'off',
      ...(rule && { error: ruleMessage(withDetails(rule).rule, t.language) }),
      onChange: ({ target }: { target: { value: string } }) => onType({ ...address, [name]: target.value }),
    };
  };
  return (
    <div className={styles.address}>
      <TextField {...field('Name')} />
      <TextField {...field('ContactPerson')} optional />
      <TextField {...field('Address1')} />
      <TextField {...field('Address2')} optional />
      <TextField {...field('ZipCode')} />
      <TextField {...field('City')} />
      <SelectField {...field('CountryCode')}>
        <CountryOptions offered={countries} chosen={address.CountryCode} />
      </SelectField>
    </div>
  );
}
