import { saveBytes, saveText } from '#kit/browser/save-text.ts';
import { csvFile } from '#kit/tables/csv-file.ts';
import type { T } from '#shop/texts/text.ts';

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Downloads an empty file with headings that quick order knows. */
export async function saveTemplate(kind: 'csv' | 'xlsx', t: T): Promise<void> {
  const headings = [t('quickOrder.column.number'), t('quickOrder.column.quantity')];
  const name = t('quickOrder.templateName') + kind;
  if (kind === 'csv') return saveText(name, csvFile(headings, []), 'text/csv');
  const { default: writeExcelFile } = await import('write-excel-file/browser');
  const head = headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const blob = await writeExcelFile([head], { columns: [{ width: 20 }, { width: 10 }] }).toBlob();
  saveBytes(name, new Uint8Array(await blob.arrayBuffer()), xlsxType);
}
