import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#kit/widgets/button.tsx';
import { callOverHttp } from '#kit/http/call.ts';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import * as calls from './contract.ts';
import type { OfficePressStory, StoryKind } from './contract.ts';

export function RestoreStory({ kind, story: { Id } }: { kind: StoryKind; story: OfficePressStory }) {
  const t = useOfficeT();
  const may = useMay();
  const client = useQueryClient();
  const restore = useMutation({
    mutationFn: () => callOverHttp(calls.restorePressStory, { kind, id: Id }),
    networkMode: 'always',
    onSuccess: () => client.invalidateQueries(),
  });
  return (
    <p>
      {t('press.deleted')}{' '}
      {may('content.write') && (
        <Button size="s" busy={restore.isPending && t('general.saving')} onClick={() => restore.mutate()}>
          {t('form.restore')}
        </Button>
      )}
    </p>
  );
}
