import { eanCheckDigit } from '#kit/text/ean.ts';
import type { DemoArticle } from './article.ts';
import { stockOf } from './article-stock.ts';
import { demoDesigns } from './designs.ts';
import { patternBeginnings, patternEndings } from './growth-words.ts';
import { seededRandom } from './random.ts';

const firstNumber = 2_000_001;
const eanPrefix = '95299';
const patterns = patternBeginnings.length * patternEndings.length;
/** The step is coprime to the number of patterns, so that all of them occur. */
const patternStep = 37;
/** `stockOf` shows every kind of stock in its first articles; from here on they are ordinary. */
const firstOrdinaryStock = 1000;

/** Articles as if each of the range were also printed with many other patterns. */
export function grownArticles(
  range: readonly DemoArticle[],
  from: number,
  count: number,
  today: string,
): DemoArticle[] {
  const random = seededRandom(from);
  const models = range.filter(({ image, productGroupId }) => image && productGroupId !== 9);
  return Array.from({ length: count }, (_, place): DemoArticle => {
    const index = from + place;
    const model = models[index % models.length];
    const design = demoDesigns.find(({ key }) => key === model?.image?.design);
    if (!model || !design) throw new Error('The range has no article to grow from');
    const pattern = patternAt(Math.floor(index / models.length) + (index % models.length) * patternStep);
    const inPattern = (text: string) =>
      text.replaceAll(design.nameSv, pattern.nameSv).replaceAll(design.nameEn, pattern.nameEn);
    const number = String(firstNumber + index);
    return {
      ...model,
      articleNumber: number,
      nameSv: inPattern(model.nameSv),
      nameEn: inPattern(model.nameEn),
      descriptionSv: inPattern(model.descriptionSv),
      descriptionEn: inPattern(model.descriptionEn),
      textSv: '',
      textEn: '',
      price: Math.max(500, Math.round((model.price * random.between(70, 140)) / 5000) * 50),
      regularPrice: null,
      ...stockOf(firstOrdinaryStock, today, random),
      news: random.between(1, 50) === 1,
      seasonNews: random.between(1, 50) === 1,
      ean: eanPrefix + number + eanCheckDigit(eanPrefix + number),
      sort: index,
    };
  });
}

function patternAt(index: number): { nameSv: string; nameEn: string } {
  const at = index % patterns;
  const [beginSv, beginEn] = patternBeginnings[at % patternBeginnings.length] ?? ['', ''];
  const [endSv, endEn] = patternEndings[Math.floor(at / patternBeginnings.length)] ?? ['', ''];
  return { nameSv: beginSv + endSv, nameEn: beginEn + endEn };
}
