export const startTexts = {
  'start.toTheShop': 'Till webbshoppen',
  'start.introImages': 'Bilder ur vår värld',
  'start.aboutUs': 'Om oss',

  'resellers.title': 'Återförsäljare',
  'resellers.lead': 'Här finns butikerna som har våra saker på hyllan.',
  'resellers.apply': 'Bli återförsäljare',
  'resellers.count.one': '{count} butik',
  'resellers.count.other': '{count} butiker',

  'soon.title': 'Vi öppnar snart',
  'soon.text': 'Butiken är nästan klar. Kom gärna tillbaka om några dagar.',
  'soon.logIn': 'Redan kund? Logga in',
  'soon.fillIn': 'Fyll i kundnummer och lösenord.',
  'soon.press': 'Till pressrummet',
  'soon.staff': 'För personalen',
  'soon.languages': 'Välj språk',
};
