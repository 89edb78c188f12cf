import { useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstWrong } from '#kit/forms/focus-first-wrong.ts';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { parseAmount, wireToOre } from '#kit/text/money.ts';
import { AskingButton } from '#shop/office/asking-button.tsx';
import desk from '#shop/office/desk.module.css';
import { readingsText } from '#shop/office/forms/readings-text.ts';
import { useAmounts } from '#shop/office/use-amounts.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { OfficeInvoice } from '#shop/invoices/office/contract.ts';
import { ActFailure } from '#shop/invoices/office/invoice-failure.tsx';
import styles from '#shop/invoices/office/invoice.module.css';
import type { InvoiceActs } from '#shop/invoices/office/use-invoice-acts.ts';

/** Credits an amount without VAT, of one row or of the whole invoice. */
export function CreditAmount({ invoice, acts }: { invoice: OfficeInvoice; acts: InvoiceActs }) {
  const t = useOfficeT();
  const { money } = useAmounts();
  const fields = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<Typed>({ amount: '', row: '', text: '' });
  const [mail, setMail] = useState(true);
  const [isTried, setTried] = useState(false);
  const inMoney = (wire: number) => money(wire, invoice.CurrencyCode);
  const left = invoice.LeftToCredit.filter(({ NetAmount }) => NetAmount > 0);
  const all = left.reduce((ore, { NetAmount }) => ore + wireToOre(NetAmount), 0) / 100;
  const { amount, row, text } = typed;
  const ore = parseAmount(amount, invoice.CurrencyCode);
  const error =
    ore === null || ore <= 0
      ? (readingsText(t, amount, invoice.CurrencyCode) ?? t('officeInvoice.noAmount'))
      : ore > wireToOre(all)
        ? t('officeInvoice.creditAmount.most', { amount: inMoney(all) })
        : undefined;
  const isRight = () => {
    flushSync(() => setTried(true));
    focusFirstWrong(fields.current);
    return error === undefined;
  };
  return (
    <section className={desk.acts}>
      <p>
        {t('officeInvoice.creditAmount.hint')}{' '}
        {left
          .map(({ VatRate, NetAmount }) =>
            t('officeInvoice.creditAmount.left', { amount: inMoney(NetAmount), rate: VatRate }),
          )
          .join(' ')}
      </p>
      <CreditFields
        ref={fields}
        invoice={invoice}
        typed={typed}
        error={isTried ? error : undefined}
        onType={(part) => setTyped({ ...typed, ...part })}
      />
      {invoice.CustomerEmail !== '' && (
        <Checkbox
          label={t('officeInvoice.mail', { email: invoice.CustomerEmail })}
          checked={mail}
          onChange={({ target }) => setMail(target.checked)}
        />
      )}
      <div className={desk.buttons}>
        <AskingButton
          does={t('officeInvoice.creditAmount.go')}
          title={t('officeInvoice.creditAmount.title', {
            amount: inMoney((ore ?? 0) / 100),
            number: String(invoice.Number),
          })}
          text={t('officeInvoice.credit.text')}
          busy={acts.busy === 'creditAmount'}
          mayAsk={isRight}
          onYes={() => acts.creditAmount({ amount, rowId: row === '' ? null : Number(row), text, mail })}
        />
      </div>
      <ActFailure acts={acts} of={['creditAmount']} />
    </section>
  );
}

/** `row` is the id of a row, '' for the whole invoice. */
type Typed = { amount: string; row: string; text: string };
type FieldsProps = {
  ref: Ref<HTMLDivElement>;
  invoice: OfficeInvoice;
  typed: Typed;
  /** What is wrong with the amount. */
  error: string | undefined;
  onType: (part: Partial<Typed>) => void;
};

function CreditFields({ ref, invoice, typed, error, onType }: FieldsProps) {
  const t = useOfficeT();
  return (
    <div ref={ref} className={styles.credited}>
      <TextField
        label={t('officeInvoice.creditAmount.amount', { currency: invoice.CurrencyCode })}
        inputMode="decimal"
        autoComplete="off"
        value={typed.amount}
        {...(error !== undefined && { error })}
        onChange={({ target }) => onType({ amount: target.value })}
      />
      <SelectField
        label={t('officeInvoice.creditAmount.of')}
        value={typed.row}
        onChange={({ target }) => onType({ row: target.value })}
      >
        <option value="">{t('officeInvoice.creditAmount.whole')}</option>
        {invoice.Rows.map(({ Id, ArticleNumber, Description }) => (
          <option key={Id} value={Id}>
            {`${ArticleNumber} ${Description}`.trim()}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('officeInvoice.creditAmount.text')}
        autoComplete="off"
        maxLength={200}
        value={typed.text}
        onChange={({ target }) => onType({ text: target.value })}
      />
    </div>
  );
}
