import { useState } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { Table } from '#kit/widgets/table.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { IntakeRow, ImageIntake } from './contract.ts';
import { IntakeLine } from './intake-line.tsx';
import styles from './image-intake.module.css';

const shownAtFirst = 100;

function needsYou({ State, Problem }: IntakeRow): boolean {
  return State === 'refused' || (State === 'open' && Problem !== null);
}

/** Which picture goes where: what needs somebody first, then as they came. */
export function IntakeTable({ intake }: { intake: ImageIntake }) {
  const t = useOfficeT();
  const [most, setMost] = useState(shownAtFirst);
  const [isOnlyProblems, setIsOnlyProblems] = useState(false);
  const asked = intake.Rows.filter(needsYou);
  const rows = isOnlyProblems ? asked : [...asked, ...intake.Rows.filter((row) => !needsYou(row))];
  if (intake.Rows.length === 0) return <p className={styles.quiet}>{t('intakes.none')}</p>;
  return (
    <div className={styles.table}>
      {asked.length > 0 && (
        <SelectField
          className={styles.filter}
          label={t('intakes.show')}
          value={isOnlyProblems ? 'problems' : 'all'}
          onChange={({ target }) => setIsOnlyProblems(target.value === 'problems')}
        >
          <option value="all">{t('intakes.show.all')}</option>
          <option value="problems">{t('intakes.show.problems')}</option>
        </SelectField>
      )}
      <Table caption={t('intakes.files')} stacks>
        <thead>
          <tr>
            <th scope="col">{t('intakes.image')}</th>
            <th scope="col">{t('intakes.article')}</th>
            <th scope="col">{t('intakes.place')}</th>
            <th scope="col">{t('intakes.becomes')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, most).map((row) => (
            <IntakeLine key={row.Id} row={row} intake={intake} />
          ))}
        </tbody>
      </Table>
      {rows.length > most && (
        <Button onClick={() => setMost((before) => before + shownAtFirst)}>
          {t('intakes.more', { n: Math.min(shownAtFirst, rows.length - most) })}
        </Button>
      )}
    </div>
  );
}
