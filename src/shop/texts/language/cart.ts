import type { Texts } from './texts.ts';

export const cartTexts = {
  'cart.title': ['Varukorg', 'Cart'],
  'cart.goTo': ['Till varukorgen', 'Go to cart'],
  'cart.lines.one': ['{count} rad', '{count} line'],
  'cart.lines.other': ['{count} rader', '{count} lines'],
  'cart.widgetLabel': ['Varukorg: {lines}, {total} exkl. moms', 'Cart: {lines}, {total} excl. VAT'],
  'cart.empty': ['Varukorgen är tom.', 'Your cart is empty.'],
  'cart.emptyHint': [
    'Lägg i något från webbshoppen, så samlas det här.',
    'Add something from the web shop and it will be gathered here.',
  ],
  'cart.continueShopping': ['Fortsätt handla', 'Continue shopping'],
  'cart.loading': ['Hämtar varukorgen …', 'Fetching your cart …'],
  'cart.rows': ['Artiklar i varukorgen', 'Articles in the cart'],
  'cart.article': ['Artikel', 'Article'],
  'cart.articleNumber': ['Artikelnr', 'Article no.'],
  'cart.price': ['Pris', 'Price'],
  'cart.quantity': ['Antal', 'Quantity'],
  'cart.lineTotal': ['Radsumma', 'Line total'],
  'cart.minus': ['Minska antal för {article}', 'Decrease quantity of {article}'],
  'cart.plus': ['Öka antal för {article}', 'Increase quantity of {article}'],
  'cart.remove': ['Ta bort {article}', 'Remove {article}'],
  'cart.removed': ['{article} togs bort.', '{article} was removed.'],
  'cart.undo': ['Ångra', 'Undo'],
  'cart.quantityNow': ['{article}: {count} st', '{article}: {count} pcs'],
  'cart.packOf': ['Förpackning om {count} st', 'Pack of {count}'],
  'cart.multipleOf': [
    'Antalet måste vara en multipel av {count}.',
    'The quantity must be a multiple of {count}.',
  ],
  'cart.lessInStock': [
    'Finns inte i det antalet just nu. Resten restnoteras.',
    'Not in stock in that quantity right now. The rest becomes a backorder.',
  ],
  'cart.shortBy': [
    '{count} st finns inte i lager och restnoteras.',
    '{count} pcs are not in stock and become a backorder.',
  ],
  'cart.soldOut': [
    'Slutsåld sedan du lade den i varukorgen. Den restnoteras.',
    'Sold out since you added it. It becomes a backorder.',
  ],
  'cart.priceChanged': [
    'Priset har ändrats sedan du lade artikeln i varukorgen.',
    'The price has changed since you added the article.',
  ],
  'cart.priceWas': ['Tidigare pris', 'Previous price'],
  'cart.changeFailed': [
    'Antalet för {article} kunde inte ändras. Det gamla gäller.',
    'The quantity of {article} could not be changed. The old one stands.',
  ],
  'cart.removeFailed': [
    '{article} kunde inte tas bort. Försök igen.',
    '{article} could not be removed. Please try again.',
  ],
  'cart.undoFailed': [
    '{article} kunde inte läggas tillbaka. Försök igen.',
    '{article} could not be put back. Please try again.',
  ],
  'cart.totals': ['Summering', 'Totals'],
  'cart.totalExclVat': ['Summa exkl. moms', 'Total excl. VAT'],
  'cart.vat': ['Moms', 'VAT'],
  'cart.totalInclVat': ['Summa inkl. moms', 'Total incl. VAT'],
  'cart.freightAdded': ['Frakt tillkommer', 'Freight is added'],
  'cart.toCheckout': ['Till kassan', 'To checkout'],
  'cart.error': [
    'Något gick fel. Försök igen om en stund.',
    'Something went wrong. Please try again in a moment.',
  ],
} as const satisfies Texts;
