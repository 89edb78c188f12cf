import * as z from 'zod/mini';
import { obeys, optionalText } from '#kit/fields/fields.ts';
import { missingOrNoNumber } from '#kit/fields/missing-or-wrong.ts';
import type { Format } from '#kit/fields/format-messages.ts';
import { email, telephone } from '#kit/fields/field-rules.ts';
import { optionalKey } from '#kit/fields/key-fields.ts';
import { isBic, isIban } from '#kit/text/bank-account.ts';
import { isBankgiro } from '#kit/text/bank-references.ts';
import { readColour } from '#kit/text/colour.ts';
import { isCountryCode } from '#kit/text/countries.ts';
import { isMonth } from '#kit/text/dates.ts';
import { isEori } from '#kit/text/codes/eori.ts';
import { parseNumber, readNumber, TwoReadings, type NumberForm } from '#kit/text/number-text.ts';
import { isTrackingTemplate } from '#kit/text/tracking-template.ts';
import { dayUnits } from '#kit/text/numbers/other-units.ts';
import { vatNumberIn } from '#kit/text/vat-number.ts';
import { fontNamed } from './fonts.ts';
import { isIncoterm } from './incoterms.ts';
import { isLogoName } from './logo.ts';

/** The fields of the form; a text of `inLanguage` stands beside its like in the other language. */
export type Control =
  | 'line'
  | 'inLanguage'
  | 'lines'
  | 'yesNo'
  | 'country'
  | 'incoterm'
  | 'colour'
  | 'font'
  | 'logo';

export type Kind<Value, Unset> = {
  control: Control;
  /** What the form and the API take, always a text; '' unsets the setting. */
  input: z.ZodMiniType<string>;
  /** Returns undefined for a text that is not of this kind: a mistake in the database counts as unset. */
  read: (text: string) => Value | undefined;
  unset: Unset;
};

type Input = z.ZodMiniType<string>;
const asIs = (text: string) => text;

function textKind(input: Input, control: Control = 'line'): Kind<string, ''> {
  return { control, input, read: asIs, unset: '' };
}

function orEmpty(holds: (value: string) => boolean, format: Format) {
  return obeys('regex', (value) => value === '' || holds(value), format);
}

export const line = textKind(optionalText());
export const inLanguage = textKind(optionalText(), 'inLanguage');
export const vatNumber = textKind(
  optionalKey().check(orEmpty((number) => vatNumberIn('SE', number) !== undefined, 'vatNumber')),
);
export const eori = textKind(optionalKey().check(orEmpty(isEori, 'eori')));
export const incoterm: Kind<string, ''> = {
  control: 'incoterm',
  input: optionalText({ max: 3 }).check(orEmpty(isIncoterm, 'incoterm')),
  read: (text) => (isIncoterm(text) ? text : undefined),
  unset: '',
};
export const country = textKind(optionalText({ max: 2 }).check(orEmpty(isCountryCode, 'country')), 'country');
export const emailAddress = textKind(
  optionalText({ max: 254 }).check(obeys('email', (value) => value === '' || email(value))),
);
export const trackingTemplate = textKind(
  optionalText({ max: 500 }).check(orEmpty(isTrackingTemplate, 'trackingTemplate')),
);
export const telephoneNumber = textKind(
  optionalText().check(obeys('telephone', (value) => value === '' || telephone(value))),
);
export const bankgiro = textKind(optionalText().check(orEmpty(isBankgiro, 'bankgiro')));
export const iban = textKind(optionalText().check(orEmpty(isIban, 'iban')));
export const bic = textKind(optionalText().check(orEmpty(isBic, 'bic')));

export function lines(max: number): Kind<string, ''> {
  return textKind(optionalText({ max }), 'lines');
}

/** `true` or `false` */
export const yesNo: Kind<boolean, false> = {
  control: 'yesNo',
  input: optionalText({ max: 5 }).check(orEmpty((value) => value === 'true' || value === 'false', 'yesNo')),
  read: (text) => (text === 'true' || text === 'false' ? text === 'true' : undefined),
  unset: false,
};

/** `2027-02` */
export const month: Kind<string, ''> = {
  control: 'line',
  input: optionalText({ max: 20 }).check(orEmpty(isMonth, 'month')),
  read: (text) => (isMonth(text) ? text : undefined),
  unset: '',
};

const isTimeOfDay = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** `14:00` */
export const timeOfDay: Kind<string, ''> = {
  control: 'line',
  input: optionalText({ max: 20 }).check(orEmpty(isTimeOfDay, 'time')),
  read: (text) => (isTimeOfDay(text) ? text : undefined),
  unset: '',
};

/** A whole number from 0 to `most`, as people write it; the API takes a number of JSON too. */
export function wholeNumber(most: number, written: NumberForm = {}): Kind<number, undefined> {
  return {
    control: 'line',
    input: z.pipe(
      z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value)),
      optionalText({ max: 20 }).check(
        z.refine((value) => !(readNumber(value, written) instanceof TwoReadings), {
          error: missingOrNoNumber,
          abort: true,
        }),
        z.overwrite((value) => String(parseNumber(value, written) ?? value)),
        orEmpty((value) => /^-?[\d.,]+$/.test(value), 'wholeNumber'),
        obeys('integer', (value) => !/[.,]/.test(value)),
        z.refine((value) => !value.startsWith('-'), { error: 'minAmount', params: { minimum: 0 } }),
        z.refine((value) => !(Number(value) > most), { error: 'maxAmount', params: { maximum: most } }),
      ),
    ),
    read: (text) => (/^\d+$/.test(text) && Number(text) <= most ? Number(text) : undefined),
    unset: undefined,
  };
}

const mostReminders = 5;
const latestReminder = 365;

/** Numbers of days that rise, `5;15`; none is ''. */
export const risingDays: Kind<readonly number[], readonly number[]> = {
  control: 'line',
  input: optionalText({ max: 80 }).check(
    orEmpty((value) => daysIn(value) !== undefined, 'risingDays'),
    z.overwrite((value) => daysIn(value)?.join(';') ?? value),
  ),
  read: daysIn,
  unset: [],
};

function daysIn(text: string): number[] | undefined {
  const days = text.split(';').map((day) => parseNumber(day, { units: dayUnits }) ?? 0);
  const isRising = days.every(
    (day, place) => Number.isInteger(day) && day > (days[place - 1] ?? 0) && day <= latestReminder,
  );
  return isRising && days.length <= mostReminders ? days : undefined;
}

function readKind<Value>(
  control: Control,
  { max, format }: { max: number; format: Format },
  read: (text: string) => Value | undefined,
): Kind<Value, undefined> {
  const input = optionalText({ max }).check(orEmpty((value) => read(value) !== undefined, format));
  return { control, input, read, unset: undefined };
}

export const colour = readKind('colour', { max: 9, format: 'colour' }, readColour);
export const font = readKind('font', { max: 80, format: 'font' }, fontNamed);
export const logo = readKind('logo', { max: 80, format: 'logo' }, (name) =>
  isLogoName(name) ? name : undefined,
);
