import { useQueryClient } from '@tanstack/react-query';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { GatePage } from './gate-page.tsx';
import { OwnPasswordForm } from './own-password-form.tsx';

/**
 * Makes the demo's owner choose a password where the shop is not a demo, because the demo's password is publicly
 * known.
 */
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
