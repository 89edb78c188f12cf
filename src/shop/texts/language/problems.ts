import type { Texts } from './texts.ts';

export const problemTexts = {
  'problem.400': ['Felaktiga uppgifter', 'Invalid input'],
  'problem.401': ['Inte inloggad', 'Not logged in'],
  'problem.403': ['Inte tillåtet', 'Not allowed'],
  'problem.404': ['Finns inte', 'Not found'],
  'problem.405': ['Metoden stöds inte', 'Method not supported'],
  'problem.406': ['Kan inte svara i det formatet', 'Cannot answer in that format'],
  'problem.408': ['Det tog för lång tid', 'It took too long'],
  'problem.409': ['Krockar med nuläget', 'In conflict with the present state'],
  'problem.413': ['För stort', 'Too large'],
  'problem.415': ['Formatet stöds inte', 'Format not supported'],
  'problem.422': ['Kan inte behandlas', 'Cannot be processed'],
  'problem.429': ['För många försök', 'Too many attempts'],
  'problem.500': ['Något gick fel', 'Something went wrong'],
  'problem.502': ['Fel hos en annan tjänst', 'Failure in another service'],
  'problem.503': ['Tillfälligt otillgänglig', 'Temporarily unavailable'],

  'problem.detail.badInput': ['Rätta uppgifterna och försök igen.', 'Correct the details and try again.'],
  'problem.detail.badJson': ['Innehållet är inte giltig JSON.', 'The body is not valid JSON.'],
  'problem.detail.notLoggedIn': ['Du behöver logga in.', 'You need to log in.'],
  'problem.detail.wrongLogin': ['Fel kundnummer eller lösenord.', 'Wrong customer number or password.'],
  'problem.detail.newPasswordRequired': [
    'Välj ett nytt lösenord innan du fortsätter.',
    'Choose a new password before you go on.',
  ],
  'problem.detail.newPasswordNotRequired': [
    'Något nytt lösenord krävs inte.',
    'No new password is required.',
  ],
  'problem.detail.otherSite': [
    'Anropet kommer från en annan webbplats.',
    'The request comes from another website.',
  ],
  'problem.detail.notFound': ['Det du söker finns inte.', 'What you are looking for does not exist.'],
  'problem.detail.emptyCart': ['Varukorgen är tom.', 'The cart is empty.'],
  'problem.detail.soldOut': ['Artikeln är slutsåld.', 'The article is sold out.'],
  'problem.detail.keyReused': [
    'Nyckeln har redan använts med ett annat innehåll.',
    'The key has already been used with another body.',
  ],
  'problem.detail.jsonOnly': [
    'Skicka innehållet som application/json.',
    'Send the body as application/json.',
  ],
  'problem.detail.tooLarge': ['Innehållet är för stort.', 'The body is too large.'],
  'problem.detail.tooMany': [
    'Vänta {seconds} sekunder och försök igen.',
    'Wait {seconds} seconds and try again.',
  ],
  'problem.detail.unexpected': [
    'Något gick fel hos oss. Försök igen om en stund.',
    'Something went wrong on our side. Please try again in a moment.',
  ],
  'problem.detail.unavailable': [
    'Shoppen är tillfälligt otillgänglig. Försök igen om en stund.',
    'The shop is temporarily unavailable. Please try again in a moment.',
  ],
} as const satisfies Texts;
