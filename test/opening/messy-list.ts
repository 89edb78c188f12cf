import { readFileSync } from 'node:fs';
import { image } from '../images/intake.ts';
import { writeXlsx, type Cell } from '../import/write-file.ts';

export type MadeArticle = { number: string; ean: number; name: string };

const shapes = ['Bricka', 'Fat', 'Skål', 'Ask', 'Grytlapp', 'Handduk', 'Duk', 'Löpare', 'Kruka', 'Ljusstake'];
const patterns = ['Skagen', 'Ljung', 'Tall', 'Rönn', 'Älv', 'Sten'];
const groups = ['Brickor > Runda', 'Brickor > Avlånga', 'Kökstextil', 'Duktyg', 'Keramik', 'Jul'];

/** The articles of a season: 60, in the order of the maker's blocks, which is not that of the numbers. */
export function articlesOf(season: number): MadeArticle[] {
  return Array.from({ length: 60 }, (_, place) => {
    // 37 and 60 have no common factor, so that each number comes once.
    const serial = season * 100 + ((place * 37) % 60) + 10;
    return {
      number: `NF-${serial}`,
      ean: withCheckDigit(731_086_500_000 + serial),
      name: `${shapes[place % shapes.length]} ${patterns[Math.floor(place / shapes.length)]} ${season}`,
    };
  });
}

/** The workbook of a maker who has never heard of an import. */
export function messyList(articles: readonly MadeArticle[]): Buffer {
  const inBlock = articles.length / groups.length;
  const rows: Cell[][] = [
    ['Nordan Form AB'],
    [
      'Prislista, alla priser exkl. moms',
      null,
      null,
      null,
      null,
      'Utskriven',
      new Date(Date.UTC(2027, 1, 3)),
    ],
    [null],
    [
      'Art.nr',
      'Sortiment',
      'Produkt',
      'Streckkod (EAN)',
      'Förp',
      'Pris SEK',
      'Pris EUR',
      'Moms',
      'Nyhet!',
      'Vår notering',
    ],
  ];
  for (const [place, { number, ean, name }] of articles.entries()) {
    const price = 49 + place * 20;
    const group = place % inBlock === 0 ? groups[place / inBlock]! : null;
    if (group !== null && place > 0) rows.push([null]);
    rows.push([
      number,
      group,
      name,
      ean,
      '6 st',
      place % 3 === 0 ? price : `${price},00 kr`,
      place % 2 === 0 ? `€ ${price / 10}`.replace('.', ',') : price / 10,
      '25 %',
      place % 7 === 0 ? 'x' : null,
      place % 11 === 0 ? 'ny färg' : null,
    ]);
  }
  rows.push([null, null, 'Summa', null, null, articles.reduce((sum, _, place) => sum + 49 + place * 20, 0)]);
  return readFileSync(writeXlsx(rows));
}

/** A picture of each article, named as photographers do; the last three as their cameras do. */
export async function messyImages(articles: readonly MadeArticle[]) {
  const nameOf = ({ number, ean, name }: MadeArticle, place: number): string => {
    if (place >= articles.length - 3) return `IMG_${4700 + place}.JPG`;
    return [
      `${number}.jpg`,
      `${name} ${number} miljö.jpg`,
      `${ean}.jpg`,
      `${number.toLowerCase().replace('-', '_')}_1.jpeg`,
    ][place % 4]!;
  };
  return await Promise.all(
    articles.map(async (article, place) => ({
      name: nameOf(article, place),
      mimeType: 'image/jpeg',
      // Its number makes each picture another one.
      buffer: await image(Number(article.number.slice(3)), 600),
    })),
  );
}

function withCheckDigit(twelve: number): number {
  const sum = [...String(twelve)].reduce(
    (all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return twelve * 10 + ((10 - (sum % 10)) % 10);
}
