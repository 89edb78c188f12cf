import { ButtonLink } from '#kit/widgets/button.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { mostSent } from './contract.ts';

type Props = { ids: readonly number[]; kind?: 'primary' | undefined };

/** Leads from the orders that are chosen in the list to sending them. */
export function SendChosen({ ids, kind }: Props) {
  const t = useOfficeT();
  const mayWrite = useMay()('orders.write');
  if (!mayWrite || ids.length === 0) return null;
  if (ids.length > mostSent) return <p>{t('sendMany.tooMany', { count: mostSent })}</p>;
  return (
    <ButtonLink {...(kind && { kind })} size="s" to={`/office/orders/send?ids=${ids.join(',')}`}>
      {t('sendMany.open')}
    </ButtonLink>
  );
}
