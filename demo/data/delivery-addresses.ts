export type DemoDeliveryAddress = {
  id: number;
  customerNumber: string;
  name: string;
  address1: string;
  address2: string;
  zipCode: string;
  city: string;
  countryCode: string;
  contactPerson: string;
  isDefault: boolean;
};

export const demoDeliveryAddresses: readonly DemoDeliveryAddress[] = [
  {
    id: 1,
    customerNumber: '1001',
    name: 'Lilla Kryddburken, butiken',
    address1: 'Provgatan 4',
    address2: '',
    zipCode: '99999',
    city: 'Stockholm',
    countryCode: 'SE',
    contactPerson: 'Anna Exempel',
    isDefault: true,
  },
  {
    id: 2,
    customerNumber: '1001',
    name: 'Lilla Kryddburken, lagret',
    address1: 'Lagerprovet 17',
    address2: 'Port 3',
    zipCode: '99996',
    city: 'Uppsala',
    countryCode: 'SE',
    contactPerson: 'Åke Lager',
    isDefault: false,
  },
  {
    id: 3,
    customerNumber: '1001',
    name: 'Kryddburken på kajen (maj–september)',
    address1: 'Provkajen 1',
    address2: 'c/o Hamnkontoret',
    zipCode: '99995',
    city: 'Visby',
    countryCode: 'SE',
    contactPerson: 'Éva Strand',
    isDefault: false,
  },
  {
    id: 4,
    customerNumber: '1002',
    name: 'Butik Snäckskalet',
    address1: 'Exempelkajen 2',
    address2: 'Lastintag på baksidan',
    zipCode: '99998',
    city: 'Göteborg',
    countryCode: 'SE',
    contactPerson: 'Östen Ågren',
    isDefault: true,
  },
  {
    id: 5,
    customerNumber: '1004',
    name: 'Nordlicht Wohnen Lager',
    address1: 'Probehafen 8',
    address2: 'Tor B',
    zipCode: '20997',
    city: 'Hamburg',
    countryCode: 'DE',
    contactPerson: 'Uwe Weiß',
    isDefault: true,
  },
];
