/** Words beside a quantity that say nothing, as a part of a pattern: `8 st`, `x 8`, `8x`, `ant: 8`. */
export const quantityUnit =
  '(?:x|×|st|styck|stycken|stk|stück|pcs|pc|pieces|piece|units|unit|ea|ant|antal|anzahl|menge|qty)';
