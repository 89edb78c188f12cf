export const intakesOfficeTexts = {
  'intakeProblem.noArticle': 'Namnet passar ingen artikel',
  'intakeProblem.severalArticles': 'Namnet passar flera artiklar',
  'intakeProblem.ofCamera': 'Namnet är kamerans, inte en artikels',
  'intakeProblem.samePlace': 'En annan bild har samma plats',
  'intakeProblem.tooManyPictures': 'En artikel har högst {most} bilder',
  'intakeProblem.tooHeavy': 'Filen är större än {megabytes} MB: spara den mindre',
  'intakeProblem.unpackable': 'Filen kan inte packas upp: den har ett lösenord eller är skadad',
  'intakeProblem.unreadable': 'Filen är ingen bild som kan läsas: spara den som JPEG, PNG eller WebP',
  'intakeProblem.tooSmall': 'Bilden är {size}: den längsta sidan behöver ha minst {pixels} px',
  'intakeProblem.tooLarge': 'Bilden är {size}: den får ha högst {most} miljoner bildpunkter',
  'intakeProblem.zipInZip': 'En zip-fil i en zip-fil: skicka den för sig',
  'intakeProblem.lost': 'Filen finns inte kvar: skicka den igen',
  'intakeProblem.beingTaken': 'Bilderna tas in just nu. Vänta tills det är klart.',
  'intakeProblem.noZip': 'Zip-filen är skadad eller inte hel. Packa den en gång till.',
  'intakeProblem.tooManyFiles': 'Det blir fler än {most} bilder. Dela upp dem på flera zip-filer.',
  'intakeProblem.tooLargeZip':
    'Bilderna är större än {gigabytes} GB tillsammans. Dela upp dem på flera zip-filer.',
};
