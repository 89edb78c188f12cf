/** How long the maker takes: the times of the settings `CutOffTime`, `HandlingDays` and `InboundDays`. */
export type DeliveryTimes = {
  /** `14:00` in Sweden: from this time on, the work begins on the next working day. */
  cutOff: string;
  /** Working days until pieces in stock are sent. */
  handlingDays: number;
  /** Working days from the day on which missing pieces are expected until they are sent. */
  inboundDays: number;
};

/** The settings while nothing is stored. */
export const deliveryTimeDefaults = { CutOffTime: '14:00', HandlingDays: '2', InboundDays: '3' } as const;

export const mostDeliveryDays = 60;

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

export function isTimeOfDay(text: string): boolean {
  return timeOfDay.test(text);
}

export function deliveryTimesOf(stored: ReadonlyMap<string, string>): DeliveryTimes {
  const of = (name: keyof typeof deliveryTimeDefaults) => stored.get(name) || deliveryTimeDefaults[name];
  return {
    cutOff: of('CutOffTime'),
    handlingDays: Number(of('HandlingDays')),
    inboundDays: Number(of('InboundDays')),
  };
}
