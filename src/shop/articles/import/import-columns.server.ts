import { countryCell } from '#kit/tables/cells/country-cell.server.ts';
import { isEan } from '#kit/text/ean.ts';
import {
  cellOf,
  dayCell,
  activeCell,
  flagCell,
  moneyCell,
  idsCell,
  keyCell,
  Refusal,
  scaledCell,
  textCell,
  wholeNumberCell,
  type ReadCell,
} from '#kit/tables/table-file-cells.server.ts';
import { pieceUnits } from '#kit/text/numbers/number-units.ts';
import { measureCell } from '#kit/tables/cells/measure-cell.server.ts';
import { column } from '#kit/tables/table-file-heading.server.ts';
import { percentCell } from '#shop/vat-rates/percent-cell.server.ts';
import { mostVatCode } from '#shop/order-model/vat-rates.ts';
import { isCustomsCode } from '#shop/articles/customs-code.ts';
import { mostShelf } from '#shop/articles/shelf.ts';

const quantity = { min: -1_000_000, max: 100_000_000 };
const centimetres = measureCell('cm', { max: 100_000 });
/** An amount of money in öre. */
const priceCell = moneyCell({ max: 10_000_000_000 });

export const articleNumber = column(
  articleNumberCell(),
  'Artnr',
  'Art nr',
  'Artikelnr',
  'Artikelnummer',
  'Artikel',
  'ArticleNumber',
  'SKU',
);

/** The stock columns that the stock file and the article file share. */
export const stockColumns = {
  qty_available: column(
    wholeNumberCell(quantity),
    'Disponibelt',
    'Disponibelt saldo',
    'Lagersaldo',
    'Saldo',
    'DisposableQuantity',
    'QuantityInStock',
  ),
  qty_on_order: column(wholeNumberCell({ max: quantity.max }), 'Beställt', 'I beställning', 'Inköpt'),
  expected_date: column(dayCell(), 'Inlev.datum', 'Inleveransdatum', 'Beräknad leverans'),
};

/** The column is parsed so that invalid values are reported, although the shop records its own time of change. */
export const changedAt = column(dayCell(), 'Ändrad', 'Ändringsdatum');

/** Headings are compared by their letters, digits and % alone (`heading-key`): `Vikt (kg)` is `Vikt kg`. */
export const articleColumns = {
  article_no: articleNumber,
  name_sv: column(nameCell(), 'Benämning', 'Artikelbenämning', 'Artikelnamn', 'Namn'),
  name_en: column(nameCell(), 'Benämning engelska', 'Engelsk benämning', 'Namn engelska'),
  description_sv: column(textCell({ max: 10_000, lines: true }), 'Beskrivning'),
  description_en: column(
    textCell({ max: 10_000, lines: true }),
    'Beskrivning engelska',
    'Engelsk beskrivning',
  ),
  care_sv: column(textCell({ max: 2_000, lines: true }), 'Skötsel', 'Skötselråd', 'Tvättråd'),
  care_en: column(textCell({ max: 2_000, lines: true }), 'Skötsel engelska', 'Engelsk skötsel'),
  group_id: column(
    numberOrNameCell({ max: 1_000 }),
    'Varugrupp',
    'Varugruppsnr',
    'Artikelgrupp',
    'Produktgrupp',
  ),
  ean: column(eanCell(), 'EAN-kod', 'EAN13', 'GTIN', 'Streckkod'),
  unit: column(textCell({ max: 20 }), 'Enhet'),
  pack_qty: column(
    scaledCell({ decimals: 0, min: 1, max: 100_000, units: `-?pack|-?p|${pieceUnits}` }),
    'Förp.antal',
    'Förpackningsantal',
    'Antal per förpackning',
    'Antal/förp',
  ),
  vat_rate: column(percentCell(), 'Moms', 'Moms %', 'Momssats'),
  vat_code: column(keyCell({ max: mostVatCode }), 'Momskod'),
  width_cm: column(centimetres, 'Bredd', 'Bredd cm', 'Bredd mm'),
  height_cm: column(centimetres, 'Höjd', 'Höjd cm', 'Höjd mm'),
  depth_cm: column(centimetres, 'Djup', 'Djup cm', 'Djup mm'),
  weight_kg: column(measureCell('kg'), 'Vikt', 'Vikt kg', 'Vikt g'),
  colour_ids: column(coloursCell()),
  material_id: column(numberOrNameCell({ max: 200 })),
  news: column(flagCell(), 'Nyhet'),
  season_news: column(flagCell(), 'Säsongsnyhet'),
  no_stock_article: column(flagCell(), 'Ej lagervara', 'Beställningsvara'),
  country_of_origin: column(countryCell(), 'Ursprungsland'),
  hs_code: column(hsCell(), 'HS-kod', 'KN-nr', 'Statnr', 'Tulltaxenr'),
  shelf: column(keyCell({ max: mostShelf }), 'Hylla', 'Hyllplats', 'Lagerplats', 'Shelf', 'Bin'),
  image_file: column(textCell(), 'Bild', 'Bildfil'),
  active: column(activeCell(), 'Aktiv'),
  price: column(priceCell, 'Utpris', 'Pris', 'Försäljningspris', 'SalesPrice'),
  regular_price: column(priceCell, 'Ordinarie pris', 'Ord.pris'),
  recommended_price: column(
    priceCell,
    'Rek.pris',
    'Rekommenderat pris',
    'RecommendedPrice',
    'RRP',
    'Ca-pris',
    'Cirkapris',
  ),
  ...stockColumns,
  changed_at: changedAt,
};

function articleNumberCell(): ReadCell<string> {
  const read = keyCell();
  return cellOf(read.form, (text) =>
    /\d/.test(text) ? read(text) : new Refusal('has no digit: it is no article'),
  );
}

function nameCell(): ReadCell<string> {
  const read = textCell();
  return cellOf(read.form, (text) =>
    /[\p{L}\p{N}]/u.test(text) ? read(text) : new Refusal('has neither a letter nor a digit'),
  );
}

/** Reads the number of a group or a material, its name, or the path of names that leads to it. */
function numberOrNameCell({ max }: { max: number }): ReadCell<number | string> {
  const number = wholeNumberCell({ min: 1 });
  const name = textCell({ max });
  return cellOf<number | string>(number.form, (text) => (/\p{L}/u.test(text) ? name(text) : number(text)));
}

/** Reads numbers, or a text with names in it. */
function coloursCell(): ReadCell<number[] | string> {
  const numbers = idsCell();
  const names = textCell({ max: 1_000 });
  return cellOf<number[] | string>(numbers.form, (text) =>
    /\p{L}/u.test(text) ? names(text) : numbers(text),
  );
}

function eanCell(): ReadCell<string> {
  const read = keyCell();
  return cellOf({ is: 'such', example: '7310865004703' }, (text) => {
    const key = read(text);
    if (key instanceof Refusal) return key;
    const digits = key.replace(/[ -]/g, '');
    if (!/^\d{12,13}$/.test(digits)) return new Refusal('does not have 13 digits');
    // A twelve-digit UPC is an EAN without its leading zero; Excel drops leading zeros too.
    const ean = digits.padStart(13, '0');
    return isEan(ean) ? ean : new Refusal('has a wrong check digit');
  });
}

function hsCell(): ReadCell<string> {
  return cellOf({ is: 'such', example: '691110' }, (text) => {
    const digits = text.replace(/[ .]/g, '');
    return isCustomsCode(digits) ? digits : new Refusal('does not have 6 to 10 digits');
  });
}
