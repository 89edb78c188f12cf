import type { ReactNode } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { csvFile } from '#kit/tables/csv-file.ts';
import { wholeNumberInWords } from '#kit/text/numbers/number-in-words.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { saveText } from '#kit/browser/save-text.ts';
import { amountCell, Table } from '#kit/widgets/table.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { columnText } from '#shop/integration/column-text.ts';
import type { Run } from '#shop/integration/contract.ts';
import styles from '#shop/integration/office/integration.module.css';
import { alikeErrors, firstOf } from './alike-errors.ts';
import { sentenceOf } from '#shop/integration/office/trial-texts.ts';

const mostShown = 200;
const mostLines = 3;
const mostValues = 3;

/** The result of an import or a dry run: counts, remarks, and every refused row, below `children`, which mend them. */
export function RunReport({ run, children }: { run: Run; children?: ReactNode }) {
  const t = useOfficeT();
  const language = useLanguage();
  const isTrial = run.Id === 0;
  const ready = run.Read - run.Rejected;
  const isHeld = isTrial && run.Outcome === 'failed' && run.Rejected > 0;
  const counts = [
    ['exchange.run.read', run.Read],
    // Of a file with errors nothing is written, so that what is new and what changes is not known.
    ...(isHeld
      ? ([['exchange.run.ready', ready]] as const)
      : ([
          ['exchange.run.created', run.Created],
          ['exchange.run.changed', run.Changed],
        ] as const)),
    ['exchange.run.rejected', run.Rejected],
  ] as const;
  return (
    <div className={styles.report}>
      {run.Reason !== '' && <p className={styles.failure}>{sentenceOf(run.Reason)}</p>}
      {run.Outcome === 'failed' && (
        <p>{t(isTrial ? 'exchange.send.wouldNot' : 'exchange.run.nothingChanged')}</p>
      )}
      {isHeld && ready > 0 && (
        <p>{t(ready === 1 ? 'exchange.run.oneReady' : 'exchange.run.someReady', { n: ready })}</p>
      )}
      {run.Outcome === 'same' && <p>{t('exchange.send.nothing')}</p>}
      <dl className={styles.facts}>
        {counts.map(([text, count]) => (
          <div key={text}>
            <dt>{t(text)}</dt>
            <dd>{wholeNumberInWords(count, language)}</dd>
          </div>
        ))}
      </dl>
      {run.Remarks.length > 0 && (
        <section>
          <h3>{t('exchange.run.remarks')}</h3>
          <ul>
            {run.Remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </section>
      )}
      {run.Errors.length > 0 && <Errors run={run}>{children}</Errors>}
    </div>
  );
}

function Errors({ run, children }: { run: Run; children: ReactNode }) {
  const t = useOfficeT();
  const heading = [
    t('exchange.run.line'),
    t('exchange.run.field'),
    t('exchange.run.value'),
    t('exchange.run.reason'),
  ];
  const alike = alikeErrors(run.Errors);
  const someOf = (all: readonly (number | string)[], most: number) => {
    const { first, more } = firstOf(all, most);
    const named = first.join(', ');
    return more > 0 ? t('exchange.run.andMore', { named, more }) : named;
  };
  const save = () => {
    const lines = run.Errors.map(({ Line, Field, Heading, Value, Reason }) => [
      Line,
      columnText(Field, t, Heading || Field),
      Value,
      Reason,
    ]);
    saveText(`${run.FileName.replace(/\.\w+$/, '')}-fel.csv`, csvFile(heading, lines), 'text/csv');
  };
  return (
    <section className={styles.report}>
      <div className={styles.head}>
        <h3>{t('exchange.run.errors')}</h3>
        <Button size="s" icon="download" onClick={save}>
          {t('exchange.run.csv')}
        </Button>
      </div>
      {children}
      {alike.length > mostShown && <p>{t('exchange.run.firstErrors', { n: mostShown })}</p>}
      <Table caption={t('exchange.run.errors')} stacks>
        <thead>
          <tr>
            <th scope="col" className={amountCell}>
              {heading[0]}
            </th>
            {heading.slice(1).map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {alike.slice(0, mostShown).map(({ Field, Heading, Reason, lines, values }) => (
            <tr key={`${Field} ${Reason}`}>
              <th scope="row" className={amountCell}>
                {someOf(lines, mostLines)}
              </th>
              <td data-label={heading[1]}>{columnText(Field, t, Heading || Field) || '–'}</td>
              <td className={styles.value} data-label={heading[2]}>
                {someOf(values, mostValues) || '–'}
              </td>
              <td data-label={heading[3]}>{Reason}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
