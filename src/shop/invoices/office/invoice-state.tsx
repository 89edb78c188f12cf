import { Badge } from '#kit/widgets/badge.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { OfficeInvoiceState } from './contract.ts';

const looks = {
  unpaid: 'quiet',
  partPaid: 'news',
  overdue: 'bad',
  paid: 'good',
  annulled: 'quiet',
  credit: 'season',
} as const;

type Props = { invoice: { State: OfficeInvoiceState; PaidAmount: number; IsCredited?: boolean | undefined } };

/** Being overdue is shown first, followed by a partial payment. */
export function InvoiceState({ invoice: { State: state, PaidAmount, IsCredited } }: Props) {
  const t = useOfficeT();
  return (
    <>
      <Badge kind={looks[state]}>
        {t(
          state === 'annulled' && IsCredited
            ? 'officeInvoice.state.credited'
            : `officeInvoice.state.${state}`,
        )}
      </Badge>
      {state === 'overdue' && PaidAmount > 0 && (
        <>
          {' '}
          <Badge kind={looks.partPaid}>{t('officeInvoice.state.partPaid')}</Badge>
        </>
      )}
    </>
  );
}
