// Words beside a number that tell what it counts, as parts of a pattern. Words for packages are none of them: nobody can
// tell how many pieces they are.

export const pieceUnits =
  'st|styck|stycken|stk|stck|stück|stueck|pcs|pce|pc|pieces|piece|units|unit|each|ea|nos';
