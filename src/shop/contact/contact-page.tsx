import type { PageRequest } from '#kit/pages/page.ts';
import { queryOf } from '#kit/pages/query.ts';
import { listWebTexts } from '#shop/texts/web-text-contract.ts';
import { PageTitle } from '#shop/texts/page-title.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { WebText } from '#shop/texts/web-text.tsx';
import styles from './contact-page.module.css';
import { listStaff } from './contract.ts';
import { ContactCards } from './contact-cards.tsx';

export function needs({ language }: PageRequest) {
  return [queryOf(listWebTexts, language), queryOf(listStaff, language)];
}

/** The maker's contact details, and the staff to ask about each subject. */
export default function ContactPage() {
  const t = useT();
  return (
    <div className={styles.page}>
      <PageTitle description={t('pageDescription.contact')}>{t('pageTitle.contact')}</PageTitle>
      <section className={styles.words}>
        <h1>{t('contact.title')}</h1>
        <WebText position="Contact" />
      </section>
      <ContactCards />
    </div>
  );
}
