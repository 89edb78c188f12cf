import { badField, type Problem } from '#kit/http/problem.ts';
import {
  codeOfPercent,
  vatPercentsOn,
  vatPercentsToChoose,
  type VatPeriod,
} from '#shop/order-model/vat-rates.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';

type Given = { VatCode?: string | undefined; VatRate?: number | undefined };

/**
 * Returns the code that an article gets which had `own`, or would have it if nothing were said. A sender that knows no
 * codes sends the percent, or sends the code back as it was read: then the percent counts.
 */
export function vatCodeOfInput(
  { VatCode, VatRate }: Given,
  { own, day, periods }: { own: string; day: string; periods: readonly VatPeriod[] },
): string | Problem {
  const percents = vatPercentsOn(day, periods);
  const isNewCode = VatCode !== undefined && VatCode !== own;
  if (isNewCode && !percents.has(VatCode)) return badField('VatCode', 'match', noSuchCode);
  const wasSeen = VatRate === percents.get(own);
  if (isNewCode && (VatRate === undefined || VatRate === percents.get(VatCode) || wasSeen)) return VatCode;
  if (isNewCode) return badField('VatRate', 'match', otherPercent(VatCode, percents.get(VatCode)));
  if (VatRate === undefined) return VatCode ?? badField('VatCode', 'required');
  return (
    codeOfPercent(VatRate, { day, periods, own }) ?? badField('VatRate', 'match', noCodeHas(day, periods))
  );
}

const noSuchCode = officeTextOf('officeProblem.noVatCode');

function otherPercent(code: string, percent = 0) {
  return officeTextOf('officeProblem.otherVatPercent', { code, percent });
}

function noCodeHas(day: string, periods: readonly VatPeriod[]) {
  const percents = vatPercentsToChoose(day, periods).join(', ');
  return officeTextOf('officeProblem.noVatCodeOfPercent', { percents });
}
