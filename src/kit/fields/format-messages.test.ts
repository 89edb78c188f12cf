import { expect, test } from 'vitest';
import { isBankgiro } from '#kit/text/bank-references.ts';
import { isEori } from '#kit/text/codes/eori.ts';
import { isPeppolScheme } from '#kit/text/codes/peppol-identifier.ts';
import { isCountryCode } from '#kit/text/countries.ts';
import { isDate, isMonth } from '#kit/text/dates.ts';
import { languages } from '#kit/text/language.ts';
import { isOrganisationNumber } from '#kit/text/organisation-number.ts';
import { isTrackingTemplate } from '#kit/text/tracking-template.ts';
import { isVatNumber } from '#kit/text/vat-number.ts';
import { parseWeek } from '#kit/text/weeks.ts';
import { formatMessage, type Format } from './format-messages.ts';

const rules: Partial<Record<Format, (word: string) => boolean>> = {
  date: isDate,
  month: isMonth,
  week: (word) => parseWeek(word) !== null,
  vatNumber: isVatNumber,
  eori: isEori,
  country: isCountryCode,
  companyNumber: (word) => isOrganisationNumber('SE', word),
  bankgiro: isBankgiro,
  peppolScheme: isPeppolScheme,
  trackingTemplate: isTrackingTemplate,
};

test.each(languages.flatMap((language) => Object.entries(rules).map((rule) => [language, ...rule] as const)))(
  'what is told in %s of a wrong %s shows one that is right',
  (language, format, holds) => {
    const message = formatMessage(format as Format, language);
    const shown = message
      .split(/,?\s/)
      .map((word) => word.replace(/\.$/, ''))
      .filter(holds);
    expect(shown, message).not.toEqual([]);
  },
);
