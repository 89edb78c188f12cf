import { useMutation } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { saveText } from '#kit/browser/save-text.ts';
import { callOverHttp } from '#kit/http/call.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { Button } from '#kit/widgets/button.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { exportWaiting } from './contract.ts';

export function SaveWaiting({ q }: { q: string }) {
  const t = useT();
  const languageCode = useLanguage();
  const saving = useMutation({
    mutationFn: () => callOverHttp(exportWaiting, { q, languageCode }),
    networkMode: 'always',
    onSuccess: ({ FileName, Csv }) => saveText(FileName, Csv, 'text/csv;charset=utf-8'),
    onError: () => toast(t('orders.saveFailed'), { error: true }),
  });
  return (
    <Button
      size="s"
      icon="download"
      busy={saving.isPending && t('orders.saving')}
      onClick={() => saving.mutate()}
    >
      {t('orders.saveCsv')}
    </Button>
  );
}
