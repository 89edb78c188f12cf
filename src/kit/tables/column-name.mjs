/** @param {number} place */
export function columnName(place) {
  const before = place < 26 ? '' : columnName(Math.floor(place / 26) - 1);
  return before + String.fromCharCode(65 + (place % 26));
}
