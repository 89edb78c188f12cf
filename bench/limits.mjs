/** A measured value with its minimum or maximum, for the report. */
export function atLeast(name, value, limit, decimals) {
  return { name, value, text: value?.toFixed(decimals), limit: `≥ ${limit}`, isReached: value >= limit };
}

export function atMost(name, value, limit, decimals = 0) {
  return { name, value, text: value?.toFixed(decimals), limit: `≤ ${limit}`, isReached: value <= limit };
}
