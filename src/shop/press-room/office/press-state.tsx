import { Badge } from '#kit/widgets/badge.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { StoryState } from './contract.ts';

const kinds = { draft: 'quiet', scheduled: 'news', published: 'good', deleted: 'bad' } as const;

export function StoryBadge({ state }: { state: StoryState }) {
  const t = useOfficeT();
  return <Badge kind={kinds[state]}>{t(`press.state.${state}`)}</Badge>;
}
