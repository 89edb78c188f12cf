/** Returns whether the state of a page is asked for that is the press room's; its path is read as the page is found. */
export function isStateOfPressRoom(url: string): boolean {
  const path = new URLSearchParams(url.slice(url.indexOf('?'))).get('path') ?? '';
  const page = `http://shop${path}`;
  return path.startsWith('/') && URL.canParse(page) && /^\/pressroom(?:\/|$)/i.test(new URL(page).pathname);
}
