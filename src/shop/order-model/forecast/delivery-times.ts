import type { ShopSettings } from '#shop/settings/declared-settings.ts';

/** How long the maker takes. */
export type DeliveryTimes = {
  /** `14:00` in Sweden: from this time on, the work begins on the next working day. */
  cutOff: string;
  /** Working days until pieces in stock are sent. */
  handlingDays: number;
  /** Working days from the day on which missing pieces are expected until they are sent. */
  inboundDays: number;
};

/** The working days of a way of delivery of which nobody has told how many it takes. */
export const untoldTransportDays = 2;

type TimeSettings = Pick<ShopSettings, 'CutOffTime' | 'HandlingDays' | 'InboundDays'>;

export function deliveryTimesOf({ CutOffTime, HandlingDays, InboundDays }: TimeSettings): DeliveryTimes {
  return { cutOff: CutOffTime, handlingDays: HandlingDays, inboundDays: InboundDays };
}
