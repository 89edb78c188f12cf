/** The percentiles of response times in milliseconds. */
export function percentilesOf(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part) => sorted[Math.floor(sorted.length * part)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
