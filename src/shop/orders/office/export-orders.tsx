import { useMutation } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { Button } from '#kit/widgets/button.tsx';
import { callOverHttp } from '#kit/http/call.ts';
import type { InputOf, OutputOf } from '#kit/http/endpoint.ts';
import { saveText } from '#kit/browser/save-text.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { exportOfficeOrders } from './contract.ts';

type Exported = OutputOf<typeof exportOfficeOrders>;

/** Downloads the listed orders as a file. */
export function ExportOrders({ filter }: { filter: Partial<InputOf<typeof exportOfficeOrders>> }) {
  const t = useOfficeT();
  const exporting = useMutation<Exported>({
    mutationFn: () => callOverHttp(exportOfficeOrders, filter),
    networkMode: 'always',
    onSuccess: ({ FileName, Csv, Orders, HasMore }) => {
      saveText(FileName, Csv, 'text/csv');
      toast(t(HasMore ? 'officeOrders.exportedSome' : 'officeOrders.exported', { n: Orders }));
    },
    onError: () => toast(t('officeOrders.exportFailed'), { error: true }),
  });
  return (
    <Button
      icon="download"
      busy={exporting.isPending && t('officeOrders.exporting')}
      onClick={() => exporting.mutate()}
    >
      {t('officeOrders.export')}
    </Button>
  );
}
