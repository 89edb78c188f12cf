/** A link that staff wrote: to the web, to a mailbox, to a telephone, or to a page of our own. */
export function isSafeUrl(url: string): boolean {
  if (url.startsWith('/')) return !/^\/[/\\]/.test(url) && !/[\u0000-\u001f]/.test(url);
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(url) && URL.canParse(url);
}
