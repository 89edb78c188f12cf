type List = { Name: string; Code: string; CurrencyCode: string };

/** Returns `Utland (export, EUR)`; a code that is the currency's is not said twice. */
export function priceListTitle({ Name, Code, CurrencyCode }: List): string {
  if (Name === '') return Code;
  const isCurrency = Code.toUpperCase() === CurrencyCode;
  return `${Name} (${isCurrency ? CurrencyCode : `${Code}, ${CurrencyCode}`})`;
}
