import { Link } from 'react-router';
import { ButtonLink } from '#kit/widgets/button.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { unbrokenCell } from '#kit/widgets/table.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { momentText } from '#shop/office/moments.ts';
import { OfficeFilters } from '#shop/office/lists/office-filters.tsx';
import { OfficeList, type OfficeColumn } from '#shop/office/lists/office-list.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useOfficeList } from '#shop/office/lists/use-office-list.ts';
import { useMay } from '#shop/office/use-staff.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { outcomes, type RunSummary } from '#shop/integration/contract.ts';
import { fileKinds, type FileKind } from '#shop/integration/kinds.ts';
import { listExchangeRuns } from './contract.ts';
import { GetFiles } from './get-files.tsx';
import { RunState } from '#shop/integration/office/run/run-state.tsx';
import { SendFile } from './send-file.tsx';

const blank = { kind: '', outcome: '' };

export default function OfficeIntegrationPage() {
  const t = useOfficeT();
  const may = useMay();
  const list = useOfficeList(blank);
  const { filters, setFilters, part } = list;
  const kind = fileKinds.find((one) => one === filters.kind);
  const answer = useEndpoint(listExchangeRuns, {
    ...(kind && { kind }),
    ...(filters.outcome && { outcome: filters.outcome as RunSummary['Outcome'] }),
    skip: part.skip,
    take: part.take,
  });
  return (
    <OfficePage
      title={t('exchange.title')}
      actions={
        <>
          <ButtonLink to="/office/exchange/keys">{t('exchange.keys')}</ButtonLink>
          <ButtonLink to="/office/exchange/webhooks">{t('webhooks.title')}</ButtonLink>
        </>
      }
    >
      {may('exchange.write') && <SendFile first={kind ?? 'articles'} />}
      <GetFiles />
      <OfficeFilters state={list}>
        <SelectField
          label={t('exchange.kind')}
          value={filters.kind}
          onChange={({ target }) => setFilters({ kind: target.value })}
        >
          <option value="">{t('exchange.kind.all')}</option>
          {fileKinds.map((one) => (
            <option key={one} value={one}>
              {t(`exchange.kind.${one}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('exchange.outcome')}
          value={filters.outcome}
          onChange={({ target }) => setFilters({ outcome: target.value })}
        >
          <option value="">{t('exchange.outcome.all')}</option>
          {outcomes.map((outcome) => (
            <option key={outcome} value={outcome}>
              {t(`exchange.outcome.${outcome}`)}
            </option>
          ))}
        </SelectField>
      </OfficeFilters>
      <OfficeList
        caption={t('exchange.runs')}
        state={list}
        columns={columnsOf(t)}
        idOf={({ Id }) => Id}
        nameOf={({ FileName }) => FileName}
        empty={t('list.empty.runs')}
        answer={answer}
      />
    </OfficePage>
  );
}

function columnsOf(t: OfficeT): OfficeColumn<RunSummary>[] {
  return [
    {
      label: t('exchange.when'),
      cell: ({ Id, Started }) => (
        <Link className={unbrokenCell} to={`/office/exchange/runs/${Id}`}>
          {momentText(Started)}
        </Link>
      ),
    },
    { label: t('exchange.kind'), cell: ({ Kind }) => t(`exchange.kind.${Kind as FileKind}`) },
    { label: t('exchange.file'), cell: ({ FileName }) => FileName },
    { label: t('exchange.from'), cell: (run) => senderOf(run, t) },
    { label: t('exchange.outcome'), cell: (run) => <RunState run={run} /> },
    {
      label: t('exchange.counts'),
      cell: ({ Read, Created, Changed, Rejected }) =>
        t('exchange.countsOf', { read: Read, created: Created, changed: Changed, rejected: Rejected }),
    },
  ];
}

export function senderOf({ Source, Sender }: RunSummary, t: OfficeT): string {
  return Source === 'folder' ? t('exchange.source.folder') : Sender;
}
