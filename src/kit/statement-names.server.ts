const mostNamed = 200;
const mostRemembered = 1000;

/**
 * Gives a name to each query that comes again, by which the engine knows it parsed and planned. Queries whose text
 * depends on how much they are about come in endless forms: not all can have a name.
 */
export function namesOfStatements(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const seenOnce = new Set<string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostNamed) return known;
    if (seenOnce.delete(text)) names.set(text, `s${names.size}`);
    else seenOnce.add(text);
    if (seenOnce.size > mostRemembered) seenOnce.clear();
    return names.get(text);
  };
}
