import { useEffect, useRef, useState } from 'react';
import { focusFirstWrong } from '#kit/forms/focus-first-wrong.ts';
import { Button } from '#kit/widgets/button.tsx';
import { useToday } from '#kit/browser/use-today.ts';
import { TextField } from '#kit/forms/field.tsx';
import { parseAmount, wireToOre } from '#kit/text/money.ts';
import { Modal } from '#kit/widgets/modal.tsx';
import desk from '#shop/office/desk.module.css';
import { numberInField } from '#kit/text/numbers/number-in-field.ts';
import { moneyByCode } from '#kit/text/money-in-words.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { OfficeInvoice } from './contract.ts';
import { ActFailure } from './invoice-failure.tsx';
import styles from './invoice.module.css';
import type { InvoiceActs } from './use-invoice-acts.ts';

/**
 * A form for a payment of an invoice, or a repayment of a credit note, with its day. An amount above what is left is
 * asked about: it is most often a slip.
 */
export function Payment({ invoice, acts }: { invoice: OfficeInvoice; acts: InvoiceActs }) {
  const t = useOfficeT();
  const form = useRef<HTMLFormElement>(null);
  const today = useToday();
  const [chosenDay, setDay] = useState<string>();
  const day = chosenDay ?? today;
  const isPaid = invoice.Balance === 0;
  const [amount, setAmount] = useState(() =>
    isPaid ? '' : numberInField(Math.abs(invoice.Balance), t.language, 2),
  );
  const [isAsking, setIsAsking] = useState(false);
  const over = (parseAmount(amount, invoice.CurrencyCode) ?? 0) - wireToOre(Math.max(0, invoice.Balance));
  const money = (ore: number) => moneyByCode(ore, invoice.CurrencyCode, t.language);
  const { PaidDate, Amount } = acts.refused;
  useEffect(() => void focusFirstWrong(form.current), [acts.refused]);
  return (
    <form
      ref={form}
      className={desk.acts}
      data-print="no"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (invoice.State !== 'credit' && over > 0) setIsAsking(true);
        else acts.pay(day, amount);
      }}
    >
      <h2>{t(headingOf(invoice))}</h2>
      <div className={styles.pair}>
        <TextField
          type="date"
          label={t('officeInvoice.paidDate')}
          value={day}
          {...(PaidDate && { error: PaidDate })}
          onChange={({ target }) => setDay(target.value)}
        />
        <TextField
          label={t('officeInvoice.paidAmount', { currency: invoice.CurrencyCode })}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          {...(Amount && { error: Amount })}
          onChange={({ target }) => setAmount(target.value)}
        />
      </div>
      <div className={desk.buttons}>
        <Button type="submit" kind="primary" busy={acts.busy === 'pay' && t('general.saving')}>
          {t('officeInvoice.pay')}
        </Button>
      </div>
      <ActFailure acts={acts} of={['pay']} />
      <Modal
        title={t('officeInvoice.over.title', { amount: money(over) })}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        width="narrow"
        role="alertdialog"
      >
        <p>{t('officeInvoice.over.text', { amount: money(over) })}</p>
        <div className={desk.buttons}>
          <Button
            kind="primary"
            onClick={() => {
              setIsAsking(false);
              acts.pay(day, amount);
            }}
          >
            {t('officeInvoice.pay')}
          </Button>
          <Button onClick={() => setIsAsking(false)}>{t('general.cancel')}</Button>
        </div>
      </Modal>
    </form>
  );
}

function headingOf({ Balance: balance }: OfficeInvoice) {
  if (balance === 0) return 'officeInvoice.furtherPayment';
  return balance < 0 ? 'officeInvoice.payBack' : 'officeInvoice.payment';
}
