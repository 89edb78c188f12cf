/** Returns how a price in öre that includes VAT loses it, which is told once of a row. */
export function priceWithoutVat(percent: number, note: (text: string) => void) {
  let isTold = false;
  return (ore: number | undefined): number | undefined => {
    if (ore === undefined) return undefined;
    if (!isTold) note(`the VAT of ${percent} % that the prices include is taken off`);
    isTold = true;
    return Math.round((ore * 100) / (100 + percent));
  };
}
