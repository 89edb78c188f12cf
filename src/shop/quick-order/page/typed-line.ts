import type { Preview, Verdict } from '#shop/wanted-rows/contract.ts';
import { previewOf } from '#shop/wanted-rows/preview/preview-rows.ts';

/** Returns the line whose number is typed in this field. */
export function lineOfNumber(field: EventTarget): number | undefined {
  if (!(field instanceof HTMLInputElement) || field.name !== 'number') return undefined;
  const line = field.closest('li')?.dataset['line'];
  return line === undefined ? undefined : Number(line);
}

/** Whether a number or name that is still being typed is only not known yet. */
export function isUnfinished({ State, Notes }: Verdict): boolean {
  return State === 'stopped' && Notes.some(({ Code }) => Code === 'unknown' || Code === 'ambiguous');
}

/** A line that is still being typed is not counted with those that need correcting. */
export function withoutTyped(preview: Preview, typed: Verdict | undefined): Preview {
  if (!typed || !isUnfinished(typed)) return preview;
  return previewOf(
    preview,
    preview.Rows.filter((row) => row !== typed),
  );
}
