import type { Named } from '#kit/text/names.ts';
import { textCell } from './table-file-cells.server.ts';
import { column } from './table-file-heading.server.ts';

/** The name of a row in every language that a shop may be shown in. */
export const nameColumns = {
  name_sv: column(textCell(), 'Benämning', 'Namn'),
  name_en: column(textCell(), 'Benämning engelska', 'Engelsk benämning', 'Namn engelska'),
  name_de: column(textCell(), 'Benämning tyska', 'Tysk benämning', 'Namn tyska'),
};

type NamesOfFile = { name_sv?: string; name_en?: string; name_de?: string };

/** The Swedish name is the key, and stays as it was first written. */
export function namesOfFile(
  { name_sv = '', name_en, name_de }: NamesOfFile,
  before: Named | undefined,
): Named {
  return {
    name_sv: before?.name_sv ?? name_sv,
    name_en: name_en ?? before?.name_en ?? null,
    name_de: name_de ?? before?.name_de ?? null,
  };
}

export function namesToFile({ name_sv, name_en, name_de }: Named) {
  return { name_sv, name_en: name_en ?? '', name_de: name_de ?? '' };
}
