/** Invented shops in real cities: country, city, zip code, then name and street of each. */
export type ShopsInCity = {
  countryCode: 'SE' | 'NO' | 'DK' | 'FI' | 'DE' | 'GB';
  city: string;
  zipCode: string;
  shops: readonly (readonly [name: string, street: string])[];
};

export const resellerShops: readonly ShopsInCity[] = [
  {
    countryCode: 'SE',
    city: 'Stockholm',
    zipCode: '99911',
    shops: [
      ['Kanelbod & Co', 'Provgatan 12'],
      ['Ateljé Strandskata', 'Exempelgatan 3'],
      ['Café & Kram', 'Södra Provgatan 41'],
      ['Sidoskeppet', 'Provtorget 2'],
      ['Butik Mellanrum', 'Exempelgränd 7'],
      ['Trettio Trådar', 'Provgatan 88'],
    ],
  },
  {
    countryCode: 'SE',
    city: 'Göteborg',
    zipCode: '99921',
    shops: [
      ['Norrgårds Presentbod', 'Norra Provgatan 5'],
      ['Västanvind Hem', 'Exempelvägen 19'],
      ['Lotsens Kök', 'Provkajen 1'],
      ['Linné & Lera', 'Exempelgatan 27'],
      ['Saltstänk', 'Provgatan 64'],
    ],
  },
  {
    countryCode: 'SE',
    city: 'Malmö',
    zipCode: '99931',
    shops: [
      ['Glasrutan Inredning', 'Provgatan 8'],
      ['Möllebackens Bosättning', 'Exempeltorget 4'],
      ['Hjärtrum', 'Lilla Provgatan 15'],
      ['Rågkorn & Rosor', 'Exempelgatan 52'],
    ],
  },
  {
    countryCode: 'SE',
    city: 'Uppsala',
    zipCode: '99941',
    shops: [
      ['Fru Almgrens Bod', 'Provgatan 22'],
      ['Huset vid Ån', 'Åprovet 6'],
      ['Kvistar & Knappar', 'Exempelgatan 9'],
      ['Källarvinden', 'Provgränd 1'],
    ],
  },
  {
    countryCode: 'SE',
    city: 'Umeå',
    zipCode: '99951',
    shops: [
      ['Björkdungen', 'Exempelvägen 33'],
      ['Norrsken Hemma', 'Provgatan 17'],
      ['Lada 63', 'Provvägen 63'],
      ['Tegelbrukets Butik', 'Exempelgatan 4'],
    ],
  },
  {
    countryCode: 'SE',
    city: 'Visby',
    zipCode: '99961',
    shops: [
      ['Bod Nr 9', 'Provgränd 9'],
      ['Rauk & Ros', 'Exempelgatan 14'],
      ['Kalkstenshuset', 'Provgatan 2'],
    ],
  },
  {
    countryCode: 'SE',
    city: 'Östersund',
    zipCode: '99971',
    shops: [
      ['Storsjöns Present', 'Provgatan 30'],
      ['Fjällhyllan', 'Exempelvägen 8'],
      ['Vedbod & Vantar', 'Provtorget 5'],
    ],
  },
  {
    countryCode: 'NO',
    city: 'Oslo',
    zipCode: '0199',
    shops: [
      ['Fjordlys Interiør', 'Prøvegata 11'],
      ['Lille Kvist', 'Eksempelveien 4'],
      ['Kaffe & Kanel', 'Prøvegata 37'],
    ],
  },
  {
    countryCode: 'NO',
    city: 'Bergen',
    zipCode: '5099',
    shops: [
      ['Bryggeskapet', 'Prøvegata 2'],
      ['Regn & Ro', 'Eksempelveien 21'],
      ['Syv Fjell Hjem', 'Prøvesmauet 7'],
    ],
  },
  {
    countryCode: 'NO',
    city: 'Trondheim',
    zipCode: '7099',
    shops: [
      ['Elvebredden', 'Prøvegata 16'],
      ['Nordre Gate Gaver', 'Eksempelveien 3'],
      ['Trehuset', 'Prøvegata 44'],
    ],
  },
  {
    countryCode: 'DK',
    city: 'København',
    zipCode: '1099',
    shops: [
      ['Havnens Hus', 'Prøvegade 18'],
      ['Papir & Porcelæn', 'Eksempelvej 6'],
      ['Bakkehusets Bod', 'Prøvegade 71'],
      ['Lyst & Linned', 'Eksempelstræde 2'],
    ],
  },
  {
    countryCode: 'DK',
    city: 'Aarhus',
    zipCode: '8099',
    shops: [
      ['Åboulevardens Ting', 'Prøvegade 5'],
      ['Smuk Hverdag', 'Eksempelvej 29'],
      ['Det Grønne Køkken', 'Prøvegade 13'],
    ],
  },
  {
    countryCode: 'DK',
    city: 'Odense',
    zipCode: '5098',
    shops: [
      ['Fynsk Form', 'Eksempelvej 10'],
      ['Kaninhullet', 'Prøvegade 3'],
    ],
  },
  {
    countryCode: 'FI',
    city: 'Helsingfors',
    zipCode: '00998',
    shops: [
      ['Villa Ruska', 'Esimerkkikatu 8'],
      ['Hamnskäret', 'Provgatan 5'],
      ['Puoti Poro', 'Koekatu 14'],
    ],
  },
  {
    countryCode: 'FI',
    city: 'Åbo',
    zipCode: '20998',
    shops: [
      ['Kotikulma Nord', 'Koekatu 2'],
      ['Skärgårdsboden', 'Provgatan 31'],
      ['Aura Hem & Kök', 'Exempelgatan 12'],
    ],
  },
  {
    countryCode: 'FI',
    city: 'Tammerfors',
    zipCode: '33998',
    shops: [
      ['Koskenranta Koti', 'Koekatu 9'],
      ['Valkea Kuppi', 'Esimerkkikatu 27'],
      ['Tehtaan Lahjat', 'Koekatu 40'],
    ],
  },
  {
    countryCode: 'DE',
    city: 'Hamburg',
    zipCode: '20998',
    shops: [
      ['Hafenküche', 'Probestraße 7'],
      ['Möwe & Moor', 'Beispielweg 15'],
      ['Kontor Schönes', 'Probestraße 90'],
    ],
  },
  {
    countryCode: 'DE',
    city: 'Berlin',
    zipCode: '10998',
    shops: [
      ['Haus Birke', 'Beispielstraße 4'],
      ['Fika Kiez', 'Probestraße 33'],
      ['Zimmer mit Zimt', 'Beispielweg 2'],
      ['Nordstern Papeterie', 'Probeplatz 1'],
    ],
  },
  {
    countryCode: 'GB',
    city: 'London',
    zipCode: 'N1 9ZZ',
    shops: [
      ['The Little Tray Shop', '14 Example Row'],
      ['Cinnamon & Larch', '3 Sample Street'],
      ['Birch Lane Home', '27 Example Lane'],
      ['Third Cup', '88 Sample Road'],
    ],
  },
  {
    countryCode: 'GB',
    city: 'Edinburgh',
    zipCode: 'EH1 9ZZ',
    shops: [
      ['North Sea Living', '5 Example Wynd'],
      ['The Kettle Room', '41 Sample Street'],
      ['Gorse & Granite', '9 Example Close'],
    ],
  },
];
