import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { queryOf, replaceAnswer } from '#kit/pages/query.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import {
  changeImageIntake,
  readImageIntake,
  type ImageIntake,
} from '#shop/articles/office/image-intake/contract.ts';
import type { GivenRow } from './moved-rows.ts';

/**
 * Options for every change of a heap: one after the other, each with the version that the answer before it told.
 * Somebody who types fast sends the next line, or has all taken in, before the answer to this one.
 */
export const intakeChange = (id: number) =>
  ({ mutationKey: ['intake change', id], scope: { id: `intake ${id}` }, networkMode: 'always' }) as const;

/** Says of rows of a heap where they go. What is refused of a field is left to whoever shows that. */
export function useChangeRows(intake: ImageIntake) {
  const t = useOfficeT();
  const client = useQueryClient();
  const language = useLanguage();
  const answerKey = queryOf(readImageIntake, language, { id: intake.Id }).queryKey;
  return useMutation<ImageIntake, CallError, readonly GivenRow[]>({
    ...intakeChange(intake.Id),
    mutationFn: (Rows) =>
      callOverHttp(changeImageIntake, {
        id: intake.Id,
        Rows,
        Version: client.getQueryData<ImageIntake>(answerKey)?.Version ?? intake.Version,
      }),
    onSuccess: (answer) => replaceAnswer(client, answerKey, answer),
    onError(error) {
      if (error.problem?.errors) return;
      toast(error.is('changed-meanwhile') ? t('intakes.changedMeanwhile') : t('general.commonError'), {
        error: true,
      });
      void client.invalidateQueries({ queryKey: answerKey });
    },
  });
}
