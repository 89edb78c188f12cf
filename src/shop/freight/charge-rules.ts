import { moneyInWords } from '#kit/text/money-in-words.ts';
import { Problem } from '#kit/http/problem.ts';
import { valueOf, type ChargeBasis, type ChargeRule } from '#shop/order-model/fees.ts';
import { belowMinimum } from '#shop/order-model/problems.ts';
import { textOf } from '#shop/texts/language-table.ts';
import { freightRuleFor, type FreightRule } from './freight-rule.ts';
import { minimumFor, type MinimumOrder } from './minimum-order.ts';

/** While no way of delivery is chosen there is no freight. */
export function chargeFreight(rules: readonly FreightRule[]): ChargeRule {
  return ({ terms: { wayId, destination, currencyCode }, goods }) => {
    if (wayId === undefined) return undefined;
    const rule = freightRuleFor(rules, { wayId, destination, currencyCode, weightG: weightOf(goods) });
    if (!rule) return undefined;
    const missingOre = rule.free_from === null ? null : Math.max(0, rule.free_from - valueOf(goods));
    return { kind: 'freight', amountOre: missingOre === 0 ? 0 : rule.fee, missingOre };
  };
}

/** Below the minimum an order costs a fee or, where there is none, cannot be sent. */
export function chargeSmallOrder(rules: readonly MinimumOrder[]): ChargeRule {
  return ({ terms, goods }) => {
    const rule = minimumFor(rules, terms);
    if (!rule) return undefined;
    const missingOre = Math.max(0, rule.amount - valueOf(goods));
    const kind = 'smallOrder';
    if (missingOre === 0) return { kind, amountOre: 0, missingOre };
    if (rule.small_order_fee !== null) return { kind, amountOre: rule.small_order_fee, missingOre };
    return { kind, amountOre: 0, missingOre, refusal: refusalOf(missingOre, terms.currencyCode) };
  };
}

function refusalOf(missingOre: number, currencyCode: string): Problem {
  return new Problem(belowMinimum, {
    detail: (language) =>
      textOf('checkout.belowMinimum', { amount: moneyInWords(missingOre, currencyCode, language) })(language),
  });
}

/** In grams. */
export function weightOf(goods: ChargeBasis['goods']): number {
  return goods.reduce((sum, { weightG, quantity }) => sum + weightG * quantity, 0);
}
