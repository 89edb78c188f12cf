import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { changeOpening, readOfficeOpening, skipOpeningLine, type LineKey } from './contract.ts';

type Change = { Open: boolean; PressOpen?: boolean } | { key: LineKey; Skipped: boolean };

/**
 * Returns what opens and closes the shop and puts lines of the checklist aside; `done` is announced then. Without the
 * `Version` of what was seen, what is there now is changed.
 */
export function useChangeOpening(seen?: string) {
  const t = useOfficeT();
  const client = useQueryClient();
  return useMutation<void, CallError, { change: Change; done?: string }>({
    mutationFn: async ({ change }) => {
      const Version = seen ?? (await callOverHttp(readOfficeOpening, {})).Version;
      await callOverHttp('key' in change ? skipOpeningLine : changeOpening, { ...change, Version });
    },
    onSuccess: (_nothing, { done }) => done !== undefined && toast(done),
    onError: ({ problem }) => toast(problem?.detail ?? t('general.commonError'), { error: true }),
    onSettled: () => client.invalidateQueries(),
  });
}
