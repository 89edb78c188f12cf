import { useState } from 'react';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { AskingButton } from '#shop/office/asking-button.tsx';
import desk from '#shop/office/desk.module.css';
import { longestParcels } from '#shop/order-model/sending/parcels.ts';
import type { OfficeOrder } from '#shop/orders/office/contract.ts';
import { parcelDoubt, parcelsRead, parcelsToSend } from '#shop/orders/office/sending/parcel-doubt.ts';
import { useOrderActs } from '#shop/orders/office/use-order-acts.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';

type Props = {
  order: OfficeOrder;
  consignment: OfficeOrder['Consignments'][number];
  reload: () => Promise<unknown>;
};

/** Corrects the parcel numbers of what was sent. */
export function ChangeParcels({ order, consignment: { Id, SentDate, Parcels }, reload }: Props) {
  const t = useOfficeT();
  const known = Parcels.map(({ Number }) => Number).join(', ');
  const [typed, setTyped] = useState<string>();
  const [mail, setMail] = useState(true);
  const acts = useOrderActs(order, { mail, reload, onDone: () => setTyped(undefined) });
  const numbers = typed ?? known;
  return (
    <>
      <AskingButton
        does={t('officeOrder.parcels')}
        yes={t('officeOrder.parcels.save')}
        label={t('officeOrder.parcels.of', { date: SentDate })}
        size="s"
        title={t('officeOrder.parcels.title', { number: order.Id })}
        text={t('officeOrder.parcels.text')}
        busy={acts.busy === 'parcels'}
        mayAsk={() => {
          // What was typed and left is not what was saved; what was refused is typed on.
          if (!acts.failure) setTyped(undefined);
          return true;
        }}
        onYes={() => acts.changeParcels(Id, parcelsToSend(order.ParcelPattern, numbers))}
      >
        <TextField
          label={t('officeOrder.carrier')}
          hint={parcelsRead(order.ParcelPattern, numbers, t) || t('officeOrder.carrierHint')}
          value={numbers}
          maxLength={longestParcels}
          autoComplete="off"
          warning={parcelDoubt(order.ParcelPattern, numbers, t)}
          optional
          onChange={({ target }) => setTyped(target.value)}
        />
        {order.CustomerEmail !== '' && (
          <Checkbox
            label={t('officeOrder.mail')}
            checked={mail}
            onChange={({ target }) => setMail(target.checked)}
          />
        )}
      </AskingButton>
      {acts.failure && (
        <p role="alert" className={desk.failure}>
          {acts.failure}
        </p>
      )}
    </>
  );
}
