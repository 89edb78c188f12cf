// Plain JavaScript, because the process that reads tables runs it unchanged too; the types stand in `heading-key.d.mts`.
import { toNfc } from '#kit/text/unicode-text.mjs';

export function headingKey(head) {
  return toNfc(head)
    .toLocaleLowerCase('sv')
    .replace(/[^\p{L}\p{N}%]/gu, '');
}
