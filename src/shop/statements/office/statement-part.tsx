import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { useToday } from '#kit/browser/use-today.ts';
import { TextField } from '#kit/forms/field.tsx';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import type { OutputOf } from '#kit/http/endpoint.ts';
import { isDate } from '#kit/text/dates.ts';
import { Icon } from '#kit/widgets/icon.tsx';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { AskingButton } from '#shop/office/asking-button.tsx';
import { PagePart } from '#shop/office/page-part.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { mailStatement } from './contract.ts';
import styles from './statements.module.css';

type Props = { customer: { Id: number; Email: string; InvoiceEmail: string } };

/** The part of a customer's page that opens the account statement of a day, or mails it. */
export function StatementPart({ customer }: Props) {
  const { Id: id } = customer;
  const email = customer.InvoiceEmail || customer.Email;
  const t = useOfficeT();
  const may = useMay();
  const client = useQueryClient();
  const today = useToday();
  const [chosen, setDay] = useState<string>();
  const day = chosen ?? today;
  const isRight = isDate(day) && day <= today;
  const mail = useMutation<OutputOf<typeof mailStatement>, CallError>({
    mutationFn: () => callOverHttp(mailStatement, { id, Day: day }),
    networkMode: 'always',
    onSuccess: (answer) => {
      toast(t('statements.mailed', { email: answer.Email }));
      void client.invalidateQueries({ queryKey: ['listChanges'] });
    },
    onError: (error) => toast(error.problem?.detail ?? t('general.commonError'), { error: true }),
  });
  if (!may('invoices.read')) return null;
  return (
    <PagePart title={t('statements.title')}>
      <TextField
        type="date"
        label={t('statements.day')}
        value={day}
        max={today}
        {...(!isRight && { error: t('statements.dayWrong') })}
        onChange={({ target }) => setDay(target.value)}
      />
      {isRight && (
        <a
          className={styles.pdf}
          href={`/api/office/customers/${id}/statement?day=${day}`}
          target="_blank"
          rel="noopener"
        >
          {t('statements.open')} <VisuallyHidden>{t('officeInvoice.pdfHint')}</VisuallyHidden>
          <Icon name="external" size="s" />
        </a>
      )}
      {isRight && email !== '' && may('invoices.write') && (
        <AskingButton
          does={t('statements.mail')}
          size="s"
          title={t('statements.mail.title')}
          text={t('statements.mail.text', { day, email })}
          busy={mail.isPending}
          onYes={() => mail.mutate()}
        />
      )}
    </PagePart>
  );
}
