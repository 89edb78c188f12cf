import type { Language } from '../../src/kit/text/language.ts';

export type Query = {
  goods: 'demo' | 'giftware';
  language: Language;
  typed: string;
  /** Each of the first three results must match: its number and its name in the language. */
  first: RegExp;
  /** The minimum number of results. */
  atLeast: number;
};

function query(goods: Query['goods'], language: Language, typed: string, first: RegExp, atLeast = 1): Query {
  return { goods, language, typed, first, atLeast };
}

export const queries: readonly Query[] = [
  // Materials, which no name contains.
  query('demo', 'sv', 'linne', /Löpare|Bordstablett/, 20),
  query('demo', 'sv', 'bomull', /Kökshandduk|Kuddfodral/, 30),
  query('demo', 'sv', 'ull', /Pläd/, 8),
  query('demo', 'en', 'wool', /Throw/, 8),
  query('demo', 'en', 'woollen', /Throw/, 8),
  query('demo', 'en', 'linen', /runner|mat/, 20),
  query('demo', 'sv', 'porslin', /Mugg/, 18),
  query('demo', 'sv', 'ekologisk bomull', /Kökshandduk|Kuddfodral/, 30),
  // Colours by their common names.
  query('demo', 'sv', 'blå', /sjö/, 20),
  query('demo', 'sv', 'röd bricka', /[Bb]ricka .*lingon$/, 8),
  query('demo', 'sv', 'röda brickor', /[Bb]ricka .*lingon$/, 8),
  query('demo', 'sv', 'grönt', /skog/, 20),
  query('demo', 'sv', 'svart mugg', /[Mm]ugg .*kol$/, 4),
  query('demo', 'en', 'red tray', /[Tt]ray .*lingonberry$/, 8),
  query('demo', 'en', 'blue', /lake/, 20),
  query('demo', 'sv', 'måsvik mugg blå', /[Mm]ugg Måsvik .*sjö$/, 2),
  // What shops call the goods, in either language.
  query('demo', 'sv', 'filt', /Pläd/, 8),
  query('demo', 'sv', 'filtar', /Pläd/, 8),
  query('demo', 'sv', 'blå filt', /Pläd .*sjö/),
  query('demo', 'sv', 'disktrasa', /Kökshandduk/, 18),
  query('demo', 'sv', 'grytlapp', /Grytunderlägg/, 8),
  query('demo', 'en', 'tea towel', /Kitchen towel/, 18),
  query('demo', 'en', 'tea towels', /Kitchen towel/, 18),
  query('demo', 'en', 'blanket', /Throw/, 8),
  query('demo', 'en', 'wool blanket', /Throw/, 8),
  query('demo', 'en', 'chopping board', /[Cc]utting board/, 16),
  query('demo', 'en', 'serving tray', /[Tt]ray/, 100),
  query('demo', 'en', 'red serving trays', /[Tt]ray .*lingonberry/, 8),
  query('demo', 'en', 'pillow', /Cushion cover/, 12),
  query('demo', 'sv', 'kudde', /Kuddfodral/, 12),
  // Product groups.
  query('demo', 'sv', 'presenter', /Servett|Vykort|block/, 30),
  query('demo', 'sv', 'textilier', /duk|Kudd|Löpare|Bords|Pläd/, 40),
  // Sizes and counts in different spellings.
  query('demo', 'sv', '43x33', /43×33/, 24),
  query('demo', 'sv', '43 × 33 cm', /43×33/, 24),
  query('demo', 'sv', '33x43', /43×33/, 24),
  query('demo', 'sv', '35cl', /35 cl/, 18),
  query('demo', 'en', '35 cl', /35 cl/, 18),
  query('demo', 'sv', 'ø38', /Ø38/, 14),
  query('demo', 'sv', 'rund bricka 38 cm', /Rund bricka .*Ø38/, 14),
  query('demo', 'sv', '20-pack', /Servetter .*20-pack/, 16),
  query('demo', 'en', 'set of 6', /set of 6/, 10),
  // Inflections and compounds.
  query('demo', 'sv', 'muggar', /Mugg/, 30),
  query('demo', 'sv', 'muggarna', /Mugg/, 30),
  query('demo', 'sv', 'kottar', /Kottestig/, 39),
  query('demo', 'sv', 'skärbrädor', /[Ss]kärbräda/, 16),
  query('demo', 'sv', 'handdukar', /Kökshandduk/, 18),
  query('demo', 'sv', 'duk', /Kökshandduk/, 18),
  query('demo', 'sv', 'tabletter', /Bordstablett/, 12),
  query('demo', 'sv', 'underlägg', /underlägg/, 18),
  query('demo', 'sv', 'kaffemugg', /[Mm]ugg/, 18),
  query('demo', 'sv', 'bomullshandduk', /Kökshandduk/, 18),
  query('demo', 'sv', 'rundbricka', /Rund bricka/, 20),
  query('demo', 'sv', 'kuddar', /Kuddfodral/, 12),
  query('demo', 'en', 'cutting boards', /[Cc]utting board/, 16),
  query('demo', 'en', 'napkin', /Napkins/, 16),
  // A word of the other language.
  query('demo', 'sv', 'tray', /[Bb]ricka/, 100),
  query('demo', 'en', 'pläd', /Throw/, 8),
  query('demo', 'sv', 'blue mugg', /[Mm]ugg .*sjö/, 8),
  // Typing errors.
  query('demo', 'sv', 'brikca', /[Bb]ricka/, 100),
  query('demo', 'sv', 'handuk', /Kökshandduk/, 18),
  query('demo', 'sv', 'vykrot', /Vykort/, 8),
  query('demo', 'sv', 'skarbrador', /[Ss]kärbräda/, 16),
  query('demo', 'en', 'nakpins', /Napkins/, 16),
  // Numbers.
  query('demo', 'sv', '9 521234 201137', /^20113 /),
  query('demo', 'sv', '9521234201137', /^20113 /),
  query('demo', 'sv', '09521234201137', /^20113 /),
  query('demo', 'sv', '10101 20113', /^(10101|20113) /, 2),
  query('demo', 'sv', '2011', /^2011\d /, 9),
  // Articles named by somebody else.
  query('giftware', 'en', '85123a', /^85123A /),
  query('giftware', 'en', '85123-A', /^85123A /),
  query('giftware', 'en', '22752 21730', /^(22752|21730) /, 2),
  query('giftware', 'en', 't-light holder', /T-LIGHT HOLDER/, 10),
  query('giftware', 'en', 'tlight', /T-LIGHT/, 10),
  query('giftware', 'en', 'hearts', /HEART/, 5),
  query('giftware', 'en', 'tea towels', /TEA TOWELS/, 2),
  query('giftware', 'en', 'nesting boxes set 7', /^22752 /),
  query('giftware', 'en', 'set of 6 plates', /SET\/6 .*PLATES/, 2),
  query('giftware', 'en', 'red spotty plates', /^21094 /),
  query('giftware', 'en', 'jigsaw puzzel', /JIGSAW PUZZLES/),
  query('giftware', 'en', 'grey hot water bottle', /GREY HOT WATER BOTTLE/),
  query('giftware', 'en', 'wooden frame', /WOOD/, 2),
  query('giftware', 'en', 'lunchbox', /LUNCH BOX/, 3),
  query('giftware', 'en', 'door mat', /DOORMAT/, 5),
  query('giftware', 'en', 'shelves', /SHELF/, 2),
  query('giftware', 'en', 'mugs', /MUG/, 5),
  query('giftware', 'en', "poppy's playhouse", /POPPY'S PLAYHOUSE/),
  query('giftware', 'en', 'charlie and lola', /CHARLIE/, 2),
  query('giftware', 'sv', 'klockor', /CLOCK|WATCH/, 5),
  query('giftware', 'sv', 'röd', /\bRED\b/, 5),
];
