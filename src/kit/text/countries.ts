import { lazy } from './lazy.ts';

/** Every two-letter code of ISO 3166-1, as of 2026. */
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
  return new Map([...names, ...Object.entries(alsoCalled)]);
});

/** Returns the code of a country by its code or by its name in a language of the trade, in any case. */
export function countryCalled(text: string): string | undefined {
  const code = text.toUpperCase();
  return isCountryCode(code) ? code : codesByName().get(text.toLowerCase());
}

export function isCountryCode(code: string): boolean {
  return codes().has(code);
}
