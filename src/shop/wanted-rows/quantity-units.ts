import { pieceUnits } from '#kit/text/numbers/number-units.ts';

/** Pieces in the other languages of our customers' programs: Finnish, Polish, Czech, Dutch, Italian, Spanish. */
const unitsElsewhere = 'kpl|ex|exemplar|szt|ks|stuks|pz|pza|items?';
/** Words beside a quantity that say nothing, as a part of a pattern: `8 st`, `x 8`, `8x`, `ant: 8`. */
export const quantityUnit = `(?:x|×|${pieceUnits}|${unitsElsewhere}|ant|antal|anzahl|menge|qty)`;
