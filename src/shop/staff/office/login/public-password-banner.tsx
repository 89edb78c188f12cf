import { useMay, useOfficeLogIn } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './public-password-banner.module.css';

/** A banner on every office page while an account with the demo's publicly known password can log in. */
export function PublicPasswordBanner() {
  const t = useOfficeT();
  const may = useMay();
  const whose = useOfficeLogIn().data?.PublicPassword ?? 'none';
  if (whose === 'none') return null;
  return (
    <aside data-print="no" className={styles.banner} aria-label={t('staff.public.label')}>
      <p>{t(whose === 'own' ? 'staff.public.own' : 'staff.public.other')}</p>
      {whose === 'own' && <a href="/office/me">{t('staff.public.change')}</a>}
      {whose === 'other' && may('staff.write') && <a href="/office/staff">{t('staff.public.end')}</a>}
    </aside>
  );
}
