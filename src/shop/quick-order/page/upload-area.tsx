import { useState } from 'react';
import { announce } from '#kit/browser/announce.ts';
import { CallError } from '#kit/http/call.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { FileField } from '#kit/forms/file-field.tsx';
import { Button, ButtonLink } from '#kit/widgets/button.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { whyNot } from '#shop/wanted-rows/preview/use-add-rows.ts';
import { readFile } from './read-lists.ts';
import type { Read } from './use-quick-order.ts';
import styles from './ways-in.module.css';

type Props = { onRead: (read: Read) => Promise<void> };

/** A field for a file, which is read as soon as it is chosen or dropped, and templates to fill in. */
export function UploadArea({ onRead }: Props) {
  const t = useT();
  const language = useLanguage();
  /** The file whose call failed for no fault of its own. */
  const [unsent, setUnsent] = useState<File>();
  const [error, setError] = useState('');
  const [isReading, setReading] = useState(false);

  /** The answer comes while the focus is elsewhere. */
  function fail(text: string): void {
    setError(text);
    announce(text);
  }

  async function read(file: File): Promise<void> {
    setError('');
    setUnsent(undefined);
    setReading(true);
    try {
      const list = await readFile(file, t);
      if (list.preview.Rows.length === 0) fail(t('quickOrder.noRowsInFile'));
      else await onRead(list);
    } catch (failure) {
      fail(whyNot(failure, t));
      if (isWorthRetrying(failure)) setUnsent(file);
    } finally {
      setReading(false);
    }
  }

  return (
    <section className={styles.way} aria-busy={isReading || undefined}>
      <h2>{t('quickOrder.upload')}</h2>
      <FileField
        label={t('quickOrder.uploadLabel')}
        hint={isReading ? t('quickOrder.reading') : t('quickOrder.uploadHint')}
        error={error}
        button={t('quickOrder.chooseFile')}
        none={t('quickOrder.noFile')}
        accept=".csv,.txt,.xlsx"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void read(file);
        }}
        // The same file may be chosen again after it was mended.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
      />
      <p className={styles.templates}>
        {unsent && (
          <Button size="s" onClick={() => void read(unsent)}>
            {t('general.tryAgain')}
          </Button>
        )}
        {(['csv', 'xlsx'] as const).map((format) => (
          <ButtonLink
            key={format}
            kind="plain"
            size="s"
            icon="download"
            to={`/api/quickorder/template.${format}?languageCode=${language}`}
            download
            reloadDocument
          >
            {t(format === 'csv' ? 'quickOrder.templateCsv' : 'quickOrder.templateXlsx')}
          </ButtonLink>
        ))}
      </p>
    </section>
  );
}

/** What the file itself was refused for is the same another time. */
function isWorthRetrying(failure: unknown): boolean {
  return failure instanceof CallError && ![400, 413].includes(failure.status);
}
