import { Button } from '#kit/widgets/button.tsx';
import { saveText } from '#kit/browser/save-text.ts';
import { focusOnArrival } from '#kit/browser/focus-on-arrival.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import gate from './gate-page.module.css';
import styles from './recovery-codes.module.css';

export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useOfficeT();
  return (
    <section className={gate.form}>
      <h2 ref={focusOnArrival} tabIndex={-1}>
        {t('staff.twoStep.recovery')}
      </h2>
      <p>{t('staff.twoStep.recoveryText')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button onClick={() => saveText(t('staff.twoStep.fileName'), `${codes.join('\n')}\n`, 'text/plain')}>
        {t('staff.twoStep.save')}
      </Button>
      <Button onClick={() => print()}>{t('general.print')}</Button>
      <Button kind="primary" onClick={onDone}>
        {t('staff.twoStep.goOn')}
      </Button>
    </section>
  );
}
