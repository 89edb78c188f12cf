import { useState } from 'react';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { AskingButton } from '#shop/office/asking-button.tsx';
import desk from '#shop/office/desk.module.css';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { mostInvoiced } from './contract.ts';
import type { InvoicingMany } from './use-invoicing-many.ts';

type Props = { ids: readonly number[]; invoicing: InvoicingMany };

/** A button that invoices what was sent of the orders that are chosen in the list. */
export function InvoiceChosen({ ids, invoicing: { error, isBusy, go } }: Props) {
  const t = useOfficeT();
  const [mail, setMail] = useState(true);
  const { length: n } = ids;
  if (n > mostInvoiced) return <p>{t('invoiceMany.tooMany', { count: mostInvoiced })}</p>;
  return (
    <>
      <AskingButton
        kind="primary"
        size="s"
        does={t('invoiceMany.open')}
        yes={t(n === 1 ? 'invoiceMany.go.one' : 'invoiceMany.go.other', { n })}
        title={t(n === 1 ? 'invoiceMany.title.one' : 'invoiceMany.title.other', { n })}
        text={t('invoiceMany.text')}
        busy={isBusy}
        onYes={() => go({ OrderIds: [...ids], Mail: mail })}
      >
        <Checkbox
          label={t('invoiceMany.mail')}
          checked={mail}
          onChange={({ target }) => setMail(target.checked)}
        />
      </AskingButton>
      {error && (
        <p role="alert" className={desk.failure}>
          {error.problem?.errors?.[0]?.message ?? error.problem?.detail ?? t('general.commonError')}
        </p>
      )}
    </>
  );
}
