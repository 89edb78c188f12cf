import type { Right } from '#kit/http/principal.ts';
import { defaultVatCode } from '#shop/order-model/vat-rates.ts';
import { mapSettings, settingChangers, settings } from '#shop/settings/declared-settings.ts';
import type { Entity } from '#shop/staff/change-log/entities.ts';

type FieldRule = {
  /** One of these rights is required to change the field, in addition to the right of the call. */
  rights: readonly Right[];
  /** The value of a new item when the field was not given. */
  unset?: unknown;
};

/**
 * Fields that require further rights than the call that changes them, by their names in the change log.
 * `changeAs` checks them for every recorded change, so that no call can forget to.
 */
export const fieldRules: Partial<Record<Entity, Readonly<Record<string, FieldRule>>>> = {
  article: {
    Price: { rights: ['prices.write'], unset: null },
    RegularPrice: { rights: ['prices.write'], unset: null },
    VatCode: { rights: ['prices.write'], unset: defaultVatCode },
    VatRate: { rights: ['prices.write'], unset: 25 },
    QuantityAvailable: { rights: ['stock.write'], unset: 0 },
    OrderedArticles: { rights: ['stock.write'], unset: 0 },
    EstimatedDeliveryDate: { rights: ['stock.write'], unset: '' },
    NoArticleStock: { rights: ['stock.write'], unset: false },
  },
  settings: mapSettings((name) => ({ rights: settingChangers[settings[name].by], unset: '' })),
};

/** Returns whether these rights are sufficient for the field, given the right of the call. */
export function mayChangeField(has: (right: Right) => boolean, entity: Entity, field: string): boolean {
  const rule = fieldRules[entity]?.[field];
  return !rule || rule.rights.some(has);
}
