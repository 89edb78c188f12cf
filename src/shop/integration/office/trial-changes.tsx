import { Badge } from '#kit/widgets/badge.tsx';
import { Button } from '#kit/widgets/button.tsx';
import { csvFile } from '#kit/tables/csv-file.ts';
import { saveText } from '#kit/browser/save-text.ts';
import { amountCell, Table } from '#kit/widgets/table.tsx';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { mostChangesShown, type RowChange, type SentRun } from '#shop/integration/contract.ts';
import { isJumpOf } from '#shop/integration/trail/price-jumps.ts';
import styles from './integration.module.css';
import { headingText, valueText } from './trial-texts.ts';

/** The rows that a dry run would create or change, with a download of all of them, which is generated here. */
export function TrialChanges({ run }: { run: SentRun }) {
  const t = useOfficeT();
  const { Changes: rows = [], ChangesLeftOut: more = 0 } = run;
  const isOfSome = run.Rejected > 0 && run.Rejected < run.Read;
  if (run.Id !== 0 || (run.Outcome !== 'done' && !isOfSome)) return undefined;
  const heading = [t('exchange.run.line'), t('exchange.trial.key'), t('exchange.trial.what')];
  const kindOf = ({ IsNew }: RowChange) => t(IsNew ? 'exchange.trial.isNew' : 'exchange.trial.isChanged');
  const save = () => {
    const heads = [...heading, t('exchange.run.field'), t('exchange.trial.old'), t('exchange.trial.new')];
    const lines = rows.flatMap((row) =>
      row.Fields.map((field) => [
        row.Line,
        row.Key,
        kindOf(row),
        headingText(field, t),
        valueText(field.Field, field.Old ?? '', t),
        valueText(field.Field, field.New ?? '', t),
      ]),
    );
    saveText(
      `${run.FileName.replace(/\.\w+$/, '')}-${t('exchange.trial.file')}.csv`,
      csvFile(heads, lines),
      'text/csv',
    );
  };
  return (
    <section className={styles.report}>
      <div className={styles.head}>
        <h3>{t('exchange.trial.changes')}</h3>
        {rows.length > 0 && (
          <Button size="s" icon="download" onClick={save}>
            {t('exchange.trial.csv')}
          </Button>
        )}
      </div>
      {rows.length === 0 && <p>{t('exchange.trial.none')}</p>}
      {rows.length > mostChangesShown && (
        <p>{t('exchange.trial.first', { n: mostChangesShown, all: rows.length })}</p>
      )}
      {more > 0 && <p>{t('exchange.trial.leftOut', { n: rows.length, more })}</p>}
      {rows.some(({ Fields }) => Fields.some(({ Old }) => Old === null)) && (
        <p>{t('exchange.trial.hidden')}</p>
      )}
      {rows.length > 0 && (
        <Table caption={t('exchange.trial.changes')} stacks>
          <thead>
            <tr>
              {heading.map((text, place) => (
                <th key={text} scope="col" className={place === 0 ? amountCell : undefined}>
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, mostChangesShown).map((row) => (
              <tr key={row.Line}>
                <td className={amountCell} data-label={heading[0]}>
                  {row.Line}
                </td>
                <th scope="row" className={styles.rowKey} data-label={heading[1]}>
                  {row.Key}
                </th>
                <td className={styles.changes}>
                  <div>
                    {row.IsNew && <p>{kindOf(row)}</p>}
                    <ChangedFields row={row} />
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}

/** What changes of a row, value by value. */
export function ChangedFields({ row: { Fields: fields, IsNew } }: { row: RowChange }) {
  const t = useOfficeT();
  const shown = (field: string, text: string) => valueText(field, text, t) || t('exchange.trial.empty');
  return (
    <ul>
      {fields.map((field) => (
        <li key={field.Field}>
          <span className={styles.field}>{headingText(field, t)}:</span>{' '}
          {!IsNew && field.Old !== null && (
            <>
              <VisuallyHidden>{t('exchange.trial.from')} </VisuallyHidden>
              <del>{shown(field.Field, field.Old)}</del> <span aria-hidden="true">→</span>{' '}
              <VisuallyHidden>{t('exchange.trial.to')} </VisuallyHidden>
            </>
          )}
          <ins>{field.New === null ? '–' : shown(field.Field, field.New)}</ins>
          {isJumpOf(field.Field, field.Old ?? '', field.New ?? '') && (
            <>
              {' '}
              <Badge kind="bad">{t('exchange.trial.jump.mark')}</Badge>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
