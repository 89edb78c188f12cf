import { defaultLanguage } from '#kit/text/language.ts';
import { amountInWords } from '#kit/text/money-in-words.ts';
import type { FreightRule } from '#shop/freight/freight-rule.ts';
import type { MinimumOrder } from '#shop/freight/minimum-order.ts';

type Rules = { freight: readonly FreightRule[]; minimum: readonly MinimumOrder[] };
type Ways = readonly { id: number; name_sv: string }[];

/** Returns what each rule says by what it is for, so that the change log tells which have changed. */
export function loggedFreight({ freight, minimum }: Rules, ways: Ways): Record<string, string> {
  const wayOf = (id: number) => ways.find((way) => way.id === id)?.name_sv ?? String(id);
  const lines: [string, string][] = [
    ...freight.map((rule): [string, string] => [
      placed([
        wayOf(rule.way_of_delivery_id),
        rule.country_code,
        rule.zone,
        rule.currency_code,
        rule.up_to_weight_g !== null && `≤ ${String(rule.up_to_weight_g / 1000).replace('.', ',')} kg`,
      ]),
      amounts(rule.fee, rule.free_from),
    ]),
    ...minimum.map((rule): [string, string] => [
      placed(['min', rule.country_code, rule.currency_code]),
      amounts(rule.amount, rule.small_order_fee),
    ]),
  ];
  return Object.fromEntries(lines);
}

function placed(parts: readonly (string | null | false)[]): string {
  return parts.filter(Boolean).join(' · ');
}

function amounts(first: number, second: number | null): string {
  return second === null ? inFigures(first) : `${inFigures(first)} (${inFigures(second)})`;
}

function inFigures(ore: number): string {
  return amountInWords(ore, defaultLanguage);
}
