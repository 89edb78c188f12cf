import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#kit/widgets/button.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { useMay } from './use-staff.ts';

/** Says that something of the maker's contents is deleted; who may change contents can bring it back. */
export function RestoreDeleted({ restore }: { restore: () => Promise<unknown> }) {
  const t = useOfficeT();
  const may = useMay();
  const client = useQueryClient();
  const { isPending, mutate } = useMutation({
    mutationFn: restore,
    networkMode: 'always',
    onSuccess: () => client.invalidateQueries(),
  });
  return (
    <p>
      {t('press.deleted')}{' '}
      {may('content.write') && (
        <Button size="s" busy={isPending && t('general.saving')} onClick={() => mutate()}>
          {t('form.restore')}
        </Button>
      )}
    </p>
  );
}
