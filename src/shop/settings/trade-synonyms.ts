/** The longest list that a maker may write: one group a line, its words or phrases with commas between. */
export const longestSynonyms = 20_000;

/** What shops call the goods and questions of this trade; a maker may change the list. */
export const tradeSynonyms = [
  'pläd, filt, throw, blanket',
  'kökshandduk, disktrasa, kitchen towel, tea towel, dish towel, dishcloth',
  'grytunderlägg, grytlapp, trivet, pot holder',
  'glasunderlägg, coaster, drink mat',
  'bricka, serveringsbricka, tray, serving tray',
  'skärbräda, skärbräde, cutting board, chopping board',
  'kuddfodral, kudde, cushion, pillow',
  'löpare, bordslöpare, runner, tablecloth',
  'bordstablett, place mat, placemat',
  'mugg, kopp, mug, cup',
  'servett, napkin, serviette',
  'vykort, kort, postcard, greeting card',
  'anteckningsblock, skrivbok, notebook, notepad',
  'lampa, belysning, lamp, light',
  'present, gåva, gift',
  'jul, julen, christmas',
  'frakt, leverans, porto, freight, shipping, delivery',
  'retur, reklamation, ångerrätt, return, claim, complaint',
  'faktura, betalning, betalningsvillkor, invoice, payment',
  'öppettider, telefontider, kontakt, opening hours, contact',
].join('\n');
