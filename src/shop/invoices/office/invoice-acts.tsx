import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstWrong } from '#kit/forms/focus-first-wrong.ts';
import { Disclosure } from '#kit/widgets/disclosure.tsx';
import { Button } from '#kit/widgets/button.tsx';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { AskingButton } from '#shop/office/asking-button.tsx';
import desk from '#shop/office/desk.module.css';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import {
  allOf,
  creditMistakes,
  leftToCredit,
  type CreditNow,
} from '#shop/invoices/office/credit-notes/credit-typed.ts';
import { CreditAmount } from './credit-notes/credit-amount.tsx';
import type { OfficeInvoice } from './contract.ts';
import { ActFailure } from './invoice-failure.tsx';
import { Payment } from './invoice-payment.tsx';
import { Payments } from './invoice-payments.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { useInvoiceActs } from './use-invoice-acts.ts';

type Props = { invoice: OfficeInvoice; mayWrite: boolean };

/** The rows of an invoice, and its actions: pay, credit, mail again. */
export function InvoiceDesk({ invoice, mayWrite }: Props) {
  const t = useOfficeT();
  const [typed, setTyped] = useState<CreditNow>({});
  const [isTried, setTried] = useState(false);
  const [mail, setMail] = useState(true);
  const [isAnew, setAnew] = useState(false);
  const table = useRef<HTMLDivElement>(null);
  const acts = useInvoiceActs(invoice, () => {
    setTyped({});
    setTried(false);
    setAnew(false);
  });
  const isCreditable = mayWrite && invoice.TotalAmount > 0 && !['annulled', 'credit'].includes(invoice.State);
  const isLeft = invoice.LeftToCredit.some(({ NetAmount }) => NetAmount > 0);
  // Free goods can be credited when nothing else is left.
  const isFree = invoice.LeftToCredit.every(({ NetAmount }) => NetAmount === 0);
  const mayCredit =
    isCreditable && invoice.Rows.some((row) => leftToCredit(row) > 0 && (!isFree || row.TotalAmount === 0));
  const isOwed = invoice.Balance !== 0 && invoice.State !== 'annulled';
  const isRight = () => {
    flushSync(() => setTried(true));
    return !focusFirstWrong(table.current) && acts.mayCredit(typed);
  };
  return (
    <>
      <InvoiceTable
        ref={table}
        invoice={invoice}
        typed={mayCredit ? typed : undefined}
        mistakes={isTried ? creditMistakes(invoice, typed) : {}}
        onType={(row, quantity) => setTyped((before) => ({ ...before, [row]: quantity }))}
      />
      <ActFailure acts={acts} of={['mail', 'revoke']} />
      {mayWrite && <MailActs invoice={invoice} acts={acts} />}
      <Payments invoice={invoice} acts={acts} mayWrite={mayWrite} />
      {mayWrite && isOwed && <Payment key={invoice.Version} invoice={invoice} acts={acts} />}
      {mayWrite && invoice.State === 'paid' && (
        <Disclosure summary={t('officeInvoice.payMore')}>
          <Payment key={invoice.Version} invoice={invoice} acts={acts} />
        </Disclosure>
      )}
      {mayCredit && (
        <section className={desk.acts} data-print="no">
          <h2>{t('officeInvoice.creditPart')}</h2>
          <p>{t('officeInvoice.creditHint')}</p>
          {invoice.CustomerEmail !== '' && (
            <Checkbox
              label={t('officeInvoice.mail', { email: invoice.CustomerEmail })}
              checked={mail}
              onChange={({ target }) => setMail(target.checked)}
            />
          )}
          {invoice.OfOrders && (
            <Checkbox
              label={t('officeInvoice.anew')}
              checked={isAnew}
              onChange={({ target }) => setAnew(target.checked)}
            />
          )}
          <div className={desk.buttons}>
            <Button onClick={() => setTyped(allOf(invoice))}>{t('officeInvoice.creditAll')}</Button>
            <AskingButton
              does={t('officeInvoice.creditGo')}
              title={t('officeInvoice.credit.title', { number: invoice.Number })}
              text={t('officeInvoice.credit.text')}
              busy={acts.busy === 'credit'}
              mayAsk={isRight}
              onYes={() => acts.credit(typed, { mail, isAnew })}
            />
          </div>
          <ActFailure acts={acts} of={['credit']} />
        </section>
      )}
      {isCreditable && isLeft && (
        <Disclosure summary={t('officeInvoice.creditAmount.heading')}>
          <CreditAmount key={invoice.Version} invoice={invoice} acts={acts} />
        </Disclosure>
      )}
    </>
  );
}

/** Mails the invoice again, and revokes the link in its mails. */
function MailActs({ invoice, acts }: { invoice: OfficeInvoice; acts: ReturnType<typeof useInvoiceActs> }) {
  const t = useOfficeT();
  return (
    <div className={desk.buttons}>
      {invoice.CustomerEmail !== '' && (
        <Button busy={acts.busy === 'mail' && t('general.saving')} onClick={acts.mail}>
          {t('officeInvoice.mailAgain', { email: invoice.CustomerEmail })}
        </Button>
      )}
      {invoice.LinkUntil !== null && (
        <AskingButton
          does={t('officeInvoice.link.revoke')}
          title={t('officeInvoice.link.title', { number: invoice.Number })}
          text={t('officeInvoice.link.text')}
          busy={acts.busy === 'revoke'}
          onYes={acts.revoke}
        />
      )}
    </div>
  );
}
