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

/** The files go on being sent while the person is at another page of the office. */
let uploading: Uploading | undefined;
const waiting: File[] = [];
const listeners = new Set<() => void>();

function change(next: Uploading | undefined): void {
  uploading = next;
  for (const listener of listeners) listener();
}

export function useUploading(intakeId: number): Uploading | undefined {
  const now = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => uploading,
  );
  return now?.intakeId === intakeId ? now : undefined;
}

/** Returns whether files are on their way, which would be lost with the window. */
export function isUploading(): boolean {
  return uploading?.now !== undefined;
}

/** Sends files to an intake, one at a time, after those that are on their way. */
export async function upload(intakeId: number, files: readonly File[]): Promise<void> {
  const isNew = uploading?.intakeId !== intakeId || uploading.now === undefined;
  waiting.push(...files);
  if (!isNew && uploading) return change({ ...uploading, all: uploading.all + files.length });
  change({ intakeId, all: files.length, sent: 0, now: '', notSent: [] });
  for (let file = waiting.shift(); file; file = waiting.shift()) await sendOne(file);
  change(uploading && { ...uploading, now: undefined });
}

async function sendOne(file: File): Promise<void> {
  if (!uploading) return;
  change({ ...uploading, now: file.name });
  const { intakeId } = uploading;
  try {
    await sendFile(sendIntakeFile, { id: intakeId, fileName: file.name.slice(-mostFileName) }, file);
  } catch (error) {
    const problem = error instanceof CallError ? error.problem : undefined;
    const reason = problem?.errors?.[0]?.message ?? problem?.detail;
    change({ ...uploading, notSent: [...uploading.notSent, { file, reason }] });
  }
  change({ ...uploading, sent: uploading.sent + 1 });
}
