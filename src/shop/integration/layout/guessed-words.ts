/**
 * What people call columns in Swedish, English and German, beside what an import takes from programs. Of the fields with `|`
 * between them the first that the kind has is meant. Words are written as `headingKey` does.
 */
const words: readonly (readonly [fields: string, words: string])[] = [
  [
    'article_no',
    'nr nummer artikelkod kod varunr varunummer produktnr produktnummer produktkod modell modellnr bestnr beställningsnr beställningsnummer vårtnr vårtartnr vårtartikelnr itemno itemnumber item articleno partno partnumber stockcode productcode productno productnumber code number reference styleno bestellnummer bestellnr artnummer variantsku',
  ],
  [
    'name_sv|name',
    'produkt produktnamn vara varunamn titel rubrik artikel benämningsv benämningsvenska svensktnamn namnsv namnsvenska product productname title name itemname bezeichnung artikelbezeichnung produktname artikelname butik butiksnamn firma kundnamn company companyname customername shopname',
  ],
  [
    'name_en',
    'nameen nameenglish englishname benämningen namnen namneng engelska english englisch engelsktnamn',
  ],
  ['name_de', 'namede namegerman germanname benämningde namnde tyska german deutsch tysktnamn'],
  [
    'description_sv',
    'beskrivn beskr text produkttext produktbeskrivning beskrivningsv beskrivningsvenska säljtext description productdescription bodyhtml body beschreibung produktbeschreibung artikeltext info',
  ],
  ['description_en', 'descriptionen beskrivningen beskrivningeng englishdescription descriptionenglish'],
  ['care_sv', 'tvätt rengöring skötselanvisning care careinstructions pflege pflegehinweis'],
  [
    'group_id',
    'grupp kategori kategorier varugruppsnamn varugruppnamn produktgruppsnamn sortiment serie avdelning category categories group productgroup producttype type collection gruppe kategorie warengruppe produktgruppe',
  ],
  ['ean', 'barcode gtin13 gtin upc eancode eannummer eannr strichcode streckkodean eangtin'],
  ['unit', 'unit einheit'],
  [
    'pack_qty',
    'antalikartong antalperkartong antalkartong kartongantal ikartong stperkartong förpackning förp frp antalförp antalifrp antalperfrp antalförpackning antaliförpackning ifrp iförp kfp kolli kollistorlek minorder minstaorder moq packsize pack perpack pcsperpack qtyperpack packqty innerpack verpackung ve vpe verpackungseinheit stückprove',
  ],
  [
    'vat_rate|percent',
    'momsprocent vat vat% vatrate taxrate tax tax% mwst ust steuersatz mwst% procent percent prozent',
  ],
  ['width_cm', 'bredd breddcm width widthcm widthmm breite breitecm breitemm b'],
  ['height_cm', 'höjd höjdcm height heightcm heightmm höhe höhecm höhemm h'],
  [
    'depth_cm',
    'djup djupcm depth depthcm depthmm längd längdcm längdmm length lengthcm lengthmm tiefe tiefecm tiefemm länge l d',
  ],
  ['weight_kg', 'vikt viktkg viktgram weight weightkg weightg weightgrams gewicht gewichtkg gewichtg'],
  ['news', 'new news novelty neu neuheit nyheter nyhet'],
  ['no_stock_article', 'madetoorder beställningsvaror'],
  ['country_of_origin', 'ursprung tillverkningsland origin countryoforigin madein herkunftsland'],
  [
    'hs_code',
    'hscode hs tullkod tullnr tullnummer statistisktnummer taric customscode commoditycode zolltarifnummer statnummer knnummer harmonizedcode',
  ],
  [
    'shelf',
    'plockplats lagerfack fack hyllnr hyllnummer hyllfack placering location storagelocation binlocation binno binnumber shelfno lagerort lagerplatz regal regalplatz',
  ],
  ['image_file', 'bildnamn image imagefile picture filnamn foto bild1 bildfiler'],
  ['active', 'active published publicerad aktiv isactive'],
  ['way_of_delivery', 'fraktsätt wayofdelivery deliveryway shippingmethod versandart'],
  ['rate', 'kurs exchangerate rate wechselkurs kurssek'],
  ['up_to_weight', 'maxvikt viktupptill uptokg uptoweight maxweight maxgewicht'],
  ['fee', 'fraktkostnad fraktavgift freight fee shipping fracht versandkosten'],
  ['free_from', 'frifraktfrån freefrom freefreightfrom frachtfreiab'],
  [
    'recommended_price',
    'rekpris cirkaprisibutik riktpris rekutpris rekommenderatpris cirkapris capris konsumentpris butikspris rekbutikspris rrp msrp uvp recommendedprice recommendedretailprice',
  ],
  ['regular_price', 'ordpris ordinariepris tidigarepris compareatprice regularprice'],
  [
    'qty_available',
    'lager ilager antalilager antal stock instock stocklevel quantity qty inventory onhand bestand lagerbestand',
  ],
  ['customer_no', 'kund kundid customerid customerno customernumber kundennummer kundennr customer'],
  [
    'org_no',
    'organisationsnr orgnummer orgnrpersnr orgnrpersonnr orgpersnr orgpersonnr orgnrellerpersonnr organisationsnummerpersonnummer organisationspersonnummer persnr personnr personnummer persnrorgnr organisationnumber companyregistration registrationnumber',
  ],
  ['vat_no', 'vatnumber vatno vatid ustid ustidnr momsnummer momsnr'],
  ['email', 'mail epost epostadress mejl emailaddress email'],
  ['phone', 'tel telefonnr telefonnummer mobil mobile phonenumber telephone telefon'],
  ['inv_address1|address1', 'gatuadress gata street streetaddress address strasse straße leveransadress'],
  ['inv_zip|zip', 'zip postalcode postcode plz postleitzahl'],
  ['inv_city|city', 'city town ort stadt'],
  ['inv_country|country', 'country land countrycode'],
  ['contact', 'contact contactperson ansprechpartner kontakt referens'],
  ['colour_ids|hex', 'färg färger färgnamn kulör kulörer colour colours color colors farbe farben'],
  ['material_id', 'material materials mtrl'],
  ['hex', 'hex colourcode colorcode farbcode'],
  ['sort', 'sort order position reihenfolge'],
];

const fieldsOfWord = new Map(
  words.flatMap(([fields, all]) => all.split(' ').map((word) => [word, fields.split('|')] as const)),
);

/** All words by which a heading is told from a title. */
export const headingWords: readonly string[] = [...fieldsOfWord.keys()];

/** Returns the column of the kind that a word means; '' where it means one that only other kinds have. */
export function fieldOfWord(word: string, has: (field: string) => boolean): string | undefined {
  const fields = fieldsOfWord.get(word);
  return fields && (fields.find(has) ?? '');
}
