import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import type { CallError } from '#kit/http/call.ts';
import { sendFile } from '#kit/http/send-file.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { SentRun } from '#shop/integration/contract.ts';
import type { FileKind } from '#shop/integration/kinds.ts';
import { listExchangeRuns, sendOfficeFile } from './contract.ts';
import type { ColumnChoice } from './column-choice.ts';
import type { useFileColumns } from './use-file-columns.ts';

type Sending = { dryRun: boolean; skipBad: boolean; file: File; chosenNow?: Partial<ColumnChoice> };

type SendingOptions = Pick<ReturnType<typeof useFileColumns>, 'layoutOf'> & {
  /** The file was tried, or refused. */
  onTried: (run: SentRun) => void;
  onDone: (run: SentRun) => void;
  /** The file was saved anew since it was chosen: no browser reads it before it is chosen again. */
  onChanged: () => void;
};

/** Sends the file, first to be tried, as its columns are read. */
export function useSending(kind: FileKind, { layoutOf, onTried, onDone, onChanged }: SendingOptions) {
  const t = useOfficeT();
  const client = useQueryClient();
  return useMutation<SentRun | undefined, CallError, Sending>({
    mutationFn: async ({ dryRun, skipBad: skip, file, chosenNow }) => {
      const layout = await layoutOf(chosenNow);
      if (!layout) return undefined;
      const input = { kind, fileName: file.name, dryRun, skipBad: skip, ...layout };
      return await sendFile(sendOfficeFile, input, file);
    },
    networkMode: 'always',
    onError: async (_error, { file }) => {
      if (!(await isReadable(file))) onChanged();
    },
    onSuccess: (run, { dryRun }) => {
      if (!run) return;
      if (dryRun) return onTried(run);
      void client.invalidateQueries({ queryKey: [listExchangeRuns.name] });
      if (run.Outcome === 'failed') return onTried(run);
      toast(
        t(run.Outcome === 'same' ? 'exchange.send.nothing' : 'exchange.send.done', { file: run.FileName }),
      );
      onDone(run);
    },
  });
}

async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
