import { Button } from '#kit/widgets/button.tsx';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { SentRun } from '#shop/integration/contract.ts';
import styles from './integration.module.css';
import { RunReport } from './run-report.tsx';
import { TrialChanges } from './trial-changes.tsx';

type TrialProps = {
  run: SentRun | undefined;
  skipBad: boolean;
  onSkipBad: (skips: boolean) => void;
  isGoing: boolean;
  onGo: () => void;
};

/** What the file would do, and the button that lets it. */
export function Trial({ run, skipBad, onSkipBad, isGoing, onGo }: TrialProps) {
  const t = useOfficeT();
  const mayGo = run && run.Read > 0 && (run.Rejected === 0 || skipBad);
  return (
    <>
      <div role="status" className={styles.report}>
        {run && (
          <>
            <h3>{t('exchange.send.would')}</h3>
            <RunReport run={run} />
          </>
        )}
      </div>
      {run && run.Rejected > 0 && run.Rejected < run.Read && (
        <Checkbox
          label={t('exchange.send.skipBad')}
          checked={skipBad}
          onChange={({ target }) => onSkipBad(target.checked)}
        />
      )}
      {mayGo && (
        <div className={styles.buttons}>
          <Button kind="primary" busy={isGoing && t('exchange.send.going')} onClick={onGo}>
            {t('exchange.send.go')}
          </Button>
        </div>
      )}
      {run && <TrialChanges run={run} />}
    </>
  );
}
