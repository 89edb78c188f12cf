import { useMutation } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { Button } from '#kit/widgets/button.tsx';
import { callOverHttp } from '#kit/http/call.ts';
import { csvFile } from '#kit/tables/csv-file.ts';
import { saveBytes, saveText } from '#kit/browser/save-text.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { readFiguresFile, type figureKinds } from './contract.ts';
import styles from './figures.module.css';

type Props = {
  /** The name of the file without its extension. */
  name: string;
  heading: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  query: { by: (typeof figureKinds)[number]; from?: string; to?: string };
};

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Downloads the shown figures as CSV, or as a workbook with typed numbers and dates. */
export function SaveFigures({ name, heading, rows, query }: Props) {
  const t = useOfficeT();
  const saving = useMutation({
    mutationFn: () => callOverHttp(readFiguresFile, query),
    networkMode: 'always',
    onSuccess: ({ File }) => saveBytes(`${name}.xlsx`, bytesOf(File), workbook),
    onError: () => toast(t('general.commonError'), { error: true }),
  });
  return (
    <div className={styles.files}>
      <Button icon="download" onClick={() => saveText(`${name}.csv`, csvFile(heading, rows), 'text/csv')}>
        {t('figures.csv')}
      </Button>
      <Button icon="download" busy={saving.isPending && t('form.loading')} onClick={() => saving.mutate()}>
        {t('figures.xlsx')}
      </Button>
    </div>
  );
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
}
