import { callOverHttp } from '#kit/http/call.ts';
import type { T } from '#shop/texts/text.ts';
import { previewQuickOrder, previewQuickOrderFile } from '#shop/quick-order/contract.ts';
import { sendRowsFile } from '#shop/quick-order/send-rows-file.ts';
import type { Read } from './use-quick-order.ts';

/** @throws CallError */
export async function readText(Text: string): Promise<Read> {
  return {
    preview: await callOverHttp(previewQuickOrder, { Text }),
    askAgain: (columns) => callOverHttp(previewQuickOrder, { Text, quantityColumns: [...columns] }),
  };
}

/** @throws CallError */
export async function readFile(file: File, t: T): Promise<Read> {
  const fileName = file.name;
  return {
    preview: await sendRowsFile(previewQuickOrderFile, { fileName }, file, t),
    askAgain: (columns) =>
      sendRowsFile(
        previewQuickOrderFile,
        { fileName, quantityColumns: [...columns], withoutQuantity: columns.length === 0 },
        file,
        t,
      ),
  };
}
