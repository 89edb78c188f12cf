import { badField, Problem } from '#kit/http/problem.ts';
import { leastPixels, mostPixels } from '#shop/images/image-limits.ts';
import { officeTextOf, type OfficeT } from '#shop/texts/office-language/text.ts';
import { mostIntakeBytes, mostIntakeFiles, mostIntakeImageBytes, mostPlaces } from './contract.ts';
import type { ZipRefused } from './images-in-zip.server.ts';
import type { Refusal } from './receive.server.ts';
import type { RowProblem } from './resolve-rows.ts';

export function beingTaken(): Problem {
  return new Problem('conflict', { detail: officeTextOf('intakeProblem.beingTaken') });
}

export function problemOfZip({ reason }: ZipRefused): Problem {
  const rule = reason === 'noZip' ? 'regex' : 'maxAmount';
  const values = { most: mostIntakeFiles, gigabytes: mostIntakeBytes / 1e9 };
  return badField('File', rule, officeTextOf(`intakeProblem.${reason}`, values));
}

export function rowProblemText(problem: RowProblem, t: OfficeT): string {
  return t(`intakeProblem.${problem}`, { most: mostPlaces });
}

export function refusalText(refusal: string, size: string, t: OfficeT): string {
  return t(`intakeProblem.${refusal as Refusal}`, {
    size,
    megabytes: mostIntakeImageBytes / 1e6,
    pixels: leastPixels,
    most: mostPixels / 1e6,
  });
}
