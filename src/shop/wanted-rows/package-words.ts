/** Words of how many pieces nobody can tell, and of which a customer may mean the shop's packages or others. */
const packages =
  /^(?:kart(?:ong(?:er)?|on(?:s|er)?)?|carton(?:s)?|f(?:ö)?rp(?:ackning(?:ar)?)?|pack(?:s|ages?|ungen)?|paket|låd(?:a|or)|box(?:es)?|cases?|kolli|krt|pkt|par|pairs?|paar|dussin|dozens?|dutzend|tjog|sets?|schachteln?)$/iu;

export function isPackageWord(word: string): boolean {
  return packages.test(word);
}

/** Whether a quantity is given in packages, such as `2 kart` or `3 kolli`. */
export function isInPackages(quantity: string): boolean {
  return quantity.split(/[\s\d.]+/).some(isPackageWord);
}
