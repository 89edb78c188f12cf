import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { Table, unbrokenCell } from '#kit/widgets/table.tsx';
import { LoadState } from '#shop/office/load-state.tsx';
import { momentText } from '#shop/office/moments.ts';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { createImageIntake, listImageIntakes, type IntakeSummary } from './contract.ts';
import { HeapDrop } from './heap-drop.tsx';
import { IntakeState } from './intake-state.tsx';
import styles from './image-intake.module.css';
import { upload } from './uploads.ts';
import { useLookAgain } from './use-look-again.ts';

export default function OfficeImageIntakesPage() {
  const t = useOfficeT();
  const navigate = useNavigate();
  const { data, error, refetch } = useEndpoint(listImageIntakes, {}, { freshOnFocus: true });
  useLookAgain(data?.Rows.some(({ State }) => State === 'taking') ?? false, refetch);
  const begin = useMutation<{ Id: number }, CallError, readonly File[]>({
    mutationFn: () => callOverHttp(createImageIntake, {}),
    networkMode: 'always',
    onSuccess: ({ Id }, files) => {
      void upload(Id, files);
      void navigate(`/office/pictures/${Id}`);
    },
  });
  return (
    <OfficePage title={t('intakes.title')} back={{ to: '/office/articles', text: t('articles.title') }}>
      <div className={styles.page}>
        <HeapDrop text={t('intakes.choose')} isBusy={begin.isPending} onFiles={begin.mutate} />
        {begin.error && (
          <p role="alert" className={styles.failure}>
            {begin.error.problem?.detail ?? t('general.commonError')}
          </p>
        )}
        {data ? <Earlier rows={data.Rows} /> : <LoadState error={error} onRetry={() => void refetch()} />}
      </div>
    </OfficePage>
  );
}

function Earlier({ rows }: { rows: readonly IntakeSummary[] }) {
  const t = useOfficeT();
  if (rows.length === 0) return <p className={styles.quiet}>{t('intakes.empty')}</p>;
  return (
    <Table caption={t('intakes.earlier')} captionHidden={false} stacks>
      <thead>
        <tr>
          <th scope="col">{t('intakes.when')}</th>
          <th scope="col">{t('intakes.files')}</th>
          <th scope="col">{t('intakes.state')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ Id, CreatedAt, Files, Taken, State }) => (
          <tr key={Id}>
            <th scope="row">
              <Link className={unbrokenCell} to={`/office/pictures/${Id}`}>
                {momentText(CreatedAt)}
              </Link>
            </th>
            <td data-label={t('intakes.files')}>{t('intakes.filesOf', { n: Files, read: Taken })}</td>
            <td data-label={t('intakes.state')}>
              <IntakeState state={State} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
