import { Button } from '#kit/widgets/button.tsx';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { SentRun } from '#shop/integration/contract.ts';
import styles from './integration.module.css';
import { MissingOfFile, type Made } from './missing-of-file.tsx';
import { PriceJumps } from './price-jumps.tsx';
import { RunReport } from '#shop/integration/office/run/run-report.tsx';
import { TrialChanges } from './trial-changes.tsx';

type TrialProps = {
  run: SentRun | undefined;
  skipBad: boolean;
  onSkipBad: (skips: boolean) => void;
  isGoing: boolean;
  onGo: () => void;
  /** Makes what is missing and tries again; undefined where the columns are not known. */
  onMake: ((made: Made) => void) | undefined;
  /** Has the group of an article hold for the rows below and tries again, where it stands once for each block. */
  onFillDown: (() => void) | undefined;
};

/** What the file would do, and the button that lets it. */
export function Trial({ run, skipBad, onSkipBad, isGoing, onGo, onMake, onFillDown }: TrialProps) {
  const t = useOfficeT();
  const mayGo = run && run.Read > 0 && (run.Rejected === 0 || skipBad);
  return (
    <>
      <div role="status" className={styles.report}>
        {run && (
          <>
            <h3>{t('exchange.send.would')}</h3>
            {run.PriceJumps && <PriceJumps jumps={run.PriceJumps} />}
            <RunReport run={run}>
              {onMake && <MissingOfFile run={run} onMake={onMake} onFillDown={onFillDown} />}
            </RunReport>
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
