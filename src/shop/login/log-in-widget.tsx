import { Link } from 'react-router';
import { Button } from '#kit/widgets/button.tsx';
import { Icon } from '#kit/widgets/icon.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './log-in-area.module.css';
import { useLogOut } from './use-log-in.ts';

type Props = {
  user: { CustomerNumber: string; Name: string };
  authUsed: boolean;
  onLoggedOut: (customerNumber: string) => void;
};

/** The logged-in customer, with links to My page and to log out. */
export function LogInWidget({ user, authUsed, onLoggedOut }: Props) {
  const t = useT();
  const logOut = useLogOut(onLoggedOut);
  return (
    <div className={styles.widget}>
      <p className={authUsed ? styles.onBehalf : styles.name}>
        {authUsed
          ? t('login.onBehalf', { number: user.CustomerNumber })
          : t('login.loggedInAs', { name: user.Name })}
      </p>
      <Link className={styles.way} to="/userprofile">
        <Icon name="user" />
        <span>{t('login.myPage')}</span>
      </Link>
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
    </div>
  );
}
