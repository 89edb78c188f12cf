import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#kit/widgets/button.tsx';
import { Icon } from '#kit/widgets/icon.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { HeaderPanel } from './header-panel.tsx';
import styles from './log-in-area.module.css';
import { useLogOut } from './use-log-in.ts';

type Props = {
  user: { CustomerNumber: string; Name: string; PersonName: string | null };
  authUsed: boolean;
  onLoggedOut: (person: string) => void;
  ways: ReactNode;
};

/** The logged-in customer, with links to My page and to log out: on a narrow screen the person's menu. */
export function LogInWidget({ user, authUsed, onLoggedOut, ways }: Props) {
  const t = useT();
  const logOut = useLogOut(onLoggedOut);
  return (
    <div className={styles.person}>
      <HeaderPanel id="person" name={t('login.yourAccount')} className={styles.widget}>
        {!authUsed && (
          <p className={styles.name}>{t('login.loggedInAs', { name: user.PersonName ?? user.Name })}</p>
        )}
        <Link className={styles.way} to="/userprofile">
          <Icon name="user" />
          {t('login.myPage')}
        </Link>
        {ways}
        <Button
          className={styles.way}
          kind="plain"
          size="s"
          icon="log-out"
          busy={logOut.isPending && t('login.loggingOut')}
          onClick={() => logOut.mutate()}
        >
          {t('login.logOut')}
        </Button>
      </HeaderPanel>
    </div>
  );
}
