export type DemoWayOfDelivery = {
  id: number;
  nameSv: string;
  nameEn: string;
  trackingUrlTemplate: string | null;
  sort: number;
};

export const demoWaysOfDelivery: readonly DemoWayOfDelivery[] = [
  {
    id: 1,
    nameSv: 'PostNord Företagspaket',
    nameEn: 'PostNord Parcel',
    trackingUrlTemplate: 'https://tracking.postnord.com/se/?id={consignmentId}',
    sort: 1,
  },
  {
    id: 2,
    nameSv: 'PostNord Pall',
    nameEn: 'PostNord Pallet',
    trackingUrlTemplate: 'https://tracking.postnord.com/se/?id={consignmentId}',
    sort: 2,
  },
  {
    id: 3,
    nameSv: 'DHL Freight',
    nameEn: 'DHL Freight',
    trackingUrlTemplate: 'https://www.dhl.com/se-sv/home/tracking.html?tracking-id={consignmentId}',
    sort: 3,
  },
  {
    id: 4,
    nameSv: 'Bring',
    nameEn: 'Bring',
    trackingUrlTemplate: 'https://tracking.bring.se/tracking/{consignmentId}',
    sort: 4,
  },
  {
    id: 5,
    nameSv: 'UPS Standard (utanför Norden)',
    nameEn: 'UPS Standard (outside the Nordics)',
    trackingUrlTemplate: 'https://www.ups.com/track?tracknum={consignmentId}',
    sort: 5,
  },
  {
    id: 6,
    nameSv: 'Hämtas på lagret',
    nameEn: 'Collect at our warehouse',
    trackingUrlTemplate: null,
    sort: 6,
  },
  {
    id: 7,
    nameSv: 'Egen transportör (skriv avtalsnummer i meddelandet)',
    nameEn: 'Own carrier (put the agreement number in the message)',
    trackingUrlTemplate: null,
    sort: 7,
  },
];
