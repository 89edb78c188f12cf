import { Button } from '#kit/widgets/button.tsx';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { SentRun } from '#shop/integration/contract.ts';
import type { ColumnChoice } from './column-choice.ts';
import styles from './integration.module.css';
import { PriceJumps } from './price-jumps.tsx';
import { RunReport } from '#shop/integration/office/run/run-report.tsx';
import { TrialChanges } from './trial-changes.tsx';

type Made = Partial<Pick<ColumnChoice, 'makeGroups' | 'makeColours' | 'makeMaterials'>>;

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

const mostNamed = 5;

/** What rows are refused for that the file may make: groups, where '' stands for rows that name none, colours, materials. */
function MissingOfFile({
  run: { MissingGroups: groups = [], MissingColours: colours = [], MissingMaterials: materials = [] },
  onMake,
  onFillDown,
}: {
  run: Pick<SentRun, 'MissingGroups' | 'MissingColours' | 'MissingMaterials'>;
  onMake: (made: Made) => void;
  onFillDown: (() => void) | undefined;
}) {
  const t = useOfficeT();
  const kinds = [
    ['groups', groups.filter((name) => name !== '')],
    ['colours', colours],
    ['materials', materials],
  ] as const;
  if (groups.length + colours.length + materials.length === 0) return undefined;
  if (groups.includes('') && onFillDown)
    return (
      <div className={styles.offer}>
        <p>{t('exchange.groups.onlyAtTop')}</p>
        <Button onClick={onFillDown}>{t('exchange.groups.fillDown')}</Button>
      </div>
    );
  const isOfGroupsAlone = colours.length + materials.length === 0;
  return (
    <div className={styles.offer}>
      {kinds.map(([kind, names]) => {
        if (names.length === 0) return undefined;
        const more = names.length - mostNamed;
        const shown = names.slice(0, mostNamed).join(', ');
        return (
          <p key={kind}>
            {more > 0
              ? t(`exchange.${kind}.missingMore`, { names: shown, more })
              : t(`exchange.${kind}.missing`, { names: shown })}
          </p>
        );
      })}
      {groups.includes('') && <p>{t('exchange.groups.none')}</p>}
      <Button
        onClick={() =>
          onMake({
            ...(groups.length > 0 && { makeGroups: true }),
            ...(colours.length > 0 && { makeColours: true }),
            ...(materials.length > 0 && { makeMaterials: true }),
          })
        }
      >
        {t(isOfGroupsAlone ? 'exchange.groups.make' : 'exchange.missing.make')}
      </Button>
    </div>
  );
}
