import { Badge } from '#kit/widgets/badge.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { PageState } from './contract.ts';

const kinds = { draft: 'quiet', published: 'good', changed: 'news', deleted: 'bad' } as const;

export function PageBadge({ state }: { state: PageState }) {
  const t = useOfficeT();
  return <Badge kind={kinds[state]}>{t(`pages.state.${state}`)}</Badge>;
}
