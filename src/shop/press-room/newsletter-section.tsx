import { useSettings } from '#shop/settings/use-settings.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import styles from './newsletter.module.css';

/** The newsletter form, or whom to contact when there is no form. */
export function NewsletterSection() {
  const t = useT();
  const { NewsletterActionUrl, CompanyEmail } = useSettings();
  if (NewsletterActionUrl) {
    return (
      <>
        <p className={styles.lead}>{t('newsletter.lead')}</p>
        <NewsletterForm action={NewsletterActionUrl} />
      </>
    );
  }
  return (
    <>
      <p className={styles.lead}>{t('newsletter.notOpen')}</p>
      {CompanyEmail && (
        <p>
          <a href={`mailto:${CompanyEmail}`}>{CompanyEmail}</a>
        </p>
      )}
    </>
  );
}
