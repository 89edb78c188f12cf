import { pieceUnits } from '#kit/text/numbers/number-units.ts';

/** Words beside a quantity that say nothing, as a part of a pattern: `8 st`, `x 8`, `8x`, `ant: 8`. */
export const quantityUnit = `(?:x|×|${pieceUnits}|ant|antal|anzahl|menge|qty)`;
