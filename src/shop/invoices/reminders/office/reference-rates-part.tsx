import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { TextField } from '#kit/forms/field.tsx';
import { refusedFields } from '#kit/forms/form-errors.ts';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { numberInField, parseNumber } from '#kit/text/number-text.ts';
import { Button } from '#kit/widgets/button.tsx';
import { amountCell, Table } from '#kit/widgets/table.tsx';
import { ChangeLog } from '#shop/office/change-log/change-log.tsx';
import desk from '#shop/office/desk.module.css';
import { LoadState } from '#shop/office/load-state.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { putReferenceRates, readReferenceRates, type ReferenceRates } from './contract.ts';

type Row = ReferenceRates['Rows'][number];

/** The reference rates by which interest is reckoned; one from a day that is there already replaces it. */
export function ReferenceRatesPart() {
  const t = useOfficeT();
  const may = useMay();
  const client = useQueryClient();
  const { data, error, refetch } = useEndpoint(readReferenceRates);
  const [from, setFrom] = useState('');
  const [percent, setPercent] = useState('');
  const save = useMutation<ReferenceRates, CallError, readonly Row[]>({
    mutationFn: (Rows) => callOverHttp(putReferenceRates, { Rows: [...Rows] }),
    networkMode: 'always',
    onSuccess: () => {
      toast(t('referenceRates.saved'));
      setFrom('');
      setPercent('');
      void client.invalidateQueries();
    },
  });
  const refused = refusedFields(save.error);
  const errorOf = (field: 'From' | 'Percent') =>
    Object.entries(refused).find(([name]) => name.endsWith(field))?.[1]?.message;
  const [wrongFrom, wrongPercent] = [errorOf('From'), errorOf('Percent')];
  const mayWrite = may('invoices.write');
  if (!data) return <LoadState error={error} onRetry={() => void refetch()} />;
  const others = (day: string) => data.Rows.filter((row) => row.From !== day);
  return (
    <section className={desk.part}>
      <h2>{t('referenceRates.title')}</h2>
      <p className={desk.note}>{t('referenceRates.intro')}</p>
      {data.Rows.length === 0 ? (
        <p>{t('referenceRates.none')}</p>
      ) : (
        <RateTable rows={data.Rows} {...(mayWrite && { onRemove: (day) => save.mutate(others(day)) })} />
      )}
      {mayWrite && (
        <form
          className={desk.acts}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const Percent = parseNumber(percent) ?? Number.NaN;
            save.mutate([{ From: from, Percent }, ...others(from)]);
          }}
        >
          <TextField
            type="date"
            label={t('referenceRates.from')}
            value={from}
            {...(wrongFrom && { error: wrongFrom })}
            onChange={({ target }) => setFrom(target.value)}
          />
          <TextField
            label={t('referenceRates.percent')}
            inputMode="decimal"
            autoComplete="off"
            value={percent}
            {...(wrongPercent && { error: wrongPercent })}
            onChange={({ target }) => setPercent(target.value)}
          />
          <div className={desk.buttons}>
            <Button type="submit" busy={save.isPending && t('general.saving')}>
              {t('referenceRates.add')}
            </Button>
          </div>
        </form>
      )}
      <ChangeLog entity="reference-rate" id="rates" labels={{}} />
    </section>
  );
}

/** With `onRemove` each rate has a button that takes it away. */
function RateTable({ rows, onRemove }: { rows: readonly Row[]; onRemove?: (day: string) => void }) {
  const t = useOfficeT();
  return (
    <Table caption={t('referenceRates.title')}>
      <thead>
        <tr>
          <th scope="col">{t('referenceRates.from')}</th>
          <th scope="col" className={amountCell}>
            {t('referenceRates.percent')}
          </th>
          {onRemove && <td />}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.From}>
            <th scope="row">{row.From}</th>
            <td className={amountCell}>{numberInField(row.Percent, t.language)}</td>
            {onRemove && (
              <td>
                <Button
                  size="s"
                  aria-label={t('referenceRates.removeOf', { day: row.From })}
                  onClick={() => onRemove(row.From)}
                >
                  {t('referenceRates.remove')}
                </Button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
