import { useSyncExternalStore } from 'react';
import { CallError } from '#kit/http/call.ts';
import { sendFile } from '#kit/http/send-file.ts';
import { mostFileName } from '#shop/images/image-limits.ts';
import { sendIntakeFile } from './contract.ts';

/** A file that did not arrive; `reason` is undefined where the server gave none. */
export type NotSent = { file: File; reason: string | undefined };

export type Uploading = {
  intakeId: number;
  all: number;
  sent: number;
  /** The name of the file that is being sent; undefined when nothing is. */
  now: string | undefined;
  notSent: readonly NotSent[];
};

/** By heap. The files go on being sent while the person is at another page of the office. */
const uploads = new Map<number, Uploading>();
const waiting: { intakeId: number; file: File }[] = [];
const listeners = new Set<() => void>();
let isSending = false;

function change(next: Uploading): void {
  uploads.set(next.intakeId, next);
  for (const listener of listeners) listener();
}

/** How far the files of an intake have come. */
export function uploadingTo(intakeId: number): Uploading | undefined {
  return uploads.get(intakeId);
}

export function useUploading(intakeId: number): Uploading | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => uploadingTo(intakeId),
  );
}

/** Returns whether files are on their way, which would be lost with the window. */
export function isUploading(): boolean {
  return isSending;
}

/** Sends files to an intake, one at a time, after those that are on their way to it or to another. */
export async function upload(intakeId: number, files: readonly File[]): Promise<void> {
  const now = uploads.get(intakeId);
  const isUnderWay = now?.now !== undefined;
  if (isUnderWay) change({ ...now, all: now.all + files.length });
  else change({ intakeId, all: files.length, sent: 0, now: '', notSent: [] });
  waiting.push(...files.map((file) => ({ intakeId, file })));
  if (isSending) return;
  isSending = true;
  for (let next = waiting.shift(); next; next = waiting.shift()) await sendOne(next.intakeId, next.file);
  isSending = false;
}

async function sendOne(intakeId: number, file: File): Promise<void> {
  const note = (more: (now: Uploading) => Partial<Uploading>) => {
    const now = uploads.get(intakeId);
    if (now) change({ ...now, ...more(now) });
  };
  note(() => ({ now: file.name }));
  try {
    await sendFile(sendIntakeFile, { id: intakeId, fileName: file.name.slice(-mostFileName) }, file);
  } catch (error) {
    const problem = error instanceof CallError ? error.problem : undefined;
    const reason = problem?.errors?.[0]?.message ?? problem?.detail;
    note(({ notSent }) => ({ notSent: [...notSent, { file, reason }] }));
  }
  note(({ sent, all, now }) => ({ sent: sent + 1, now: sent + 1 < all ? now : undefined }));
}
