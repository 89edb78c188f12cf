import { fileKinds, kindOfFile } from './kinds.ts';
import type { OpenFolder } from './open-folder.server.ts';

/** How long a PDF waits for the invoice file that names it. */
const strayMs = 86_400_000;
/** A file that has not been written to for this long counts as complete even without a marker. */
const settledMs = 10_000;

/** Returns the complete files, those that others depend on first. */
export async function waitingIn(folder: OpenFolder): Promise<{ name: string; hasMarker: boolean }[]> {
  const names = new Set(await folder.names());
  const ready = [];
  for (const name of names) {
    if (/^\.|\.(?:ok|tmp|part)$/i.test(name)) continue;
    const facts = await folder.look(name);
    if (!facts?.isFile()) continue;
    const restedMs = Date.now() - facts.mtimeMs;
    const hasMarker = names.has(`${name}.ok`);
    const isWhole = isPdf(name) ? restedMs > strayMs : hasMarker || restedMs > settledMs;
    if (isWhole) ready.push({ name, hasMarker });
  }
  const place = (name: string) => fileKinds.findIndex((kind) => kind === kindOfFile(name));
  return ready.toSorted((a, b) => place(a.name) - place(b.name) || (a.name < b.name ? -1 : 1));
}

export function isPdf(name: string): boolean {
  return /\.pdf$/i.test(name);
}
