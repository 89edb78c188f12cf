import { useState } from 'react';
import { useParams } from 'react-router';
import { TextArea } from '#kit/forms/field.tsx';
import type { CallError } from '#kit/http/call.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { Button } from '#kit/widgets/button.tsx';
import { readOfficeCustomer } from '#shop/customers/office/contract.ts';
import desk from '#shop/office/desk.module.css';
import { LoadState } from '#shop/office/load-state.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { NewOrderTerms } from './new-order-terms.tsx';
import { PreviewedRows } from './previewed-rows.tsx';
import { useNewOrder, type NewOrderValues } from './use-new-order.ts';

/** Staff order for a customer: rows as they are read to them or pasted, looked at before they are ordered. */
export default function NewOrderPage() {
  const t = useOfficeT();
  const id = Number(useParams()['id']);
  const { data, error, refetch } = useEndpoint(readOfficeCustomer, { id });
  return (
    <OfficePage
      title={
        data ? t('newOrder.title', { customer: `${data.CustomerNumber} ${data.Name}` }) : t('newOrder.open')
      }
      back={{ to: `/office/customers/${id}`, text: t('newOrder.back') }}
    >
      {data ? (
        <NewOrder key={id} customerId={id} />
      ) : (
        <LoadState error={error} onRetry={() => void refetch()} />
      )}
    </OfficePage>
  );
}

const blank: NewOrderValues = {
  way: '',
  address: '',
  week: '',
  number: '',
  message: '',
  note: '',
  partial: true,
};

function NewOrder({ customerId }: { customerId: number }) {
  const t = useOfficeT();
  const [text, setText] = useState('');
  const [values, setValues] = useState(blank);
  const { look, rows, place } = useNewOrder(customerId, text, values);
  return (
    <div className={desk.page}>
      <form
        className={desk.acts}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '' && !look.isPending) look.mutate();
        }}
      >
        <TextArea
          label={t('newOrder.rows')}
          hint={t('newOrder.rowsHint')}
          rows={8}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            // What was looked at is not what would be ordered any more.
            look.reset();
          }}
        />
        <Refused error={look.error} />
        <div className={desk.buttons}>
          <Button type="submit" busy={look.isPending && t('general.loading')}>
            {t('newOrder.look')}
          </Button>
        </div>
      </form>
      {look.data && (
        <>
          <PreviewedRows preview={look.data} />
          {rows.length > 0 && (
            <form
              className={desk.acts}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                if (values.way !== '' && !place.isPending) place.mutate();
              }}
            >
              <NewOrderTerms
                customerId={customerId}
                values={values}
                onChange={(some) => setValues((before) => ({ ...before, ...some }))}
              />
              <Refused error={place.error} />
              <div className={desk.buttons}>
                <Button
                  type="submit"
                  kind="primary"
                  aria-disabled={values.way === ''}
                  busy={place.isPending && t('general.saving')}
                >
                  {t('newOrder.place')}
                </Button>
              </div>
            </form>
          )}
        </>
      )}
    </div>
  );
}

function Refused({ error }: { error: CallError | null }) {
  const t = useOfficeT();
  return error ? (
    <p role="alert" className={desk.failure}>
      {error.problem?.errors?.[0]?.message ?? error.problem?.detail ?? t('general.commonError')}
    </p>
  ) : null;
}
