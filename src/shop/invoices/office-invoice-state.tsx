import { Badge } from '#kit/badge.tsx';
import { useOfficeT } from '#shop/texts/use-office-texts.ts';
import type { OfficeInvoiceState } from './office-contract.ts';

const looks = { unpaid: 'quiet', overdue: 'bad', paid: 'good', annulled: 'quiet', credit: 'season' } as const;

export function InvoiceState({ state }: { state: OfficeInvoiceState }) {
  const t = useOfficeT();
  return <Badge kind={looks[state]}>{t(`officeInvoice.state.${state}`)}</Badge>;
}
