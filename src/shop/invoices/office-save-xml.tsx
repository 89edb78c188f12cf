import { useMutation } from '@tanstack/react-query';
import { toast } from '#kit/announce.ts';
import { Button } from '#kit/button.tsx';
import { callOverHttp } from '#kit/call.ts';
import type { CallError } from '#kit/call.ts';
import type { OutputOf } from '#kit/endpoint.ts';
import { saveText } from '#kit/save-text.ts';
import { useLanguage } from '#kit/use-endpoint.ts';
import { useOfficeT } from '#shop/texts/use-office-texts.ts';
import { readInvoiceXml } from './office-contract.ts';

/** The invoice as a file for an access point of the Peppol network. */
export function SaveXml({ number }: { number: number }) {
  const t = useOfficeT();
  const language = useLanguage();
  const saving = useMutation<OutputOf<typeof readInvoiceXml>, CallError>({
    mutationFn: () => callOverHttp(readInvoiceXml, { id: number, languageCode: language }),
    networkMode: 'always',
    onSuccess: ({ FileName, Xml }) => saveText(FileName, Xml, 'application/xml'),
    onError: ({ problem }) => toast(problem?.detail ?? t('general.commonError'), { error: true }),
  });
  return (
    <Button icon="download" busy={saving.isPending && t('general.loading')} onClick={() => saving.mutate()}>
      {t('officeInvoice.peppol')}
    </Button>
  );
}
