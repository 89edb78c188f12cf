import { useRef, useState } from 'react';
import type { SkippedLine } from '#shop/wanted-rows/contract.ts';

/** Whether a line may say something else of the rows than their quantities. */
export function isUnread({ Unread }: SkippedLine): boolean {
  return Unread !== undefined;
}

/** Holds whether a person has read what may say something else of the rows; `mayAdd` leads there as long as nobody has. */
export function useUnread(skipped: readonly SkippedLine[]) {
  const ref = useRef<HTMLInputElement>(null);
  const [isRead, setRead] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const lines = skipped.filter(isUnread);
  function mayAdd(): boolean {
    if (isRead || lines.length === 0) return true;
    setMissed(true);
    ref.current?.focus();
    return false;
  }
  return { notice: { lines, isRead, isMissed, onRead: setRead, ref }, mayAdd };
}
