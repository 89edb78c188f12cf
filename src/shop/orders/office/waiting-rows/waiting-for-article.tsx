import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { toast } from '#kit/browser/announce.ts';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import type { OutputOf } from '#kit/http/endpoint.ts';
import { queryOf, replaceAnswer } from '#kit/pages/query.ts';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { Button } from '#kit/widgets/button.tsx';
import desk from '#shop/office/desk.module.css';
import { LoadState } from '#shop/office/load-state.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { dateWaitingForArticle, listWaitingForArticle } from './contract.ts';

type Waiting = OutputOf<typeof listWaitingForArticle>;

/** The rows of open orders that lack pieces of an article, with one new day for all of them. */
export function WaitingForArticle({ id }: { id: number }) {
  const t = useOfficeT();
  const may = useMay();
  const { data, error, refetch } = useEndpoint(listWaitingForArticle, { id }, { keepPrevious: false });
  if (data?.Total === 0) return null;
  return (
    <section className={desk.part} aria-labelledby="waiting-for-article">
      <h2 id="waiting-for-article">
        {data
          ? t(data.Total === 1 ? 'officeWaiting.rows.one' : 'officeWaiting.rows.other', { count: data.Total })
          : t('officeWaiting.title')}
      </h2>
      {data ? (
        <>
          <p className={desk.note}>
            {t(data.Pieces === 1 ? 'officeWaiting.pieces.one' : 'officeWaiting.pieces.other', {
              count: data.Pieces,
            })}
          </p>
          <ul>
            {data.Rows.map((row) => (
              <li key={row.OrderRowId}>
                <Link to={`/office/orders/${row.OrderId}`}>{row.OrderId}</Link> {row.CustomerName}{' '}
                <span className={desk.note}>
                  {[
                    t('officeWaiting.short', { count: row.QuantityShort }),
                    row.ExpectedDate || t('officeWaiting.noDate'),
                    row.ByHand && t('officeWaiting.byHand'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
          {data.Total > data.Rows.length && (
            <p className={desk.note}>{t('officeWaiting.first', { count: data.Rows.length })}</p>
          )}
          {may('orders.write') && <NewDay id={id} />}
        </>
      ) : (
        <LoadState error={error} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

function NewDay({ id }: { id: number }) {
  const t = useOfficeT();
  const client = useQueryClient();
  const language = useLanguage();
  const [day, setDay] = useState('');
  const [mail, setMail] = useState(true);
  const saving = useMutation<Waiting, CallError>({
    mutationFn: () => callOverHttp(dateWaitingForArticle, { id, ExpectedDate: day, Mail: mail }),
    networkMode: 'always',
    onSuccess: async (waiting) => {
      await replaceAnswer(client, queryOf(listWaitingForArticle, language, { id }).queryKey, waiting);
      toast(
        t(waiting.Total === 1 ? 'officeWaiting.done.one' : 'officeWaiting.done.other', {
          count: waiting.Total,
        }),
      );
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate();
      }}
    >
      <TextField
        type="date"
        label={t('officeWaiting.day')}
        hint={t('officeWaiting.hint')}
        value={day}
        onChange={({ target }) => setDay(target.value)}
        optional
      />
      <Checkbox
        label={t('officeWaiting.mail')}
        checked={mail}
        onChange={({ target }) => setMail(target.checked)}
      />
      {saving.isError && <p role="alert">{saving.error.problem?.detail ?? t('general.commonError')}</p>}
      <Button type="submit" busy={saving.isPending && t('officeWaiting.saving')}>
        {t(day === '' ? 'officeWaiting.empty' : 'officeWaiting.save')}
      </Button>
    </form>
  );
}
