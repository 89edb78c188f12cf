type Place = { row: number; column: number };

/** Returns the cell that a key leads to; undefined when the key is the field's own. */
export function placeAfterKey(
  event: { key: string; shiftKey: boolean },
  field: HTMLInputElement,
  { row, column }: Place,
): Place | undefined {
  const { selectionStart: start, selectionEnd: end, value } = field;
  const isWhole = start === 0 && end === value.length;
  const atStart = isWhole || (start === 0 && end === 0);
  const atEnd = isWhole || (start === value.length && end === value.length);
  if (event.key === 'Enter') return { row: row + (event.shiftKey ? -1 : 1), column };
  if (event.shiftKey) return undefined;
  if (event.key === 'ArrowUp') return { row: row - 1, column };
  if (event.key === 'ArrowDown') return { row: row + 1, column };
  if (event.key === 'ArrowLeft' && atStart) return { row, column: column - 1 };
  if (event.key === 'ArrowRight' && atEnd) return { row, column: column + 1 };
  return undefined;
}

export function placeOfField(field: HTMLElement): Place {
  return { row: Number(field.dataset['row']), column: Number(field.dataset['column']) };
}

export function focusCell(grid: HTMLElement, { row, column }: Place): void {
  const field = grid.querySelector<HTMLInputElement>(`[data-row="${row}"][data-column="${column}"]`);
  field?.focus();
  field?.select();
}
