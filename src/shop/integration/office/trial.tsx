import { Button } from '#kit/widgets/button.tsx';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { SentRun } from '#shop/integration/contract.ts';
import styles from './integration.module.css';
import { PriceJumps } from './price-jumps.tsx';
import { RunReport } from '#shop/integration/office/run/run-report.tsx';
import { TrialChanges } from './trial-changes.tsx';

type TrialProps = {
  run: SentRun | undefined;
  skipBad: boolean;
  onSkipBad: (skips: boolean) => void;
  isGoing: boolean;
  onGo: () => void;
  /** Makes the product groups that are missing and tries again; undefined where the columns are not known. */
  onMakeGroups: (() => void) | undefined;
  /** Has the group of an article hold for the rows below and tries again, where it stands once for each block. */
  onFillDown: (() => void) | undefined;
};

/** What the file would do, and the button that lets it. */
export function Trial({ run, skipBad, onSkipBad, isGoing, onGo, onMakeGroups, onFillDown }: TrialProps) {
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
              {onMakeGroups && run.MissingGroups && run.MissingGroups.length > 0 && (
                <MissingGroups names={run.MissingGroups} onMake={onMakeGroups} onFillDown={onFillDown} />
              )}
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

const mostNamed = 5;

/** The groups that rows are refused for; '' stands for rows that name none. */
function MissingGroups({
  names,
  onMake,
  onFillDown,
}: {
  names: readonly string[];
  onMake: () => void;
  onFillDown: (() => void) | undefined;
}) {
  const t = useOfficeT();
  if (names.includes('') && onFillDown)
    return (
      <div className={styles.offer}>
        <p>{t('exchange.groups.onlyAtTop')}</p>
        <Button onClick={onFillDown}>{t('exchange.groups.fillDown')}</Button>
      </div>
    );
  const named = names.filter((name) => name !== '');
  const shown = named.slice(0, mostNamed).join(', ');
  const more = named.length - mostNamed;
  return (
    <div className={styles.offer}>
      {named.length > 0 && (
        <p>
          {more > 0
            ? t('exchange.groups.missingMore', { names: shown, more })
            : t('exchange.groups.missing', { names: shown })}
        </p>
      )}
      {names.includes('') && <p>{t('exchange.groups.none')}</p>}
      <Button onClick={onMake}>{t('exchange.groups.make')}</Button>
    </div>
  );
}
