import { Button } from '#kit/widgets/button.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { SentRun } from '#shop/integration/contract.ts';
import type { ColumnChoice } from './column-choice.ts';
import styles from './integration.module.css';

export type Made = Partial<Pick<ColumnChoice, 'makeGroups' | 'makeColours' | 'makeMaterials'>>;

const mostNamed = 5;

/** What rows are refused for that the file may make: groups, where '' stands for rows that name none, colours, materials. */
export function MissingOfFile({
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
