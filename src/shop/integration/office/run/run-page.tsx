import { useParams } from 'react-router';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import type { OutputOf } from '#kit/http/endpoint.ts';
import { entryOf } from '#kit/text/language.ts';
import { LoadState } from '#shop/office/load-state.tsx';
import { momentText } from '#shop/office/moments.ts';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { FileKind } from '#shop/integration/kinds.ts';
import { readOfficeRun } from '#shop/integration/office/contract.ts';
import { senderOf } from '#shop/integration/office/integration-page.tsx';
import styles from '#shop/integration/office/integration.module.css';
import { RunChanges } from './run-changes.tsx';
import { RunReport } from './run-report.tsx';
import { RunState } from './run-state.tsx';
import { UndoRun } from './undo-run.tsx';

export default function OfficeRunPage() {
  const t = useOfficeT();
  const { id = '' } = useParams();
  const { data, error, refetch } = useEndpoint(readOfficeRun, { id: Number(id) }, { keepPrevious: false });
  return (
    <OfficePage
      title={t('exchange.run.title', { id })}
      back={{ to: '/office/exchange', text: t('exchange.title') }}
      badges={data && <RunState run={data} />}
    >
      {data ? <WholeRun run={data} /> : <LoadState error={error} onRetry={() => void refetch()} />}
    </OfficePage>
  );
}

function WholeRun({ run }: { run: OutputOf<typeof readOfficeRun> }) {
  const t = useOfficeT();
  const language = useLanguage();
  const took = run.Ended === null ? undefined : (Date.parse(run.Ended) - Date.parse(run.Started)) / 1000;
  const facts = [
    ['exchange.file', run.FileName],
    ['exchange.kind', t(`exchange.kind.${run.Kind as FileKind}`)],
    ['exchange.from', senderOf(run, t)],
    ['exchange.when', momentText(run.Started)],
    ...(run.Undone === null
      ? []
      : [['exchange.outcome', t('exchange.run.undone', { when: momentText(run.Undone) })] as const]),
    ...(took === undefined
      ? []
      : [
          [
            'exchange.run.took',
            t('exchange.run.seconds', { n: took.toFixed(1).replace('.', entryOf(language).decimal) }),
          ] as const,
        ]),
  ] as const;
  return (
    <div className={styles.report}>
      <dl className={styles.facts}>
        {facts.map(([text, value]) => (
          <div key={text}>
            <dt>{t(text)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <UndoRun id={run.Id} until={run.UndoUntil} />
      <RunReport run={run} />
      {run.Changes > 0 && <RunChanges id={run.Id} />}
    </div>
  );
}
