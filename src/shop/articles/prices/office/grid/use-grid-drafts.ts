import { useMemo, useState } from 'react';
import { keyOf } from './cells.ts';
import { changesOf, type Texts, type Theirs } from './changes.ts';
import {
  left,
  noDrafts,
  restored,
  savedOf,
  settled,
  undone,
  withTexts,
  without,
  type NewText,
} from './drafts.ts';

/** What is changed in the grid and not saved, on whatever part of the list; it can be undone step by step. */
export function useGridDrafts(currency: string) {
  const [drafts, setDrafts] = useState(noDrafts);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [theirs, setTheirs] = useState<ReadonlyMap<string, Theirs>>(new Map());
  const { texts, bases } = drafts;
  const { changes, broken } = useMemo(() => changesOf(texts, bases, currency), [texts, bases, currency]);
  return {
    ...drafts,
    changes,
    broken,
    refused,
    theirs,
    count: changes.length + broken.size,
    mayUndo: drafts.past.length > 0,
    put(given: readonly NewText[], isTyped = false): void {
      setDrafts((before) => withTexts(before, given, isTyped));
      const keys = given.map(({ row, column }) => keyOf(row.ArticleId, column));
      setRefused((before) => without(before, keys));
    },
    restore(key: string): void {
      setDrafts((before) => restored(before, key));
      setRefused((before) => without(before, [key]));
    },
    leave: (key: string) => setDrafts((before) => left(before, key, currency)),
    undo(): void {
      setDrafts(undone);
      setRefused(new Map());
    },
    discard(): void {
      setDrafts(noDrafts);
      setRefused(new Map());
      setTheirs(new Map());
    },
    saved(keys: readonly string[], sent: Texts): void {
      setDrafts((before) => savedOf(before, keys, sent));
      setTheirs((before) => without(before, keys));
    },
    settle(key: string, keepsMine: boolean): void {
      const other = theirs.get(key);
      setTheirs((before) => without(before, [key]));
      if (other) setDrafts((before) => settled(before, key, { theirs: other, keepsMine }));
    },
    setRefused,
    setTheirs,
  };
}

export type GridDrafts = ReturnType<typeof useGridDrafts>;
