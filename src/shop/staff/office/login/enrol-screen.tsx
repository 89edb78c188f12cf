import { useQueryClient } from '@tanstack/react-query';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { GatePage } from './gate-page.tsx';
import { TwoStepSetup } from './two-step-setup.tsx';

/** The set-up of two-step log-in, required once from everyone. */
export function EnrolScreen() {
  const t = useOfficeT();
  const client = useQueryClient();
  return (
    <GatePage title={t('staff.twoStep.title')}>
      <p>{t('staff.twoStep.why')}</p>
      <TwoStepSetup asksPassword={false} onDone={() => void client.invalidateQueries()} />
    </GatePage>
  );
}
