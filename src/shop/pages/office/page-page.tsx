import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { toast } from '#kit/browser/announce.ts';
import { ButtonLink } from '#kit/widgets/button.tsx';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { AskingButton } from '#shop/office/asking-button.tsx';
import { LoadState } from '#shop/office/load-state.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { RestoreDeleted } from '#shop/office/restore-deleted.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import {
  readOfficePage,
  restoreOfficePage,
  unpublishOfficePage,
  type OfficeCmsPage as Shown,
} from './contract.ts';
import { PageBadge } from './page-badge.tsx';
import { PageEditor } from './page-editor.tsx';

export default function OfficeCmsPage() {
  const t = useOfficeT();
  const { id = '' } = useParams();
  const may = useMay();
  const isNew = id === 'new';
  const { data, error, refetch } = useEndpoint(
    readOfficePage,
    { id: Number(id) },
    { enabled: !isNew, keepPrevious: false },
  );
  const isShown = data?.State === 'published' || data?.State === 'changed';
  return (
    <OfficePage
      title={isNew ? t('pages.new') : (data?.TitleSV ?? t('pages.title'))}
      back={{ to: '/office/pages', text: t('pages.title') }}
      badges={data && <PageBadge state={data.State} />}
      actions={
        isShown && (
          <>
            {may('content.write') && <Unpublish page={data} />}
            <ButtonLink size="s" iconAfter="external" reloadDocument to={`/${data.Slug}`}>
              {t('articles.inShop')}
            </ButtonLink>
          </>
        )
      }
    >
      {data?.State === 'deleted' && (
        <RestoreDeleted restore={() => callOverHttp(restoreOfficePage, { id: data.Id })} />
      )}
      {isNew || data ? (
        <PageEditor key={id} loaded={data} />
      ) : (
        <LoadState error={error} onRetry={() => void refetch()} />
      )}
    </OfficePage>
  );
}

function Unpublish({ page: { Id, TitleSV, Version } }: { page: Shown }) {
  const t = useOfficeT();
  const client = useQueryClient();
  const unpublish = useMutation<unknown, CallError>({
    mutationFn: () => callOverHttp(unpublishOfficePage, { id: Id, Version }),
    networkMode: 'always',
    onSuccess: () => toast(t('pages.unpublished', { title: TitleSV })),
    onError: ({ problem }) => toast(problem?.detail ?? t('general.commonError'), { error: true }),
    onSettled: () => client.invalidateQueries(),
  });
  return (
    <AskingButton
      size="s"
      does={t('pages.unpublish')}
      title={t('pages.unpublish.title', { title: TitleSV })}
      text={t('pages.unpublish.text')}
      busy={unpublish.isPending}
      onYes={() => unpublish.mutate()}
    />
  );
}
