import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { OfficeList, type OfficeColumn } from '#shop/office/lists/office-list.tsx';
import { useOfficeList } from '#shop/office/lists/use-office-list.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { RowChange } from '#shop/integration/contract.ts';
import { listRunChanges } from '#shop/integration/office/contract.ts';
import styles from '#shop/integration/office/integration.module.css';
import { ChangedFields } from '#shop/integration/office/trial-changes.tsx';

const blank = {};

/** The rows that the file has changed, page by page. */
export function RunChanges({ id }: { id: number }) {
  const t = useOfficeT();
  const list = useOfficeList(blank);
  const { skip, take } = list.part;
  const answer = useEndpoint(listRunChanges, { id, skip, take });
  const isHidden = answer.data?.Rows.some((row) => row.Fields.some(({ New }) => New === null)) ?? false;
  return (
    <section className={styles.report}>
      <h2>{t('exchange.run.changes')}</h2>
      {isHidden && <p>{t('exchange.run.hidden')}</p>}
      <OfficeList
        caption={t('exchange.run.changes')}
        state={list}
        columns={columnsOf(t)}
        idOf={({ Line }) => Line}
        nameOf={({ Key }) => Key}
        answer={answer}
      />
    </section>
  );
}

function columnsOf(t: OfficeT): OfficeColumn<RowChange>[] {
  return [
    { label: t('exchange.trial.key'), cell: ({ Key }) => Key },
    { label: t('exchange.run.line'), amount: true, cell: ({ Line }) => Line },
    {
      label: t('exchange.trial.what'),
      cell: (row) => (
        <div className={styles.changes}>
          {row.IsNew && <p>{t('exchange.trial.isNew')}</p>}
          <ChangedFields row={row} />
        </div>
      ),
    },
  ];
}
