export type DemoWayOfDelivery = {
  id: number;
  nameSv: string;
  nameEn: string;
  trackingUrlTemplate: string | null;
  /** The customer collects the goods, which therefore stay in Sweden. */
  collected: boolean;
  /** Working days from sending to arrival. */
  transportDays: number;
  sort: number;
};

export const demoWaysOfDelivery: readonly DemoWayOfDelivery[] = [
  {
    id: 1,
    nameSv: 'PostNord Företagspaket',
    nameEn: 'PostNord Parcel',
    trackingUrlTemplate: 'https://tracking.postnord.com/se/?id={consignmentId}',
    collected: false,
    transportDays: 1,
    sort: 1,
  },
  {
    id: 2,
    nameSv: 'PostNord Pall',
    nameEn: 'PostNord Pallet',
    trackingUrlTemplate: 'https://tracking.postnord.com/se/?id={consignmentId}',
    collected: false,
    transportDays: 2,
    sort: 2,
  },
  {
    id: 3,
    nameSv: 'DHL Freight',
    nameEn: 'DHL Freight',
    trackingUrlTemplate: 'https://www.dhl.com/se-sv/home/tracking.html?tracking-id={consignmentId}',
    collected: false,
    transportDays: 3,
    sort: 3,
  },
  {
    id: 4,
    nameSv: 'Bring',
    nameEn: 'Bring',
    trackingUrlTemplate: 'https://tracking.bring.se/tracking/{consignmentId}',
    collected: false,
    transportDays: 2,
    sort: 4,
  },
  {
    id: 5,
    nameSv: 'UPS Standard (utanför Norden)',
    nameEn: 'UPS Standard (outside the Nordics)',
    trackingUrlTemplate: 'https://www.ups.com/track?tracknum={consignmentId}',
    collected: false,
    transportDays: 5,
    sort: 5,
  },
  {
    id: 6,
    nameSv: 'Hämtas på lagret',
    nameEn: 'Collect at our warehouse',
    trackingUrlTemplate: null,
    collected: true,
    transportDays: 0,
    sort: 6,
  },
  {
    id: 7,
    nameSv: 'Egen transportör (skriv avtalsnummer i meddelandet)',
    nameEn: 'Own carrier (put the agreement number in the message)',
    trackingUrlTemplate: null,
    collected: false,
    transportDays: 2,
    sort: 7,
  },
];
