import { toNfc } from '#kit/text/unicode-text.mjs';

const utf8Flag = 0x800;
/** The upper half of CP850, which is CP437 in all letters of Swedish, German, French and Spanish. */
const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/**
 * Reads the name of a file in a ZIP. Without the flag of UTF-8 it may still be that (macOS), or of DOS (Windows), or
 * Latin-1: letters of DOS have bytes that are no letters there.
 */
export function entryName(raw: Uint8Array, flags: number): string {
  const text = utf8Of(raw, (flags & utf8Flag) !== 0) ?? (isOfDos(raw) ? ofDos(raw) : latin1Of(raw));
  return lastPart(text);
}

/** Only the name counts, wherever it would lead. */
export function lastPart(path: string): string {
  const name = path.split(/[/\\]/).at(-1) ?? '';
  return toNfc(name.replace(/[\p{Cc}\p{Cs}]/gu, '')).trim();
}

/** Whether a system or a program has put the file there beside what people keep. */
export function isOfSystem(name: string, path = name): boolean {
  return (
    name === '' ||
    name.startsWith('.') ||
    /(?:^|[/\\])__MACOSX[/\\]/i.test(path) ||
    /^(?:(?:eh)?thumbs(?:_vista)?\.db|desktop\.ini|picasa\.ini)$/i.test(name)
  );
}

function utf8Of(raw: Uint8Array, isSaid: boolean): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: !isSaid }).decode(raw);
  } catch {
    return undefined;
  }
}

function isOfDos(raw: Uint8Array): boolean {
  return raw.some((byte) => byte >= 0x80 && byte < 0xa0);
}

function ofDos(raw: Uint8Array): string {
  return Array.from(raw, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : cp850[byte - 0x80])).join('');
}

function latin1Of(raw: Uint8Array): string {
  return String.fromCharCode(...raw);
}
