import { Checkbox } from '#kit/forms/checkbox.tsx';
import { Button } from '#kit/widgets/button.tsx';
import desk from '#shop/office/desk.module.css';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { ToSend } from './contract.ts';
import styles from './send.module.css';
import type { TypedLines } from './use-typed-lines.ts';

export type Choices = { Invoice: boolean; Mail: boolean };

type Props = {
  choices: Choices;
  onChoose: (choices: Choices) => void;
  /** The orders that are sent. */
  chosen: readonly ToSend[];
  typed: TypedLines;
  /** Whether any order waits to be ticked. */
  isAsked: boolean;
  isSending: boolean;
};

/** What is made of the orders that are sent, what it comes to, and the button that sends. */
export function SendFoot({ choices, onChoose, chosen, typed, isAsked, isSending }: Props) {
  const t = useOfficeT();
  const mayInvoice = useMay()('invoices.write');
  const count = chosen.length;
  return (
    <>
      <div className={styles.choices}>
        {mayInvoice && (
          <Checkbox
            label={t('sendMany.invoice')}
            checked={choices.Invoice}
            onChange={({ target }) => onChoose({ ...choices, Invoice: target.checked })}
          />
        )}
        <Checkbox
          label={t('sendMany.mail')}
          checked={choices.Mail}
          onChange={({ target }) => onChoose({ ...choices, Mail: target.checked })}
        />
      </div>
      {count > 0 && <p className={desk.note}>{whatItComesTo(chosen, typed, choices, t)}</p>}
      <div className={desk.buttons}>
        <Button
          type="submit"
          kind="primary"
          disabled={count === 0 && !isAsked}
          busy={isSending && t('sendMany.sending')}
        >
          {count === 0
            ? t(isAsked ? 'sendMany.tickFirst' : 'sendMany.nothing')
            : t(count === 1 ? 'sendMany.send.one' : 'sendMany.send.other', { n: count })}
        </Button>
      </div>
    </>
  );
}

function whatItComesTo(
  chosen: readonly ToSend[],
  typed: TypedLines,
  { Invoice, Mail }: Choices,
  t: ReturnType<typeof useOfficeT>,
): string {
  const mails = Mail ? chosen.filter(({ HasEmail }) => HasEmail).length : 0;
  const without = chosen.filter(({ OrderId }) => (typed[OrderId]?.parcels ?? '').trim() === '').length;
  return [
    t(chosen.length === 1 ? 'sendMany.sum.one' : 'sendMany.sum.other', {
      n: chosen.length,
      pieces: chosen.reduce((sum, { PiecesReady }) => sum + PiecesReady, 0),
    }),
    t(Invoice ? 'sendMany.invoiced' : 'sendMany.notInvoiced'),
    mails === 0
      ? t('sendMany.noMails')
      : t(mails === 1 ? 'sendMany.mails.one' : 'sendMany.mails.other', { n: mails }),
    without > 0 && t('sendMany.withoutParcel', { n: without }),
  ]
    .filter(Boolean)
    .join(' · ');
}
