/** Titles of the problems that the areas declare; only the server knows these. */
export const problemTitles = {
  cartEmpty: 'Varukorgen är tom.',
  cartChanged: 'Varukorgen har ändrats',
  tooLate: 'Ordern plockas redan och kan inte ändras.',
  soldOut: 'Artikeln är slutsåld',
  belowMinimum: 'Ordern är under minsta ordervärde',
  needsApproval: 'Ordern behöver godkännas först.',
  orderHeld: 'Ordern är stoppad och kan inte skickas.',
  wrongLogIn: 'Fel kundnummer eller lösenord.',
  spentLink: 'Länken är redan använd eller för gammal',
  unknownEmail: 'Det finns ingen kund med den e-postadressen.',
  notOpen: 'Butiken har inte öppnat än.',
};
