export const openingTexts = {
  'soon.title': 'Vi öppnar snart',
  'soon.text': 'Butiken är nästan klar. Kom gärna tillbaka om några dagar.',
  'soon.logIn': 'Redan kund? Logga in',
  'soon.fillIn': 'Fyll i kundnummer och lösenord.',
  'soon.press': 'Till pressrummet',
  'soon.staff': 'För personalen',
  'soon.languages': 'Välj språk',
};
