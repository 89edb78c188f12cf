import { badField, type Problem } from '#kit/http/problem.ts';
import type { Named } from '#kit/text/names.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';
import type { Names } from './name-fields.ts';

export function namesToWire({ name_sv, name_en, name_de }: Named) {
  return { NameSV: name_sv, NameEN: name_en ?? '', NameDE: name_de ?? '' };
}

/** A name in a further language that is not given stays as it was. */
export function namesToRow({ NameSV, NameEN, NameDE }: Names, before: Named | undefined): Named {
  return {
    name_sv: NameSV,
    name_en: NameEN || null,
    name_de: (NameDE ?? before?.name_de) || null,
  };
}

/** Files and people find a row by its name, so that no two have the same, whatever their case. */
export function nameTaken({ NameSV }: Names, others: readonly Named[]): Problem | undefined {
  return others.some(({ name_sv }) => name_sv.toLowerCase() === NameSV.toLowerCase())
    ? badField('NameSV', 'match', officeTextOf('officeProblem.nameTaken'))
    : undefined;
}
