import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { TextArea } from '#kit/forms/field.tsx';
import type { CallError } from '#kit/http/call.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { Button } from '#kit/widgets/button.tsx';
import { readOfficeCustomer } from '#shop/customers/office/contract.ts';
import desk from '#shop/office/desk.module.css';
import { LoadState } from '#shop/office/load-state.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { NewOrderSums } from './new-order-sums.tsx';
import { NewOrderTerms } from './new-order-terms.tsx';
import { PreviewedRows } from './previewed-rows.tsx';
import { useNewOrder } from './use-new-order.ts';

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

function NewOrder({ customerId }: { customerId: number }) {
  const t = useOfficeT();
  const page = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const order = useNewOrder(customerId);
  const { look } = order;
  return (
    <div className={desk.page} ref={page}>
      <form
        className={desk.acts}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '' && !look.isPending) look.mutate(text);
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
        {look.data && (
          <Looked count={order.rows.length} left={order.left} onLeft={() => focusFirstLeft(page.current)} />
        )}
      </form>
      {order.ways.error && <LoadState error={order.ways.error} onRetry={() => void order.ways.refetch()} />}
      {look.data && (
        <>
          <PreviewedRows preview={look.data} />
          {order.rows.length > 0 && (
            <PlaceForm
              customerId={customerId}
              order={order}
              currency={look.data.CurrencyCode}
              onLeft={() => focusFirstLeft(page.current)}
            />
          )}
        </>
      )}
    </div>
  );
}

type LookedProps = { count: number; left: number; onLeft: () => void };

/** What came of looking, where it was pressed: the table below may be long. */
function Looked({ count, left, onLeft }: LookedProps) {
  const t = useOfficeT();
  return (
    <div role="status">
      <p>{t(count === 1 ? 'newOrder.looked.one' : 'newOrder.looked.other', { count })}</p>
      {left > 0 && (
        <p className={desk.failure}>
          {t(left === 1 ? 'newOrder.left.one' : 'newOrder.left.other', { count: left })}{' '}
          <Button kind="plain" onClick={onLeft}>
            {t('newOrder.toLeft')}
          </Button>
        </p>
      )}
    </div>
  );
}

function focusFirstLeft(page: HTMLElement | null): void {
  page?.querySelector<HTMLElement>('[data-not-ordered]')?.focus();
}

type PlaceProps = {
  customerId: number;
  order: ReturnType<typeof useNewOrder>;
  currency: string;
  /** Leads to the first row that would be left out. */
  onLeft: () => void;
};

function PlaceForm({ customerId, order, currency, onLeft }: PlaceProps) {
  const t = useOfficeT();
  const { form, left, sums, ways } = order;
  const { values, errors } = form;
  return (
    <form
      className={desk.acts}
      noValidate
      onSubmit={(event) => {
        form.onSubmit(event);
        if (left > 0 && values.without === '') onLeft();
      }}
    >
      <NewOrderTerms customerId={customerId} form={form} ways={ways.rows} />
      {sums.data && <NewOrderSums sums={sums.data} currency={currency} isStale={sums.isPlaceholderData} />}
      <Refused error={sums.error} />
      {left > 0 && (
        <>
          <p className={desk.failure}>
            {t(left === 1 ? 'newOrder.left.one' : 'newOrder.left.other', { count: left })}
          </p>
          <Checkbox
            label={t('newOrder.without')}
            checked={values.without === 'yes'}
            onChange={({ target }) => form.change({ without: target.checked ? 'yes' : '' })}
            {...(errors.without && { error: errors.without })}
          />
        </>
      )}
      {form.failure?.is('cart-changed') ? (
        <p role="alert" className={desk.failure}>
          {t('newOrder.changed')}
        </p>
      ) : (
        <Refused error={form.failure ?? null} />
      )}
      <div className={desk.buttons}>
        <Button type="submit" kind="primary" busy={form.sending && t('general.saving')}>
          {t('newOrder.place')}
        </Button>
      </div>
    </form>
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
