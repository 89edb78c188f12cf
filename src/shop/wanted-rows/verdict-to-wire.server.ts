import { entryOf, inLanguage, type Language } from '#kit/text/language.ts';
import { oreToWire } from '#kit/text/money.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import { wholeNumberInWords } from '#kit/text/numbers/number-in-words.ts';
import { isoWeekOf } from '#kit/text/weeks.ts';
import { stepsToWire } from '#shop/articles/prices/steps-on-wire.ts';
import type { OfferedArticle } from '#shop/articles/look-up/article-look-up.server.ts';
import type { EndedArticle } from '#shop/articles/look-up/ended-articles.server.ts';
import { shortOf, supplyOfShort, type MadeMonths } from '#shop/order-model/supply.ts';
import { textOf, type TextKey } from '#shop/texts/language-table.ts';
import type { Brief, Verdict, Wanted } from './contract.ts';
import type { FoundArticle } from './find-wanted.server.ts';
import { priceNow, type ValidatedRow, type Note, type RowToValidate } from './validate-rows.server.ts';
import { verdictNotes } from './verdict-notes.ts';

/** The language and currency that verdicts are written in; `today` is the day in Stockholm. */
export type VerdictLocale = { language: Language; currencyCode: string; today: string; months: MadeMonths };

/** What stands before a row: the pieces of its article that the cart holds, and those that open orders wait for. */
export type Before = { held: number; waitedFor: number };

export function verdictToWire(
  { Ref }: Pick<Wanted, 'Ref'>,
  found: FoundArticle,
  { line, givenQuantity, priceThenOre }: RowToValidate,
  { state, notes, quantity, quantityShort }: ValidatedRow,
  locale: VerdictLocale,
  before: Before,
): Verdict {
  const article = found.kind === 'article' ? found.article : undefined;
  // The cart would have one row of all the pieces.
  const priceOre = article ? priceNow(article, quantity && quantity + before.held) : null;
  const expected = quantityShort > 0 && article ? dayOf(article, quantity, before, locale) : null;
  return {
    Line: line,
    Given: Ref ?? null,
    GivenQuantity: givenQuantity ?? null,
    State: state,
    Notes: notes.map((note) => ({ Code: note.code, Text: noteText(note, expected, locale) })),
    Article: briefOfFound(found, locale.language),
    Quantity: quantity,
    QuantityShort: quantityShort,
    ExpectedDate: expected,
    Price: priceOre === null ? null : oreToWire(priceOre),
    PriceThen: priceThenOre === null ? null : oreToWire(priceThenOre),
    TotalAmount: oreToWire((priceOre ?? 0) * quantity),
    Candidates: 'candidates' in found ? found.candidates.map((one) => briefOf(one, locale.language)) : [],
  };
}

/** An order would have one row of all the pieces, of which those that are missing come by the same rule. */
function dayOf(
  { restock, available }: OfferedArticle,
  quantity: number,
  { held, waitedFor }: Before,
  at: VerdictLocale,
): string | null {
  const short = shortOf(quantity + held, available);
  return supplyOfShort(restock, { short, waitedFor }, at).day;
}

export function briefOf(article: OfferedArticle, language: Language): Brief {
  return {
    ArticleId: article.id,
    ArticleNumber: article.articleNumber,
    ArticleText: inLanguage(language, article.nameSv, article.nameEn),
    ImageId: article.imageId,
    EAN: article.ean,
    QuantityPerPackage: article.pack,
    Price: article.priceOre === null ? null : oreToWire(article.priceOre),
    ...(article.steps.length > 0 && { PriceSteps: stepsToWire(article.steps) }),
    QuantityAvailable: article.available,
    OrderedArticles: article.restock.OrderedArticles,
    EstimatedDeliveryDate: article.restock.EstimatedDeliveryDate,
    NoArticleStock: article.restock.NoArticleStock,
    SeasonNews: article.restock.SeasonNews,
  };
}

export function briefOfEnded(article: EndedArticle, language: Language): Brief {
  return {
    ArticleId: article.id,
    ArticleNumber: article.article_number,
    ArticleText: inLanguage(language, article.name_sv, article.name_en),
    // Its own pictures are shown to nobody any more.
    ImageId: null,
    EAN: article.ean,
    QuantityPerPackage: article.quantity_per_package,
    Price: null,
    QuantityAvailable: 0,
    OrderedArticles: 0,
    EstimatedDeliveryDate: null,
    NoArticleStock: false,
    SeasonNews: false,
  };
}

export function briefOfFound(found: FoundArticle, language: Language): Brief | null {
  if (found.kind === 'article') return briefOf(found.article, language);
  return found.kind === 'ended' && found.article ? briefOfEnded(found.article, language) : null;
}

function noteText(note: Note, expected: string | null, locale: VerdictLocale): string {
  const { language, currencyCode } = locale;
  const written: Record<string, string> = { when: whenOf(expected, locale) };
  for (const [name, value] of Object.entries(note.values)) {
    if (name === 'thenOre' || name === 'nowOre')
      written[name.slice(0, -3)] = moneyInWords(value, currencyCode, language);
    else written[name] = numberInWords(value, language);
  }
  return textOf(textKeyOf(note, expected), written)(language);
}

function textKeyOf({ code, text, values }: Note, expected: string | null): TextKey {
  if (code === 'short' && expected === null && values['count'] === 0) return 'verdict.noneNoDate';
  return text ?? verdictNotes[code].text;
}

function numberInWords(value: number, language: Language): string {
  if (Number.isInteger(value)) return wholeNumberInWords(value, language);
  return `${value}`.replace('.', entryOf(language).decimal);
}

function whenOf(expected: string | null, { language, today }: VerdictLocale): string {
  if (expected === null) return textOf('verdict.atNoKnownDate')(language);
  const { week, year } = isoWeekOf(expected);
  const isOfThisYear = year === Number(today.slice(0, 4));
  const words = entryOf(language).week.replace('{week}', `${week}`);
  return textOf(isOfThisYear ? 'verdict.inWeek' : 'verdict.inWeekOfYear', { week: words, year })(language);
}
