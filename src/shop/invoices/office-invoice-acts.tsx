import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { stockholmToday } from '#kit/dates.ts';
import { TextField } from '#kit/field.tsx';
import { Modal } from '#kit/modal.tsx';
import desk from '#shop/office/desk.module.css';
import { useOfficeT } from '#shop/texts/use-office-texts.ts';
import type { OfficeInvoice } from './office-contract.ts';
import { InvoiceTable, leftToCredit } from './office-invoice-table.tsx';
import styles from './office-invoice.module.css';
import type { CreditNow } from './use-invoice-acts.ts';
import { useInvoiceActs } from './use-invoice-acts.ts';

type Props = { invoice: OfficeInvoice; mayWrite: boolean };

/** The rows of an invoice, and what is done with it: paid, credited, mailed again. */
export function InvoiceDesk({ invoice, mayWrite }: Props) {
  const t = useOfficeT();
  const [typed, setTyped] = useState<CreditNow>({});
  const [mail, setMail] = useState(true);
  const acts = useInvoiceActs(invoice, () => setTyped({}));
  const mayCredit =
    mayWrite &&
    invoice.TotalAmount > 0 &&
    !['annulled', 'credit'].includes(invoice.State) &&
    invoice.Rows.some((row) => leftToCredit(row) > 0);
  const isOwed = invoice.Balance !== 0 && !['annulled', 'paid'].includes(invoice.State);
  const isPaidInPart =
    invoice.Balance !== invoice.TotalAmount &&
    invoice.CreditNotes.length === 0 &&
    !['annulled', 'credit'].includes(invoice.State);
  return (
    <>
      <InvoiceTable
        invoice={invoice}
        typed={mayCredit ? typed : undefined}
        onType={(row, quantity) => setTyped((before) => ({ ...before, [row]: quantity }))}
      />
      {acts.failure && (
        <p role="alert" className={desk.failure}>
          {acts.failure}
        </p>
      )}
      {mayWrite && (
        <div className={desk.buttons}>
          {invoice.CustomerEmail !== '' && (
            <Button busy={acts.busy === 'mail' && t('general.saving')} onClick={acts.mail}>
              {t('officeInvoice.mailAgain')}
            </Button>
          )}
          {isPaidInPart && (
            <Asks
              open={t('officeInvoice.undo')}
              title={t('officeInvoice.undo.title', { number: invoice.Number })}
              text={t('officeInvoice.undo.text')}
              busy={acts.busy === 'undo'}
              onYes={acts.undo}
            />
          )}
        </div>
      )}
      {mayWrite && isOwed && <Payment key={invoice.Version} invoice={invoice} acts={acts} />}
      {mayCredit && (
        <section className={desk.acts}>
          <h2>{t('officeInvoice.creditPart')}</h2>
          <p>{t('officeInvoice.creditHint')}</p>
          {invoice.CustomerEmail !== '' && (
            <Checkbox
              label={t('officeInvoice.mail')}
              checked={mail}
              onChange={({ target }) => setMail(target.checked)}
            />
          )}
          <div className={desk.buttons}>
            <Button onClick={() => setTyped(allOf(invoice))}>{t('officeInvoice.creditAll')}</Button>
            <Asks
              open={t('officeInvoice.creditGo')}
              title={t('officeInvoice.credit.title', { number: invoice.Number })}
              text={t('officeInvoice.credit.text')}
              busy={acts.busy === 'credit'}
              onYes={() => acts.credit(typed, mail)}
            />
          </div>
        </section>
      )}
    </>
  );
}

function allOf({ Rows }: OfficeInvoice): CreditNow {
  return Object.fromEntries(
    Rows.filter((row) => leftToCredit(row) > 0).map((row) => [row.Id, String(leftToCredit(row))]),
  );
}

function Payment({ invoice, acts }: { invoice: OfficeInvoice; acts: ReturnType<typeof useInvoiceActs> }) {
  const t = useOfficeT();
  const [day, setDay] = useState(() => stockholmToday(new Date()));
  const [amount, setAmount] = useState(() => Math.abs(invoice.Balance).toFixed(2).replace('.', ','));
  return (
    <form
      className={desk.acts}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        acts.pay(day, amount);
      }}
    >
      <h2>{t(invoice.Balance < 0 ? 'officeInvoice.payBack' : 'officeInvoice.payment')}</h2>
      <div className={styles.pair}>
        <TextField
          type="date"
          label={t('officeInvoice.paidDate')}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <TextField
          label={t('officeInvoice.paidAmount', { currency: invoice.CurrencyCode })}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
      </div>
      <div className={desk.buttons}>
        <Button type="submit" kind="primary" busy={acts.busy === 'pay' && t('general.saving')}>
          {t('officeInvoice.pay')}
        </Button>
      </div>
    </form>
  );
}

type Question = { open: string; title: string; text: string; busy: boolean; onYes: () => void };

function Asks({ open, title, text, busy, onYes }: Question) {
  const t = useOfficeT();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button busy={busy && t('general.saving')} onClick={() => setIsAsking(true)}>
        {open}
      </Button>
      <Modal
        title={title}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        width="narrow"
        role="alertdialog"
      >
        <p>{text}</p>
        <div className={desk.buttons}>
          <Button
            kind="primary"
            onClick={() => {
              setIsAsking(false);
              onYes();
            }}
          >
            {open}
          </Button>
          <Button onClick={() => setIsAsking(false)}>{t('general.cancel')}</Button>
        </div>
      </Modal>
    </>
  );
}
