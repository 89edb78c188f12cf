import { useToday } from '#kit/browser/use-today.ts';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { TextArea, TextField } from '#kit/forms/field.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { readWeek } from '#kit/fields/read-week.ts';
import { isoWeekInWords } from '#kit/text/weeks.ts';
import { listAddressesOfCustomer } from '#shop/delivery-addresses/office/contract.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { NewOrderForm } from './use-new-order.ts';

type Props = {
  customerId: number;
  form: NewOrderForm;
  ways: readonly { Id: number; Name: string }[];
};

/** How the order is sent, and what is written on it. */
export function NewOrderTerms({ customerId, form, ways }: Props) {
  const t = useOfficeT();
  const addresses = useEndpoint(listAddressesOfCustomer, { id: customerId });
  const today = useToday();
  const week = readWeek(form.values.deliveryWeekString, today);
  const text = (name: 'deliveryWeekString' | 'purchaseOrderNumber' | 'orderInfoText' | 'Note') => {
    const { error, wanted, ...field } = form.field(name);
    return { ...field, wanted, ...(error && { error }), autoComplete: 'off', optional: true };
  };
  const { error: wayError, wanted: _wanted, ...way } = form.field('wayOfDeliveryId');
  return (
    <>
      {addresses.data && addresses.data.Rows.length > 0 && (
        <SelectField
          label={t('officeOrder.deliverTo')}
          value={form.values.deliveryAddressId}
          onChange={({ target }) => form.change({ deliveryAddressId: target.value })}
        >
          <option value="">{t('newOrder.usual')}</option>
          {addresses.data.Rows.map(({ Id, Name, Address1, City }) => (
            <option key={Id} value={Id}>
              {[Name, Address1, City].filter(Boolean).join(', ')}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField {...way} {...(wayError && { error: wayError })} label={t('officeOrders.way')}>
        <option value="">{t('newOrder.chooseWay')}</option>
        {ways.map(({ Id, Name }) => (
          <option key={Id} value={Id}>
            {Name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('officeOrders.week')}
        hint={week ? isoWeekInWords(week, t.language, today) : t('newOrder.weekHint')}
        maxLength={30}
        {...text('deliveryWeekString')}
      />
      <Checkbox
        label={t('officeOrder.partial.yes')}
        checked={form.values.partialDelivery === 'yes'}
        onChange={({ target }) => form.change({ partialDelivery: target.checked ? 'yes' : '' })}
      />
      <TextField label={t('officeOrder.purchaseOrder')} maxLength={50} {...text('purchaseOrderNumber')} />
      <TextArea label={t('officeOrder.message')} rows={2} maxLength={2_000} {...text('orderInfoText')} />
      <TextArea
        label={t('officeOrder.note')}
        hint={t('officeOrder.note.hint')}
        rows={2}
        maxLength={2_000}
        {...text('Note')}
      />
    </>
  );
}
