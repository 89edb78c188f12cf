import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { Button } from '#kit/widgets/button.tsx';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import type { OutputOf } from '#kit/http/endpoint.ts';
import { Modal } from '#kit/widgets/modal.tsx';
import type { FieldError } from '#kit/http/problem.ts';
import { saveText } from '#kit/browser/save-text.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import desk from '#shop/office/desk.module.css';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { readInvoiceXml } from './contract.ts';
import styles from './invoice.module.css';

/** Downloads the invoice for an access point of the Peppol network, or lists the rules that it breaks. */
export function SaveXml({ number }: { number: number }) {
  const t = useOfficeT();
  const language = useLanguage();
  const [broken, setBroken] = useState<readonly FieldError[]>();
  const saving = useMutation<OutputOf<typeof readInvoiceXml>, CallError>({
    mutationFn: () => callOverHttp(readInvoiceXml, { id: number, languageCode: language }),
    networkMode: 'always',
    onSuccess: ({ FileName, Xml }) => saveText(FileName, Xml, 'application/xml'),
    onError: ({ problem }) => {
      if (problem?.errors) setBroken(problem.errors);
      else toast(problem?.detail ?? t('general.commonError'), { error: true });
    },
  });
  return (
    <>
      <Button icon="download" busy={saving.isPending && t('general.loading')} onClick={() => saving.mutate()}>
        {t('officeInvoice.peppol')}
      </Button>
      <Modal
        title={t('officeInvoice.peppol.broken', { number })}
        open={broken !== undefined}
        onClose={() => setBroken(undefined)}
      >
        <p>{t('officeInvoice.peppol.brokenHint')}</p>
        <ul className={styles.broken}>
          {broken?.map(({ field, message }) => (
            <li key={message}>
              {message} <span className={desk.note}>{field}</span>
            </li>
          ))}
        </ul>
        <div className={desk.buttons}>
          <Button kind="primary" onClick={() => setBroken(undefined)}>
            {t('general.close')}
          </Button>
        </div>
      </Modal>
    </>
  );
}
