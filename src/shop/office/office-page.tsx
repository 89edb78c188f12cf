import { useEffect, type ReactNode } from 'react';
import { BackLink } from '#kit/widgets/back-link.tsx';
import { PrintHead } from '#kit/widgets/print-head.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './office-page.module.css';

type Props = {
  title: string;
  /** The list to which this item belongs. */
  back?: { to: string; text: string };
  /** Badges with its state. */
  badges?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

/** The layout of every office page: breadcrumb, title and actions. */
export function OfficePage({ title, back, badges, actions, children }: Props) {
  const t = useOfficeT();
  const windowTitle = `${title} – ${t('office.title')}`;
  useEffect(() => {
    document.title = windowTitle;
  }, [windowTitle]);
  return (
    <div className={styles.page}>
      <PrintHead />
      <header className={styles.head}>
        {back && (
          <div className={styles.back}>
            <BackLink to={back.to}>{back.text}</BackLink>
          </div>
        )}
        <div className={styles.title}>
          <h1 tabIndex={-1}>{title}</h1>
          {badges}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
