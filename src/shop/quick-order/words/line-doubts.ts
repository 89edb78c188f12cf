import { wordOfAnother } from './another-article.ts';
import { namesOf, type KnownNumbers } from '#shop/quick-order/reading/known-numbers.ts';
import { withoutRecipient } from '#shop/quick-order/reading/named-words.ts';
import { quantityUnit } from '#shop/wanted-rows/quantity-units.ts';

const longest = 500;
const asking =
  /(?<!\p{L})(?:kan|kunde|skulle|får|can|could|may|might|would|kann|könnt?en?|dürf\p{L}+|kunne|voi\p{L}*)(?!\p{L})/iu;
const having = /(?<!\p{L})(?:haben|have|has|ha|har|hat|hatten|had)(?!\p{L})/iu;
const wishing =
  /(?<!\p{L})(?:vill|ville|vilja|skulle|ska|kan|kunna|kunde|få|får|behöver|can|could|may|would|will|like|want|need|möcht\p{L}*|hätten?|woll\p{L}*|will|würd\p{L}*|kann|könn\p{L}*|brauch\p{L}*|bitte|please|gärna|gerne?|vil)(?!\p{L})/iu;
/** Thanks for what has come: `Tack för 12 st`. */
const thankingFor =
  /(?<!\p{L})(?:tack|thanks|thank you|danke|dank|takk|tak|kiitos)(?: (?:så mycket|so much|very much))? (?:för|for|für)(?!\p{L})/iu;
/** By when, where no pieces are named: `10101 den 12`. */
const dayOfMonth = new RegExp(
  String.raw`(?<!\p{L})(?:den|the|am) (?:[12]?\d|3[01])(?![\d.,]*\d)(?!\s*${quantityUnit}(?!\p{L}))`,
  'iu',
);
/** Before the number of the article it is the English one for number; `mark` stands for that. */
const mark = '\u0000';
const no = new RegExp(String.raw`(?<!\p{L})no(?![\p{L}\d]|[\s.:#]{0,3}${mark})`, 'iu');

/** Returns what makes nobody sure that a line orders its article: a question, what is there already, a word of another article. */
export function doubtIn(text: string, ref: string, known: KnownNumbers): string | undefined {
  if (text.length > longest) return undefined;
  const beside = text.replace(ref, mark);
  // A question asks for the pieces (`Kan ni skicka 12 st?`), or whether they are meant at all (`12 st ?`).
  if (beside.includes('?') && !(/[^\s?]\?\s*$/.test(beside) && asking.test(beside))) return '?';
  if (having.test(beside) && !wishing.test(beside)) return having.exec(beside)?.[0];
  const thanks = thankingFor.exec(beside)?.[0];
  return (
    thanks ??
    no.exec(beside)?.[0] ??
    dayOfMonth.exec(beside)?.[0] ??
    wordOfAnother(withoutRecipient(beside), namesOf(ref, known), known, 'line')
  );
}
