/** Titles of the problems that the areas declare; only the server knows these. */
export const problemTitles = {
  cartEmpty: 'Der Warenkorb ist leer.',
  cartChanged: 'Der Warenkorb hat sich geändert',
  tooLate: 'Die Bestellung wird bereits gepackt und kann nicht mehr geändert werden.',
  soldOut: 'Der Artikel ist ausverkauft',
  belowMinimum: 'Die Bestellung liegt unter dem Mindestbestellwert',
  needsApproval: 'Die Bestellung muss zuerst freigegeben werden.',
  orderHeld: 'Die Bestellung ist angehalten und kann nicht versandt werden.',
  wrongLogIn: 'Falsche Kundennummer oder falsches Passwort.',
  spentLink: 'Der Link wurde bereits verwendet oder ist zu alt',
  unknownEmail: 'Es gibt keinen Kunden mit dieser E-Mail-Adresse.',
  notOpen: 'Der Shop ist noch nicht geöffnet.',
};
