import { Button } from '#kit/widgets/button.tsx';
import { Modal } from '#kit/widgets/modal.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import type { LoginState } from '#shop/login/contract.ts';
import { useLogIn } from '#shop/login/use-log-in.ts';
import styles from './choose-customer-window.module.css';

/** What was typed, and the customers that it is right for. */
export type Choice = {
  username: string;
  password: string;
  customers: NonNullable<LoginState['Choose']>;
};

/** Asks which of several customers a person logs in for, who has the same address and password at each. */
export function ChooseCustomerWindow({ choice, onClose }: { choice: Choice; onClose: () => void }) {
  const t = useT();
  const { mutate, isPending, error, variables } = useLogIn();
  const { username, password, customers } = choice;
  const chosen = variables && 'customerNumber' in variables ? variables.customerNumber : undefined;
  return (
    <Modal title={t('login.chooseTitle')} open onClose={onClose} width="narrow">
      <p>{t('login.choose')}</p>
      {error && <p role="alert">{t(error.status === 429 ? 'login.tooManyTries' : 'login.error')}</p>}
      <ul className={styles.customers}>
        {customers.map(({ CustomerNumber: customerNumber, Name }) => (
          <li key={customerNumber}>
            <Button
              busy={isPending && chosen === customerNumber && t('login.submitting')}
              onClick={() => mutate({ username, password, customerNumber }, { onSuccess: onClose })}
            >
              {customerNumber} {Name}
            </Button>
          </li>
        ))}
      </ul>
      <Button kind="plain" onClick={onClose}>
        {t('login.chooseBack')}
      </Button>
    </Modal>
  );
}
