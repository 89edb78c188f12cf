import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { Button } from '#kit/widgets/button.tsx';
import { callOverHttp } from '#kit/http/call.ts';
import { TextField } from '#kit/forms/field.tsx';
import { Modal } from '#kit/widgets/modal.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { Spinner } from '#kit/widgets/spinner.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { useForm } from '#kit/forms/use-form.ts';
import { readCustomer } from '#shop/customers/contract.ts';
import { listCountries, type Country } from '#shop/countries/contract.ts';
import { CountryOptions } from '#shop/countries/country-options.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { blankAddress, checkAddress, valuesOf, type AddressValues } from './address-values.ts';
import styles from './address-window.module.css';
import {
  changeDeliveryAddress,
  createDeliveryAddress,
  listDeliveryAddresses,
  type DeliveryAddress,
} from './contract.ts';

type Props = {
  /** The address to edit; undefined for a new one. */
  address: DeliveryAddress | undefined;
  open: boolean;
  onClose: () => void;
};

type FormProps = Omit<Props, 'open'> & { country: string | undefined; countries: readonly Country[] };

export function AddressWindow({ address, open, onClose }: Props) {
  const t = useT();
  const customer = useEndpoint(readCustomer);
  const countries = useEndpoint(listCountries);
  return (
    <Modal title={t(address ? 'addresses.change' : 'addresses.create')} open={open} onClose={onClose}>
      {customer.isPending || countries.isPending ? (
        <Spinner label={t('general.loading')} />
      ) : (
        <AddressForm
          address={address}
          country={customer.data?.InvoiceAddress.CountryCode}
          countries={countries.data ?? []}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}

/** Rendered only while the window is open, so that the form starts fresh each time. */
function AddressForm({ address, country, countries, onClose }: FormProps) {
  const t = useT();
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (values: AddressValues) =>
      address
        ? callOverHttp(changeDeliveryAddress, { id: address.Id, ...values })
        : callOverHttp(createDeliveryAddress, values),
    networkMode: 'always',
  });
  const form = useForm({
    initial: address ? valuesOf(address) : blankAddress(country),
    check: checkAddress,
    validatesOn: 'change',
    send: (values) => mutateAsync(values),
    onSent: () => {
      void client.invalidateQueries({ queryKey: [listDeliveryAddresses.name] });
      toast(t('addresses.saved'));
      onClose();
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
      <TextField
        {...form.field('Name')}
        className={styles.whole}
        label={t('field.name')}
        autoComplete="shipping organization"
      />
      <TextField
        {...form.field('ContactPerson')}
        className={styles.whole}
        label={t('field.contactPerson')}
        autoComplete="shipping name"
        optional
      />
      <TextField
        {...form.field('Address1')}
        className={styles.whole}
        label={t('field.address1')}
        autoComplete="shipping address-line1"
      />
      <TextField
        {...form.field('Address2')}
        className={styles.whole}
        label={t('field.address2')}
        autoComplete="shipping address-line2"
        optional
      />
      <TextField {...form.field('ZipCode')} label={t('field.zipCode')} autoComplete="shipping postal-code" />
      <TextField {...form.field('City')} label={t('field.city')} autoComplete="shipping address-level2" />
      <SelectField
        {...form.field('CountryCode')}
        className={styles.whole}
        label={t('field.country')}
        autoComplete="shipping country"
      >
        <CountryOptions offered={countries} chosen={form.values.CountryCode} />
      </SelectField>
      {form.failure && (
        <p className={styles.failure} role="alert">
          {t(form.failure.status === 409 ? 'addresses.tooMany' : 'addresses.failed')}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" busy={form.sending && t('general.saving')}>
          {t('general.save')}
        </Button>
        <Button onClick={onClose}>{t('general.cancel')}</Button>
      </div>
    </form>
  );
}
