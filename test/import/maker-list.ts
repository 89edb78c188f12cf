import { readFileSync } from 'node:fs';
import { writeXlsx, type Cell } from './write-file.ts';

/** A maker's own price list as it is kept in Excel: titles, groups once per block, units in cells, a sum, two currencies. */
export function makersList(): Buffer {
  const rows: Cell[][] = [
    ['Nordan Form AB'],
    ['Prislista våren 2027, priser exkl. moms'],
    [null],
    [
      'Art.nr',
      'Sortiment',
      'Produkt',
      'Streckkod (EAN)',
      'Förp',
      'Pris SEK exkl. moms',
      'Pris EUR',
      'Moms',
      'Nyhet!',
      'Vår notering',
    ],
    [
      'NF-210',
      'Brickor > Runda',
      'Bricka Skagen 38 cm',
      7310865004703,
      '6 st',
      '149,00 kr',
      '€ 14,90',
      '25 %',
      'x',
      'ny färg',
    ],
    [
      'NF-211',
      null,
      'Bricka Skagen 31 cm',
      7312345678909,
      '6 st',
      '1 129,50 kr',
      '11,50 EUR',
      0.25,
      null,
      null,
    ],
    [null],
    ['NF-104', 'Kökstextil', 'Handduk Ljung', 7340012345670, '12 st', '89 kr', 8.9, '25 %', null, null],
    ['NF-099', null, 'Grytlapp Ljung', null, '10 st', '59:-', 5.9, '25 %', 'x', null],
    [null, null, 'Summa', null, null, 1426.5, 41.2],
  ];
  return readFileSync(writeXlsx(rows));
}

/** What each column of it is. */
export const makersColumns =
  '"Art.nr"=article_no,"Sortiment"=group_id,"Produkt"=name_sv,"Streckkod (EAN)"=ean,"Förp"=pack_qty,"Pris SEK exkl. moms"=price,' +
  '"Pris EUR"=price:EUR,"Moms"=vat_rate,"Nyhet!"=news,"Vår notering"=';
