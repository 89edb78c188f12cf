const words =
  'kart(?:ong(?:er)?|on(?:s|er)?)?|cartons?|ctns?|krt|f(?:ö)?rp(?:ackning(?:ar)?)?|k?fp|d-?pack|pack(?:s|ages?|ung(?:en)?)?|paket|pkt|' +
  'låd(?:a|or)|ask(?:ar)?|back(?:ar)?|kass(?:e|ar)|pås(?:e|ar)|bags?|box(?:es)?|bx|cases?|crates?|kolli|kollin|pall(?:ar)?|pallets?|' +
  'palett?en?|displayer|rull(?:e|ar)|rolls?|bunt(?:ar)?|bundles?|sats(?:er)?|enhet(?:er)?|par|pairs?|paar|dussin|dozens?|doz|dz|' +
  'dutzend|duz?s?|dzn|dtz|cse?|ct|pk|pac|pkg|pck|kli|kl|ld|bk|pal|rl|pr|kart?|satz|gross|tjog|sets?|schachteln?|kisten?|kasten|gebinde|beutel|ve|vpe';
/** Words of how many pieces nobody can tell, and of which a customer may mean the shop's packages or others: `KRT6` too. */
const packages = new RegExp(`^(?:${words})\\d{0,4}$`, 'iu');

export function isPackageWord(word: string): boolean {
  return packages.test(word);
}

/** Returns the first word for packages in a text. */
export function packageWordIn(text: string): string | undefined {
  return text.split(/[^\p{L}\p{N}-]+/u).find(isPackageWord);
}

/** Whether a text says nothing but how pieces are packed: `förp.`, `6/krt`, `krt om 6`, `6-pack`. */
export function isPacking(text: string): boolean {
  if (text.length > longestPacking) return false;
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return (
    words.some(isPackageWord) &&
    words.every((word) => isPackageWord(word) || /^(?:\d{1,4}(?:st)?|om|à|a|st)$/iu.test(word))
  );
}
const longestPacking = 20;

/** Whether a quantity is given in packages, such as `2 kart` or `3 kolli`. */
export function isInPackages(quantity: string): boolean {
  return quantity.split(/[^\p{L}-]+/u).some(isPackageWord);
}
