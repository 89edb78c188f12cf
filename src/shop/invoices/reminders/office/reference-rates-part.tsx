import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { brokenRules } from '#kit/forms/broken-rules.ts';
import { TextField } from '#kit/forms/field.tsx';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { parseNumber } from '#kit/text/number-text.ts';
import { numberInField } from '#kit/text/numbers/number-in-field.ts';
import { Button } from '#kit/widgets/button.tsx';
import { amountCell, Table } from '#kit/widgets/table.tsx';
import { ChangeLog } from '#shop/office/change-log/change-log.tsx';
import desk from '#shop/office/desk.module.css';
import { FormPart, OfficeForm } from '#shop/office/forms/office-form.tsx';
import { useOfficeForm } from '#shop/office/forms/use-office-form.ts';
import { LoadState } from '#shop/office/load-state.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { putReferenceRates, RateInput, readReferenceRates, type ReferenceRates } from './contract.ts';

type Row = ReferenceRates['Rows'][number];

/** The reference rates by which interest is reckoned. */
export function ReferenceRatesPart() {
  const t = useOfficeT();
  const mayWrite = useMay()('invoices.write');
  const { data, error, refetch } = useEndpoint(readReferenceRates);
  if (!data) return <LoadState error={error} onRetry={() => void refetch()} />;
  return (
    <section className={desk.part}>
      <h2>{t('referenceRates.title')}</h2>
      <p className={desk.note}>{t('referenceRates.intro')}</p>
      {data.Rows.length === 0 ? (
        <p>{t('referenceRates.none')}</p>
      ) : (
        <RateTable rates={data} mayWrite={mayWrite} />
      )}
      {mayWrite && <RateForm rates={data} />}
      <ChangeLog entity="reference-rate" id="rates" labels={{}} />
    </section>
  );
}

type Values = { From: string; Percent: string };
const blank: Values = { From: '', Percent: '' };

/** Adds a rate; one from a day that is there already replaces it. */
function RateForm({ rates }: { rates: ReferenceRates }) {
  const t = useOfficeT();
  const client = useQueryClient();
  const inputOf = ({ From, Percent }: Values) => ({ From, Percent: parseNumber(Percent) ?? Number.NaN });
  const form = useOfficeForm<ReferenceRates, Values>({
    loaded: undefined,
    valuesOf: () => blank,
    check: (values) => ({
      ...brokenRules(RateInput, inputOf(values)),
      ...(values.Percent.trim() === '' && { Percent: 'required' as const }),
    }),
    save: async (values) => await save(rates, [inputOf(values), ...othersThan(rates, values.From)]),
    onSaved: () => void client.invalidateQueries(),
    fieldOf: (refused) => refused.replace('Rows.', ''),
  });
  const labels = { From: t('referenceRates.from'), Percent: t('referenceRates.percent') };
  return (
    <OfficeForm form={form} labels={labels} mayWrite submit={t('referenceRates.add')}>
      <FormPart title={t('referenceRates.part')}>
        <TextField {...form.field('From')} label={labels.From} type="date" />
        <TextField {...form.field('Percent')} label={labels.Percent} inputMode="decimal" autoComplete="off" />
      </FormPart>
    </OfficeForm>
  );
}

function othersThan({ Rows }: ReferenceRates, day: string): Row[] {
  return Rows.filter(({ From }) => From !== day);
}

async function save({ Version }: ReferenceRates, Rows: Row[]): Promise<ReferenceRates> {
  return await callOverHttp(putReferenceRates, { Rows, Version });
}

/** The rates, the latest first, each with a button that takes it away. */
function RateTable({ rates, mayWrite }: { rates: ReferenceRates; mayWrite: boolean }) {
  const t = useOfficeT();
  const client = useQueryClient();
  const remove = useMutation<ReferenceRates, CallError, string>({
    mutationFn: (day) => save(rates, othersThan(rates, day)),
    networkMode: 'always',
    onSuccess: () => toast(t('referenceRates.removed')),
    onSettled: () => client.invalidateQueries(),
    onError: ({ problem }) =>
      toast(problem?.detail || problem?.title || t('general.commonError'), { error: true }),
  });
  return (
    <Table caption={t('referenceRates.title')}>
      <thead>
        <tr>
          <th scope="col">{t('referenceRates.from')}</th>
          <th scope="col" className={amountCell}>
            {t('referenceRates.percent')}
          </th>
          {mayWrite && <td />}
        </tr>
      </thead>
      <tbody>
        {rates.Rows.map(({ From, Percent }) => (
          <tr key={From}>
            <th scope="row">{From}</th>
            <td className={amountCell}>{numberInField(Percent, t.language)}</td>
            {mayWrite && (
              <td>
                <Button
                  size="s"
                  aria-label={t('referenceRates.removeOf', { day: From })}
                  busy={remove.isPending && remove.variables === From && t('general.saving')}
                  onClick={() => remove.mutate(From)}
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
