import { black, mixed, readColour, white, type Colour } from '#kit/text/colour.ts';

/** What a colour looks like whose name says nothing. */
export const neutralColour: Colour = '#9e9e9e';

/** Names in Swedish, English and German, without the words for light and dark. */
const looks: readonly (readonly [hex: Colour, names: string])[] = [
  ['#1c1c1c', 'svart black schwarz kolsvart'],
  ['#ffffff', 'vit vitt vita white weiß weiss'],
  ['#f6f1e4', 'offwhite benvit naturvit gräddvit antikvit cremevit ivory elfenbein elfenben äggvit ecru'],
  ['#8a8a8a', 'grå grått gråa gray grey grau'],
  ['#3b3f42', 'antracit anthracite anthrazit grafit graphite skiffer slate kol charcoal'],
  ['#c0c4c8', 'silver silber krom chrome stål steel tenn zink zinc'],
  ['#c9a227', 'guld gold mässing brass messing'],
  ['#b87333', 'koppar copper kupfer brons bronze'],
  ['#c62828', 'röd rött röda red rot'],
  ['#7b1e2b', 'vinröd bordeaux burgundy weinrot vinrött'],
  ['#a63d2f', 'tegel tegelröd terracotta terrakotta rost rust roströd brick'],
  ['#d2691e', 'orange apelsin'],
  ['#f2b8a0', 'aprikos apricot persika peach lax salmon'],
  ['#ff7f6b', 'korall coral koralle'],
  ['#f4d03f', 'gul gult gula yellow gelb citron lemon'],
  ['#c99a1b', 'senap senapsgul mustard senf ockra ochre curry saffran'],
  ['#3c8d40', 'grön grönt gröna green grün'],
  ['#6b7b3a', 'oliv olivgrön olive'],
  ['#9caf88', 'salvia sage salbei'],
  ['#98d8b8', 'mint mintgrön mynta minze'],
  ['#8bc34a', 'lime limegrön äppelgrön applegreen'],
  ['#1f4d3a', 'flaskgrön skogsgrön forest forestgreen tannengrün buteljgrön'],
  ['#2f6db5', 'blå blått blåa blue blau'],
  ['#1d2a4d', 'marin marinblå navy navyblue marineblau midnattsblå midnight'],
  ['#87b8de', 'himmelsblå skyblue himmelblau pastellblå'],
  ['#2a9d9d', 'turkos turquoise türkis petrol teal'],
  ['#7b4fa0', 'lila purple violett violet viol plommon plum aubergine'],
  ['#b9a3d6', 'lavendel lavender lilac syren'],
  ['#e58fb1', 'rosa pink skär'],
  ['#d81b7a', 'cerise magenta fuchsia hallon raspberry'],
  ['#6f4e37', 'brun brunt bruna brown braun choklad chocolate kaffe coffee valnöt walnut mocka'],
  ['#d8c3a5', 'beige sand sandfärgad'],
  ['#c7a17a', 'kamel camel cognac karamell caramel'],
  ['#efe6d2', 'natur natural naturell linne linen kräm creme cream vanilj vanilla champagne'],
  ['#c8a97e', 'trä wood holz ek oak björk birch bok bambu bamboo rotting rattan jute'],
  ['#e8eef0', 'transparent klar clear genomskinlig klarglas'],
  ['#b5a894', 'taupe mullvad greige lera clay khaki'],
];

const byName = new Map(looks.flatMap(([hex, names]) => names.split(' ').map((name) => [name, hex] as const)));
const longestFirst = [...byName.keys()].sort((a, b) => b.length - a.length);
const shades: readonly (readonly [Colour, RegExp])[] = [
  [
    white,
    /^(?:ljust?|ljusa|light|pale|hell|blek|pastell?|pastel|soft|mjuk|dimmig|pudrig|puder|powder)[\s-]*/,
  ],
  [black, /^(?:mörkt?|mörka|dark|deep|dunkel|djup)[\s-]*/],
];
const shortestWithin = 3;

/** Returns how a colour of that name may look: `marinblå`, `light green`, `Röd/vit`; the neutral one where nothing says it. */
export function colourOfName(given: string): Colour {
  const name = given.trim().replace(/\s+/g, ' ').toLocaleLowerCase('sv');
  const whole = byName.get(name) ?? byName.get(name.replace(/[\s-]/g, ''));
  if (whole) return whole;
  if (/^#[\da-f]{6}$/.test(name)) return readColour(name) ?? neutralColour;
  for (const [end, word] of shades)
    if (word.test(name)) {
      const rest = colourOfName(name.replace(word, ''));
      return mixed(rest, end, end === white ? 0.5 : 0.4);
    }
  return withinName(name) ?? neutralColour;
}

/** The first word that is one tells it, and of a compound its end: `senapsgul`. */
function withinName(name: string): Colour | undefined {
  const words = name.split(/[^\p{L}]+/u).filter(Boolean);
  return words.map(knownWord).find((hex) => hex !== undefined);
}

function knownWord(word: string): Colour | undefined {
  const exact = byName.get(word);
  if (exact) return exact;
  const end = longestFirst.find((one) => one.length >= shortestWithin && word.endsWith(one));
  return end === undefined ? undefined : byName.get(end);
}
