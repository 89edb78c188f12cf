import { Badge } from '#kit/widgets/badge.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { RunSummary } from '#shop/integration/contract.ts';

const looks = { running: 'news', done: 'good', same: 'quiet', failed: 'bad' } as const;

export function RunState({ run: { Outcome: outcome, Undone } }: { run: RunSummary }) {
  const t = useOfficeT();
  if (Undone !== null) return <Badge>{t('exchange.outcome.undone')}</Badge>;
  return <Badge kind={looks[outcome]}>{t(`exchange.outcome.${outcome}`)}</Badge>;
}
