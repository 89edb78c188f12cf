/** Titles of the problems that the areas declare; only the server knows these. */
export const problemTitles = {
  cartEmpty: 'Your cart is empty.',
  cartChanged: 'The cart has changed',
  tooLate: 'The order is being picked and cannot be changed.',
  soldOut: 'The article is sold out',
  belowMinimum: 'The order is below the minimum',
  needsApproval: 'The order needs approval first.',
  orderHeld: 'The order is held and cannot be sent.',
  wrongLogIn: 'Wrong customer number or password.',
  spentLink: 'The link has been used or is too old',
  unknownEmail: 'There is no customer with that e-mail address.',
  notOpen: 'The shop has not opened yet.',
};
