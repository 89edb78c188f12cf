import { useEffect } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { toast } from '#kit/browser/announce.ts';
import { callOverHttp } from '#kit/http/call.ts';
import { queryOf } from '#kit/pages/query.ts';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { AskingButton } from '#shop/office/asking-button.tsx';
import { LoadState } from '#shop/office/load-state.tsx';
import { momentText } from '#shop/office/moments.ts';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { readImageIntake, removeImageIntake, type ImageIntake } from './contract.ts';
import { HeapDrop } from './heap-drop.tsx';
import { IntakeState } from './intake-state.tsx';
import { IntakeTable } from './intake-table.tsx';
import styles from './image-intake.module.css';
import { TakeIn } from './take-in.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { isUploading, upload, useUploading } from './uploads.ts';
import { useLookAgain } from './use-look-again.ts';

export default function OfficeImageIntakePage() {
  const t = useOfficeT();
  const { id = '' } = useParams();
  const intakeId = Number(id);
  const uploading = useUploading(intakeId);
  const { data, error, refetch } = useEndpoint(
    readImageIntake,
    { id: intakeId },
    { keepPrevious: false, freshOnFocus: true },
  );
  useLookAgain(data?.State === 'taking' || uploading?.now !== undefined, refetch);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUploading()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);
  return (
    <OfficePage
      title={data ? t('intakes.of', { when: momentText(data.CreatedAt) }) : t('intakes.title')}
      back={{ to: '/office/pictures', text: t('intakes.title') }}
      badges={data && <IntakeState state={data.State} />}
      actions={data && data.State !== 'taking' && <Remove intake={data} />}
    >
      {data ? (
        <div className={styles.page}>
          {data.State !== 'taking' && (
            <HeapDrop
              text={t(data.Rows.length === 0 ? 'intakes.choose' : 'intakes.addMore')}
              count={data.Rows.length}
              onFiles={(files) => void upload(intakeId, files)}
            />
          )}
          {uploading && <UploadProgress uploading={uploading} />}
          <TakeIn intake={data} isSending={uploading?.now !== undefined} />
          <IntakeTable intake={data} />
        </div>
      ) : (
        <LoadState error={error} onRetry={() => void refetch()} />
      )}
    </OfficePage>
  );
}

function Remove({ intake }: { intake: ImageIntake }) {
  const t = useOfficeT();
  const navigate = useNavigate();
  const client = useQueryClient();
  const language = useLanguage();
  const removal = useMutation({
    mutationFn: () => callOverHttp(removeImageIntake, { id: intake.Id }),
    networkMode: 'always',
    onSuccess: () => {
      toast(t('intakes.removed'));
      client.removeQueries({ queryKey: queryOf(readImageIntake, language, { id: intake.Id }).queryKey });
      void navigate('/office/pictures');
    },
    onError: () => toast(t('general.commonError'), { error: true }),
  });
  return (
    <AskingButton
      does={t('intakes.remove')}
      title={t('intakes.remove')}
      text={t('intakes.remove.ask', { when: momentText(intake.CreatedAt) })}
      busy={removal.isPending}
      onYes={() => removal.mutate()}
    />
  );
}
