import { Badge } from '#kit/widgets/badge.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { ImageIntake } from './contract.ts';

const kinds = { open: 'quiet', taking: 'said', done: 'good' } as const;

export function IntakeState({ state }: { state: ImageIntake['State'] }) {
  const t = useOfficeT();
  return <Badge kind={kinds[state]}>{t(`intakes.state.${state}`)}</Badge>;
}
