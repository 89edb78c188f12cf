import type { DeliveryTimes } from '#shop/order-model/forecast/sending-day.ts';
import type { ShopSettings } from '#shop/settings/declared-settings.ts';

type TimeSettings = Pick<ShopSettings, 'CutOffTime' | 'HandlingDays' | 'InboundDays'>;

export function deliveryTimesOf({ CutOffTime, HandlingDays, InboundDays }: TimeSettings): DeliveryTimes {
  return { cutOff: CutOffTime, handlingDays: HandlingDays, inboundDays: InboundDays };
}
