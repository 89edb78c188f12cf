import { eanCheckDigit } from '#kit/text/ean.ts';
import type { ArticleLine } from './article-line.ts';
import { oddArticles } from './article-oddities.ts';
import { stockOf } from './article-stock.ts';
import type { DemoArticle } from './article.ts';
import { demoColours, type DemoColour } from './colours.ts';
import { demoDesigns, type DemoDesign } from './designs.ts';
import { demoGroups } from './groups.ts';
import { kitchenLines } from './kitchen-lines.ts';
import { paperLines } from './paper-lines.ts';
import type { Colour, Design } from './image-spec.ts';
import { seededRandom } from './random.ts';
import { resellerLines } from './reseller-lines.ts';
import { textileLines } from './textile-lines.ts';
import { trayLines } from './tray-lines.ts';

const lines = [...trayLines, ...kitchenLines, ...textileLines, ...paperLines, ...resellerLines];
const exampleEanPrefix = '9521234';

type Variant = { line: ArticleLine; design: DemoDesign; colour: DemoColour };

/** The whole range; `today` only determines when ordered goods are expected. */
export function demoArticles(today: string): DemoArticle[] {
  const random = seededRandom(1897);
  const leaves = demoGroups.filter(({ id }) => lines.some((line) => line.groupId === id));
  const numbered = leaves.flatMap(({ id }) =>
    variantsOf(id).map((variant, index) => ({ ...variant, number: articleNumber(id, index + 1) })),
  );
  return numbered.map(({ line, design, colour, number }, index) => {
    const isForShops = line.groupId === 9;
    const seasonNews = !isForShops && index % 17 === 11;
    const stock = isForShops
      ? { quantityAvailable: 40, quantityOrdered: 0, estimatedDeliveryDate: null, noArticleStock: false }
      : stockOf(index, today, random);
    const article: DemoArticle = {
      id: index + 1,
      articleNumber: number,
      ...(line.isPlain ? describePlain(line) : describe({ line, design, colour }, index)),
      careSv: line.careSv,
      careEn: line.careEn,
      productGroupId: line.groupId,
      materialId: line.materialId,
      colourIds: [colour.id],
      image: { form: line.form, design: design.key, colour: colour.key },
      vatCode: '25',
      price: line.price,
      regularPrice: null,
      quantityPerPackage: line.pack,
      ...stock,
      news: !isForShops && !seasonNews && index % 12 === 3,
      seasonNews,
      ean: exampleEanPrefix + number + eanCheckDigit(exampleEanPrefix + number),
      boxWidthMm: line.width,
      boxHeightMm: line.height,
      boxDepthMm: line.depth,
      weightG: line.weight,
      countryOfOrigin: 'SE',
      hsCode: line.hsCode,
      shelf: shelfOf(line.groupId, index),
      sort: index + 1,
    };
    const onSale = !isForShops && index % 12 === 8;
    return {
      ...article,
      ...(onSale ? reduced(line.price, percentsOff[index % percentsOff.length] ?? 20) : {}),
      ...oddArticles[number],
    };
  });
}

/** Product family by family: a design in one colourway in every size, then in the next colourway. */
function variantsOf(groupId: number): Variant[] {
  const inGroup = lines.filter((line) => line.groupId === groupId);
  const variants: Variant[] = [];
  for (let place = 0; place < demoDesigns.length; place++) {
    for (let step = 0; step < demoColours.length; step++) {
      for (const line of inGroup) {
        const [design, colourway] = [line.designs[place], line.colourways[step]];
        if (design === undefined || colourway === undefined) continue;
        variants.push({ line, ...inColour(design, colourway) });
      }
    }
  }
  return variants;
}

function inColour(key: Design, colourway: number): { design: DemoDesign; colour: DemoColour } {
  const design = demoDesigns.find((candidate) => candidate.key === key);
  const colour = colourNamed(design?.colourways[colourway]);
  if (!design || !colour) throw new Error(`No colourway ${colourway} of ${key}`);
  return { design, colour };
}

function colourNamed(key: Colour | undefined): DemoColour | undefined {
  return demoColours.find((colour) => colour.key === key);
}

/** Group 11 starts at 10101, group 12 at 10201, group 9 at 90101. */
function articleNumber(groupId: number, place: number): string {
  const [parent, child] = groupId === 9 ? [9, 1] : [Math.floor(groupId / 10), groupId % 10];
  return `${parent}0${child}${String(place).padStart(2, '0')}`;
}

/** Goods of a group stand together: those of group 11 at A1, of 12 at A2, on five levels. */
function shelfOf(groupId: number, index: number): string {
  const [aisle, bay] = groupId === 9 ? ['R', 1] : [String.fromCharCode(64 + Math.floor(groupId / 10)), groupId % 10];
  return `${aisle}${bay}-${1 + (index % 5)}`;
}

const percentsOff = [20, 15, 30, 25, 10, 40];

/** Rounds down to the nearest fifty öre. */
function reduced(regularPrice: number, percent: number): { price: number; regularPrice: number } {
  return { regularPrice, price: Math.floor((regularPrice * (100 - percent)) / 5000) * 50 };
}

function describe({ line, design, colour }: Variant, index: number) {
  const pick = (choices: readonly [string, ...string[]]) => choices[index % choices.length] ?? choices[0];
  return {
    nameSv: `${line.nameSv} ${design.nameSv} ${line.sizeSv}, ${colour.nameSv.toLocaleLowerCase('sv')}`,
    nameEn: `${line.nameEn} ${design.nameEn} ${line.sizeEn}, ${colour.nameEn.toLowerCase()}`,
    descriptionSv: `${pick(line.madeSv)} Mönstret ${design.nameSv} är ritat av ${design.designer}. ${colour.moodSv} ${note(line.noteSv)}Säljs i förpackning om ${line.pack} st.`,
    descriptionEn: `${pick(line.madeEn)} The pattern ${design.nameEn} is by ${design.designer}. ${colour.moodEn} ${note(line.noteEn)}Sold in packs of ${line.pack}.`,
    textSv: `${design.storySv} Trycks i Provstad.`,
    textEn: `${design.storyEn} Printed in Provstad.`,
  };
}

function note(text = ''): string {
  return text && `${text} `;
}

/** Of what carries no pattern, such as a stand. */
function describePlain(line: ArticleLine) {
  return {
    nameSv: `${line.nameSv} ${line.sizeSv}`,
    nameEn: `${line.nameEn} ${line.sizeEn}`,
    descriptionSv: `${line.madeSv[0]} ${note(line.noteSv)}Säljs i förpackning om ${line.pack} st.`,
    descriptionEn: `${line.madeEn[0]} ${note(line.noteEn)}Sold in packs of ${line.pack}.`,
    textSv: 'Visas med brickor, som köps för sig. Tillverkas i Provstad.',
    textEn: 'Shown with trays, which are sold separately. Made in Provstad.',
  };
}
