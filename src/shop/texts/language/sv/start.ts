export const startTexts = {
  'start.toTheShop': 'Till webbshoppen',
  'start.introImages': 'Bilder ur vår värld',
  'start.aboutUs': 'Om oss',

  'resellers.title': 'Återförsäljare',
  'resellers.lead': 'Här finns butikerna som har våra saker på hyllan.',
  'resellers.apply': 'Bli återförsäljare',
  'resellers.count.one': '{count} butik',
  'resellers.count.other': '{count} butiker',
  'resellers.none': 'Inga återförsäljare att visa just nu.',
};
