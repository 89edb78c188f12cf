import { useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '#kit/http/call.ts';
import { sendFile } from '#kit/http/send-file.ts';
import type { FileKind } from '#shop/integration/kinds.ts';
import { choiceOf, inputOf, isWhole, type ColumnChoice } from './column-choice.ts';
import { readFileColumns, type FileColumns } from './contract.ts';

/** A file that somebody has chosen; `key` tells it from every other one, as long as the office is open in this window. */
export type ChosenFile = { file: File; key: number };

let filesChosen = 0;

export function chosenFile(file: File): ChosenFile {
  return { file, key: ++filesChosen };
}

/** Reads what the columns of a chosen file are guessed to be, and keeps what is chosen instead. */
export function useFileColumns(kind: FileKind, chosen: ChosenFile | undefined) {
  const client = useQueryClient();
  const [edited, setEdited] = useState<{ key: string; choice: ColumnChoice }>();
  const key = `${kind} ${chosen?.key}`;
  const query = {
    queryKey: [readFileColumns.name, kind, chosen?.key],
    queryFn: () =>
      sendFile(
        readFileColumns,
        { kind, fileName: chosen?.file.name ?? '' },
        chosen?.file ?? new Blob(),
      ).catch(whyUnread),
    enabled: chosen !== undefined,
    retry: false,
    networkMode: 'always',
    staleTime: Infinity,
  } satisfies UseQueryOptions<FileColumns | Unread>;
  const { data, isFetching } = useQuery(query);
  const columns = data && 'Columns' in data ? data : undefined;
  const choice = edited?.key === key ? edited.choice : columns && choiceOf(columns);
  return {
    columns,
    choice,
    isReading: isFetching,
    /** Why the file is none that can be read. */
    unread: data && 'why' in data ? data.why : undefined,
    choose: (change: Partial<ColumnChoice>) => choice && setEdited({ key, choice: { ...choice, ...change } }),
    /**
     * How the file is read, with what is chosen only now, as soon as that is known; undefined where somebody is to see
     * the guesses, or why it cannot be read, first.
     */
    layoutOf: async (chosenNow: Partial<ColumnChoice> = {}) => {
      const read: FileColumns | Unread | undefined =
        columns ?? (await client.ensureQueryData<FileColumns | Unread>(query));
      if (!read || !('Columns' in read)) return read?.why === undefined ? {} : undefined;
      const own = { ...(choice ?? choiceOf(read)), ...chosenNow };
      if (!columns && (!read.Known || !isWhole(own))) return undefined;
      return inputOf(own, read);
    },
  };
}

/** `why` is undefined where the call failed for no fault of the file; then the trial tells it. */
type Unread = { why: string | undefined };

function whyUnread(error: unknown): Unread {
  const errors = error instanceof CallError ? error.problem?.errors : undefined;
  return { why: errors?.find(({ field }) => field === 'File')?.message };
}
