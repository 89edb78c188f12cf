import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { dismissToasts } from '#kit/browser/announce.ts';
import { useKeptFocus } from '#kit/browser/use-kept-focus.ts';
import { Button } from '#kit/widgets/button.tsx';
import { ListFailed } from '#kit/widgets/list-states.tsx';
import { Spinner } from '#kit/widgets/spinner.tsx';
import { useOfficeLogIn } from '#shop/office/use-staff.ts';
import { NextStep } from '#shop/opening/office/next-step.tsx';
import { EnrolScreen } from '#shop/staff/office/login/enrol-screen.tsx';
import { LogInScreen } from '#shop/staff/office/login/log-in-screen.tsx';
import { LostSessionWindow } from '#shop/staff/office/login/lost-session-window.tsx';
import type { OfficeLogIn } from '#shop/staff/contract.ts';
import { PublicPasswordBanner } from '#shop/staff/office/login/public-password-banner.tsx';
import { PublicPasswordScreen } from '#shop/staff/office/login/public-password-screen.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './frame.module.css';
import { OfficeMenu } from './menu.tsx';
import { OfficeSearch } from './search.tsx';
import { useRouteFocus } from '#app/rendering/route-focus.ts';

/** The log-in gate and, behind it, the menu beside the page. */
export function OfficeFrame() {
  const t = useOfficeT();
  const { data, error, refetch } = useOfficeLogIn();
  if (!data)
    return (
      <main className={styles.waiting}>
        {error ? (
          <ListFailed
            text={t('general.commonError')}
            retry={t('general.tryAgain')}
            onRetry={() => void refetch()}
          />
        ) : (
          <Spinner label={t('general.loading')} />
        )}
      </main>
    );
  if (!data.LoggedIn) return <LogInScreen />;
  return (
    <>
      <Gate state={data} />
      <LostSessionWindow />
    </>
  );
}

/** What the staff member must do first, one step after the other. */
function Gate({ state: { MustEnrol, PublicPassword } }: { state: OfficeLogIn }) {
  if (!MustEnrol) return <Inside />;
  return PublicPassword === 'own' ? <PublicPasswordScreen /> : <EnrolScreen />;
}

function Inside() {
  const t = useOfficeT();
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === pathname;
  useRouteFocus();
  useKeptFocus();
  useEffect(() => document.documentElement.setAttribute('data-ready', ''), []);
  return (
    <div className={styles.office}>
      <a className={styles.skip} href="#content">
        {t('general.skipToContent')}
      </a>
      <header className={styles.side} data-open={isOpen || undefined}>
        <div className={styles.top}>
          <a className={styles.house} href="/office">
            {t('office.title')}
          </a>
          <OfficeSearch />
          <Button
            className={styles.toggle}
            size="s"
            icon="menu"
            aria-expanded={isOpen}
            onClick={() => {
              dismissToasts();
              setOpenAt(isOpen ? undefined : pathname);
            }}
          >
            {t('office.menu')}
          </Button>
        </div>
        <OfficeMenu />
      </header>
      <main id="content" className={styles.main} tabIndex={-1}>
        <PublicPasswordBanner />
        <NextStep />
        <Outlet />
      </main>
    </div>
  );
}
