import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '#kit/widgets/button.tsx';
import type { PageRequest } from '#kit/pages/page.ts';
import { queryOf } from '#kit/pages/query.ts';
import type { sameVisit } from '#kit/text/language-switch.ts';
import { FormNeedsScript } from '#shop/contact/form-needs-script.tsx';
import { listWebTexts } from '#shop/texts/web-text-contract.ts';
import { PageTitle } from '#shop/texts/page-title.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { WebText } from '#shop/texts/web-text.tsx';
import { ApplicationForm } from './application-form.tsx';
import styles from './application-page.module.css';

export function needs({ language }: PageRequest) {
  return [queryOf(listWebTexts, language)];
}

export default function ApplicationPage() {
  const t = useT();
  return (
    <>
      <PageTitle description={t('pageDescription.application')}>{t('pageTitle.application')}</PageTitle>
      <Application key={useEntry()} />
    </>
  );
}

/** Navigating here shows an empty form; changing the language, which also navigates, keeps what was typed. */
function useEntry(): string {
  const location = useLocation();
  const { key } = location;
  const [entry, setEntry] = useState(key);
  const state = location.state as Partial<typeof sameVisit> | null;
  if (entry !== key && !state?.isSameVisit) setEntry(key);
  return entry;
}

function Application() {
  const t = useT();
  const [isSent, setSent] = useState(false);
  if (isSent) return <Thanks />;
  return (
    <div className={styles.page}>
      <section className={styles.words}>
        <h1>{t('application.title')}</h1>
        <p className={styles.lead}>{t('application.lead')}</p>
        <WebText position="Application" />
      </section>
      <div>
        <FormNeedsScript />
        <ApplicationForm onSent={() => setSent(true)} />
      </div>
    </div>
  );
}

function Thanks() {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  return (
    <section className={styles.thanks}>
      <h1 ref={heading} tabIndex={-1}>
        {t('application.thanksTitle')}
      </h1>
      <p className={styles.lead}>{t('application.thanks')}</p>
      <WebText position="ApplicationThanks" />
      <p className={styles.ways}>
        <ButtonLink to="/products">{t('notFound.toShop')}</ButtonLink>
        <ButtonLink to="/">{t('notFound.toStart')}</ButtonLink>
      </p>
    </section>
  );
}
