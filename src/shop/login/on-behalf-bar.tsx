import { Button } from '#kit/widgets/button.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './on-behalf-bar.module.css';
import { useLogOut } from './use-log-in.ts';

type Props = {
  user: { CustomerNumber: string; Name: string };
  onLoggedOut: (person: string) => void;
};

/** Tells staff on every page that they act for a customer, and leads back to the office. */
export function OnBehalfBar({ user, onLoggedOut }: Props) {
  const t = useT();
  const leave = useLogOut((person) => {
    onLoggedOut(person);
    location.assign('/office');
  });
  return (
    <div className={styles.bar} role="region" aria-label={t('login.yourAccount')}>
      <p>{t('login.onBehalf', { number: user.CustomerNumber, name: user.Name })}</p>
      <Button size="s" busy={leave.isPending && t('login.loggingOut')} onClick={() => leave.mutate()}>
        {t('login.leave')}
      </Button>
    </div>
  );
}
