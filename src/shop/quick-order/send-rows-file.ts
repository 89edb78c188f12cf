import { CallError } from '#kit/http/call.ts';
import type { Endpoint, InputOf, OutputOf } from '#kit/http/endpoint.ts';
import type { ProblemCode, ProblemJson } from '#kit/http/problem.ts';
import { sendFile } from '#kit/http/send-file.ts';
import type { T } from '#shop/texts/text.ts';
import { mostFileBytes } from './contract.ts';

/**
 * Sends a file of rows or of own numbers. One that is empty or too large is refused here: the server ends the
 * connection of the latter before the browser has sent it all, and browsers then report no answer.
 * @throws CallError
 */
export async function sendRowsFile<E extends Endpoint>(
  endpoint: E,
  input: Partial<Omit<InputOf<E>, 'File'>>,
  file: Blob,
  t: T,
): Promise<OutputOf<E>> {
  const refused = refusalOf(file, t);
  if (refused) throw new CallError(refused.status, refused);
  return await sendFile(endpoint, input, file);
}

function refusalOf({ size }: Blob, t: T): ProblemJson | undefined {
  if (size === 0) return refusal('bad-input', 400, t('quickOrder.emptyFile'));
  if (size <= mostFileBytes) return undefined;
  const most = `${mostFileBytes / 1_000_000} MB`;
  return refusal('too-large', 413, t('quickOrder.largeFile', { size: most }));
}

function refusal(code: ProblemCode, status: number, text: string): ProblemJson {
  return { type: `/problems/${code}`, status, title: text, detail: text };
}
