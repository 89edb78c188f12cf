import { Checkbox } from '#kit/forms/checkbox.tsx';
import { TextArea, TextField } from '#kit/forms/field.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { listAddressesOfCustomer } from '#shop/delivery-addresses/office/contract.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { listWaysAtDesk } from './contract.ts';
import type { NewOrderValues } from './use-new-order.ts';

type Props = {
  customerId: number;
  values: NewOrderValues;
  onChange: (some: Partial<NewOrderValues>) => void;
};

/** How the order is sent, and what is written on it. */
export function NewOrderTerms({ customerId, values, onChange }: Props) {
  const t = useOfficeT();
  const deliveryAddressId = values.address === '' ? undefined : Number(values.address);
  const ways = useEndpoint(listWaysAtDesk, {
    id: customerId,
    ...(deliveryAddressId && { deliveryAddressId }),
  });
  const addresses = useEndpoint(listAddressesOfCustomer, { id: customerId });
  const text = (name: 'week' | 'number' | 'message' | 'note') => ({
    value: values[name],
    autoComplete: 'off',
    optional: true,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      {addresses.data && addresses.data.Rows.length > 0 && (
        <SelectField
          label={t('officeOrder.deliverTo')}
          value={values.address}
          // Not every way goes everywhere.
          onChange={({ target }) => onChange({ address: target.value, way: '' })}
        >
          <option value="">{t('newOrder.usual')}</option>
          {addresses.data.Rows.map(({ Id, Name, Address1, City }) => (
            <option key={Id} value={Id}>
              {[Name, Address1, City].filter(Boolean).join(', ')}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label={t('officeOrders.way')}
        value={values.way}
        onChange={({ target }) => onChange({ way: target.value })}
      >
        <option value="">{t('newOrder.chooseWay')}</option>
        {(ways.data?.Rows ?? []).map(({ Id, Name }) => (
          <option key={Id} value={Id}>
            {Name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('officeOrders.week')}
        hint={t('newOrder.weekHint')}
        maxLength={10}
        {...text('week')}
      />
      <Checkbox
        label={t('officeOrder.partial.yes')}
        checked={values.partial}
        onChange={({ target }) => onChange({ partial: target.checked })}
      />
      <TextField label={t('officeOrder.purchaseOrder')} maxLength={50} {...text('number')} />
      <TextArea label={t('officeOrder.message')} rows={2} maxLength={2_000} {...text('message')} />
      <TextArea
        label={t('officeOrder.note')}
        hint={t('officeOrder.note.hint')}
        rows={2}
        maxLength={2_000}
        {...text('note')}
      />
    </>
  );
}
