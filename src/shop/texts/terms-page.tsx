import { useMemo } from 'react';
import { Link } from 'react-router';
import { Button } from '#kit/widgets/button.tsx';
import type { PageRequest } from '#kit/pages/page.ts';
import { queryOf } from '#kit/pages/query.ts';
import { RichText } from '#kit/widgets/rich-text.tsx';
import { withContents } from './contents.ts';
import { listWebTexts } from './web-text-contract.ts';
import { PageTitle } from './page-title.tsx';
import styles from './terms-page.module.css';
import { useT } from './use-texts.ts';
import { useWebText } from './web-text.tsx';

export function needs({ language }: PageRequest) {
  return [queryOf(listWebTexts, language)];
}

/** The terms, with a table of contents and a print button. */
export default function TermsPage() {
  const t = useT();
  const { html: text, lang } = useWebText('Terms');
  const { html, contents } = useMemo(() => withContents(text), [text]);
  return (
    <div className={styles.page}>
      <PageTitle description={t('pageDescription.terms')}>{t('pageTitle.terms')}</PageTitle>
      <div className={styles.head}>
        <h1>{t('terms.title')}</h1>
        <Button size="s" onClick={() => print()}>
          {t('terms.print')}
        </Button>
      </div>
      {contents.length > 2 && (
        <nav className={styles.contents} aria-labelledby="contents-heading">
          <h2 id="contents-heading">{t('terms.contents')}</h2>
          <ul className={styles.list}>
            {contents.map((item) => (
              <li key={item.id}>
                <Link to={`#${item.id}`} onClick={() => focusSoon(item.id)}>
                  {item.text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <RichText className={styles.text} html={html} lang={lang} />
    </div>
  );
}

/** Runs after the jump, so that keyboard users continue there. */
function focusSoon(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus({ preventScroll: true }));
}
