import { Badge, type BadgeKind } from '#kit/widgets/badge.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { PriceRow } from './price-contract.ts';

const kinds: Record<PriceRow['State'], BadgeKind> = {
  holds: 'good',
  replaced: 'quiet',
  coming: 'news',
  passed: 'quiet',
};

export function PriceState({ state }: { state: PriceRow['State'] }) {
  const t = useOfficeT();
  return <Badge kind={kinds[state]}>{t(`prices.state.${state}`)}</Badge>;
}
