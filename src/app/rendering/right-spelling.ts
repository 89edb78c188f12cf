/**
 * Returns the canonical form of a page's path: its fixed segments as in the pattern, such as `/products/:id?/:slug?`,
 * without empty segments or a trailing slash. Undefined when the path is already canonical.
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
