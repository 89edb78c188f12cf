/**
 * How the path of a page is written: its own words as in the page's pattern, such as `/products/:id?/:slug?`, without
 * empty parts and without a slash at the end. Undefined where it is written so.
 */
export function rightSpelling(pattern: string, pathname: string): string | undefined {
  const words = partsOf(pattern);
  const parts = partsOf(pathname).map((part, place) => {
    const word = words[place];
    return word === undefined || word.startsWith(':') ? part : word;
  });
  const path = `/${parts.join('/')}`;
  return path === pathname ? undefined : path;
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}
