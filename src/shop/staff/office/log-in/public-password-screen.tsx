import { useQueryClient } from '@tanstack/react-query';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { GatePage } from './gate-page.tsx';
import { OwnPasswordForm } from './own-password-form.tsx';

/** What the demo's owner does first where the shop is no demo: everybody knows the password. */
export function PublicPasswordScreen() {
  const t = useOfficeT();
  const client = useQueryClient();
  return (
    <GatePage title={t('staff.public.title')}>
      <p>{t('staff.public.why')}</p>
      <OwnPasswordForm onChanged={() => void client.invalidateQueries()} />
    </GatePage>
  );
}
