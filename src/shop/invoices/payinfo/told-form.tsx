import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { useToday } from '#kit/browser/use-today.ts';
import { TextField } from '#kit/forms/field.tsx';
import { refusedFields } from '#kit/forms/form-errors.ts';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { addDays } from '#kit/text/dates.ts';
import { dateInFigures } from '#kit/text/short-dates.ts';
import { Button } from '#kit/widgets/button.tsx';
import { Disclosure } from '#kit/widgets/disclosure.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { mostDaysBack, readPayInfo, tellPaid } from './contract.ts';
import styles from './pay-details.module.css';

type Props = { number: number; told: string | null };

/** Tells the office that an invoice has been paid, and on which day; `told` is the day that was said before. */
export function ToldForm({ number, told }: Props) {
  const t = useT();
  const language = useLanguage();
  const client = useQueryClient();
  const today = useToday();
  const [chosen, setDay] = useState<string>();
  const day = chosen ?? told ?? today;
  const tell = useMutation<void, CallError, string>({
    mutationFn: (PaidDate) => callOverHttp(tellPaid, { InvoiceNumber: number, PaidDate }),
    networkMode: 'always',
    onSuccess: () => {
      toast(t('payInfo.thanks'));
      void client.invalidateQueries({ queryKey: [readPayInfo.name] });
    },
  });
  const refused = refusedFields(tell.error)['PaidDate']?.message;
  const failure = tell.error && !refused ? (tell.error.problem?.detail ?? t('payInfo.notTold')) : undefined;
  return (
    <div className={styles.told}>
      {told !== null && <p>{t('payInfo.told', { day: dateInFigures(told, language) })}</p>}
      <Disclosure summary={t('payInfo.tell')}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!tell.isPending) tell.mutate(day);
          }}
        >
          <TextField
            type="date"
            label={t('payInfo.paidDate')}
            hint={t('payInfo.tellHint')}
            value={day}
            min={addDays(today, -mostDaysBack)}
            max={today}
            {...(refused && { error: refused })}
            onChange={({ target }) => setDay(target.value)}
          />
          {failure && <p role="alert">{failure}</p>}
          <Button type="submit" busy={tell.isPending && t('general.saving')}>
            {t('payInfo.tellGo')}
          </Button>
        </form>
      </Disclosure>
    </div>
  );
}
