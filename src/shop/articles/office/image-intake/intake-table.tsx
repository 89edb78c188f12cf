import { useState } from 'react';
import { announce } from '#kit/browser/announce.ts';
import { groupBy } from '#kit/text/group-by.ts';
import { Button } from '#kit/widgets/button.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { Table } from '#kit/widgets/table.tsx';
import { DragList, type Drop } from '#shop/office/lists/drag-list.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { IntakeRow, ImageIntake } from './contract.ts';
import { IntakeLine } from './intake-line.tsx';
import { droppedAt, placedAt, type GivenRow } from '#shop/articles/office/image-intake/moves/moved-rows.ts';
import { useChangeRows } from '#shop/articles/office/image-intake/moves/use-change-rows.ts';
import styles from './image-intake.module.css';

const shownAtFirst = 100;

function needsYou({ State, Problem }: IntakeRow): boolean {
  return State === 'refused' || (State === 'open' && Problem !== null);
}

/** The pictures of an article together by their places, the articles as they came. */
function byArticle(rows: readonly IntakeRow[]): IntakeRow[] {
  const articles = groupBy(rows, ({ ArticleNumber }) => ArticleNumber);
  return [...articles.values()].flatMap((of) =>
    of.sort((one, other) => (one.Place ?? 0) - (other.Place ?? 0)),
  );
}

/** Which picture goes where: what needs somebody first, then by article. */
export function IntakeTable({ intake }: { intake: ImageIntake }) {
  const t = useOfficeT();
  const [most, setMost] = useState(shownAtFirst);
  const [isOnlyProblems, setIsOnlyProblems] = useState(false);
  const change = useChangeRows(intake);
  const asked = intake.Rows.filter(needsYou);
  const rowOf = (id: string) => intake.Rows.find(({ Id }) => String(Id) === id);
  const move = (row: IntakeRow, given: readonly GivenRow[]) => {
    if (given.length === 0) return;
    change.mutate(given, {
      onSuccess: ({ Rows }) => {
        const {
          FileName: name,
          ArticleNumber: article,
          Place: place,
        } = Rows.find(({ Id }) => Id === row.Id) ?? row;
        announce(t('intakes.moved', { name, article: article ?? '', place: place ?? '' }));
      },
    });
  };
  const landing = ({ id, onto }: Drop) => {
    const [row, at] = [rowOf(id), rowOf(onto)];
    return row && at ? droppedAt(intake.Rows, row, at) : [];
  };
  const rows = isOnlyProblems ? asked : [...asked, ...byArticle(intake.Rows.filter((row) => !needsYou(row)))];
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
      <p className={styles.quiet}>{t('intakes.drag')}</p>
      <DragList
        isOnto
        nameOf={(id) => rowOf(id)?.FileName ?? ''}
        mayDrop={(drop) => landing(drop).length > 0}
        onDrop={(drop) => move(rowOf(drop.id)!, landing(drop))}
      >
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
              <IntakeLine
                key={row.Id}
                row={row}
                intake={intake}
                onPlace={(moved, place) => move(moved, placedAt(intake.Rows, moved, place))}
              />
            ))}
          </tbody>
        </Table>
      </DragList>
      {rows.length > most && (
        <Button onClick={() => setMost((before) => before + shownAtFirst)}>
          {t('intakes.more', { n: Math.min(shownAtFirst, rows.length - most) })}
        </Button>
      )}
    </div>
  );
}
