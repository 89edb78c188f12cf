/** The files of a maker who opens a shop, as untidy as such lists come. */
export const makerFiles = [
  [
    'groups',
    'varugrupper.csv',
    `Varugrupp;Överordnad;Benämning;Benämning engelska
20;;Köksgeråd;Kitchenware
7;20;Skärbrädor;
31;;Textil;Textiles`,
  ],
  [
    'articles',
    'artiklar.csv',
    `Artnr;Benämning;Engelsk benämning;Varugrupp;Utpris;Förp.antal;Disponibelt;Moms;Färger;Material;Okänt
GR-044 ; Grytlapp "Rönn", rund ;;31;89,50 kr;4;3;25 %;COLOUR;LINEN;x
sb 12;Skärbräda ek;Oak cutting board;7;349;1;120 st;25;;WOOD;
0991;Smörkniv i en;;20;1.050,00;12;;25;;;
K-7;Kokbok på svenska;;20;149,00;1;9;6;;;bok`,
  ],
  [
    'customers',
    'kunder.csv',
    `Kundnr;Namn;Adress;Postnr;Ort;Land;E-post;Betvillkor
880;Hemma hos Åsa AB;Torget 3;901 33;Umeå;SE;butiken@asa.example;30`,
  ],
] as const;
