/** Returns whether a link written by staff leads to the web, a mailbox, a telephone number or a page of this site. */
export function isSafeUrl(url: string): boolean {
  if (url.startsWith('/')) return !/^\/[/\\]/.test(url) && !/[\u0000-\u001f]/.test(url);
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(url) && URL.canParse(url);
}
