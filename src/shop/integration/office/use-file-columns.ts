import { useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
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
    // A file that cannot be read is told by the trial.
    queryFn: () =>
      sendFile(
        readFileColumns,
        { kind, fileName: chosen?.file.name ?? '' },
        chosen?.file ?? new Blob(),
      ).catch(() => null),
    enabled: chosen !== undefined,
    retry: false,
    networkMode: 'always',
    staleTime: Infinity,
  } satisfies UseQueryOptions<FileColumns | null>;
  const { data, isFetching } = useQuery(query);
  const columns = data ?? undefined;
  const choice = edited?.key === key ? edited.choice : columns && choiceOf(columns);
  return {
    columns,
    choice,
    isReading: isFetching,
    choose: (change: Partial<ColumnChoice>) => choice && setEdited({ key, choice: { ...choice, ...change } }),
    /** How the file is read, as soon as that is known; undefined where somebody is to see the guesses first. */
    layoutOf: async () => {
      const read = columns ?? (await client.ensureQueryData(query));
      const own = choice ?? (read && choiceOf(read));
      if (!read || !own) return {};
      if (!columns && (!read.Known || !isWhole(own))) return undefined;
      return inputOf(own, read);
    },
  };
}
