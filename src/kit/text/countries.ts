import { lazy } from './lazy.ts';

/** Every two-letter code of ISO 3166-1, as of 2026. Which of them are in the union, `order-model/vat-case.ts` says. */
const codes = lazy(
  () =>
    new Set(
      (
        'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
        'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
        'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT ' +
        'JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP ' +
        'MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA ' +
        'RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR ' +
        'TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
      ).split(' '),
    ),
);

/** The three-letter codes of the same countries in the same order, which customs and some business systems write. */
const threeLetterCodes = lazy(() =>
  (
    'AND ARE AFG ATG AIA ALB ARM AGO ATA ARG ASM AUT AUS ABW ALA AZE BIH BRB BGD BEL BFA BGR BHR BDI BEN BLM BMU BRN ' +
    'BOL BES BRA BHS BTN BVT BWA BLR BLZ CAN CCK COD CAF COG CHE CIV COK CHL CMR CHN COL CRI CUB CPV CUW CXR CYP CZE ' +
    'DEU DJI DNK DMA DOM DZA ECU EST EGY ESH ERI ESP ETH FIN FJI FLK FSM FRO FRA GAB GBR GRD GEO GUF GGY GHA GIB GRL ' +
    'GMB GIN GLP GNQ GRC SGS GTM GUM GNB GUY HKG HMD HND HRV HTI HUN IDN IRL ISR IMN IND IOT IRQ IRN ISL ITA JEY JAM ' +
    'JOR JPN KEN KGZ KHM KIR COM KNA PRK KOR KWT CYM KAZ LAO LBN LCA LIE LKA LBR LSO LTU LUX LVA LBY MAR MCO MDA MNE ' +
    'MAF MDG MHL MKD MLI MMR MNG MAC MNP MTQ MRT MSR MLT MUS MDV MWI MEX MYS MOZ NAM NCL NER NFK NGA NIC NLD NOR NPL ' +
    'NRU NIU NZL OMN PAN PER PYF PNG PHL PAK POL SPM PCN PRI PSE PRT PLW PRY QAT REU ROU SRB RUS RWA SAU SLB SYC SDN ' +
    'SWE SGP SHN SVN SJM SVK SLE SMR SEN SOM SUR SSD STP SLV SXM SYR SWZ TCA TCD ATF TGO THA TJK TKL TLS TKM TUN TON ' +
    'TUR TTO TUV TWN TZA UKR UGA UMI USA URY UZB VAT VCT VEN VGB VIR VNM VUT WLF WSM YEM MYT ZAF ZMB ZWE'
  ).split(' '),
);

/** The single list of countries, used by forms, files, the API and exports. */
export function countryCodes(): readonly string[] {
  return [...codes()];
}

/** The languages in which lists of customers name countries. */
const named = ['sv', 'en', 'de', 'nb', 'da', 'fi', 'nl', 'fr'];
const alsoCalled = { uk: 'GB', el: 'GR', england: 'GB', holland: 'NL', usa: 'US' };

const codesByName = lazy(() => {
  const names = named.flatMap((language) => {
    const nameOf = new Intl.DisplayNames(language, { type: 'region' });
    return countryCodes().map((code) => [(nameOf.of(code) ?? code).toLowerCase(), code] as const);
  });
  const ofThree = countryCodes().map(
    (code, place) => [threeLetterCodes()[place]!.toLowerCase(), code] as const,
  );
  return new Map([...names, ...ofThree, ...Object.entries(alsoCalled)]);
});

/** Returns the code of a country by its code of two or three letters or by its name in a language of the trade, in any case. */
export function countryCalled(text: string): string | undefined {
  const code = text.toUpperCase();
  return isCountryCode(code) ? code : codesByName().get(text.toLowerCase());
}

export function isCountryCode(code: string): boolean {
  return codes().has(code);
}
