import type { problemsOfficeTexts as swedish } from '#shop/texts/language/sv/office/problems.ts';
import type { SameKeys } from '#shop/texts/same-keys.ts';

export const problemsOfficeTexts: SameKeys<typeof swedish> = {
  'officeProblem.priceListCode': 'The code is taken',
  'officeProblem.priceListUsed': 'Used by {used}. Give them another price list first.',
  'officeProblem.standardList':
    'The standard list is for those without another, and where another has no price.',
  'officeProblem.noSuchArticle': 'There is no such article',
  'officeProblem.noSuchArticles': 'There is no article {numbers}',
  'officeProblem.priceWithoutDays':
    'The article has a price without days already: say from which day this one holds',
  'officeProblem.priceOfSameDays': 'Shares days with the price that holds {days}',
  'officeProblem.customerNumber': 'The number is taken',
  'officeProblem.pictureTooSmall': 'The picture is {size}. Its longer side needs at least {pixels} px.',
  'officeProblem.pictureTooLarge':
    'The picture is {size}. It may have at most {most} million pixels: make it smaller.',
  'officeProblem.webhookInside': 'Leads to the shop’s own network; whoever runs it can allow that',
  'officeProblem.tooManyCredited': 'There are not that many left to credit.',
  'officeProblem.tooMuchCredited': 'That would credit more than is left of the invoice.',
  'officeProblem.notCredited': 'This invoice cannot be credited.',
  'officeProblem.nothingToInvoice': 'All that has been sent is invoiced already.',
  'officeProblem.customerWithoutEmail': 'The customer has no e-mail address',
  'officeProblem.paidTooEarly': 'That day is yet to come.',
  'officeProblem.paidBeforeInvoice': 'The invoice is of {day}: the payment cannot be earlier.',
  'officeProblem.paidTooMuch': 'More than what is left to pay.',
  'officeProblem.nothingOwed': 'There is nothing left to pay.',
  'officeProblem.noPayment': 'There is no payment to take back.',
  'officeProblem.customerBlocked': 'The customer is blocked. Lift the block first.',
  'officeProblem.tooManySent': 'There are not that many left to send.',
  'officeProblem.tooManyShort': 'There are not that many left.',
  'officeProblem.orderClosed': 'The order has been sent or cancelled already.',
  'officeProblem.pageNotShown': 'The page is not shown.',
  'officeProblem.groupInItself': 'A group cannot lie within itself or a group below it.',
  'officeProblem.usedByGroups': 'the sub-groups {groups}',
  'officeProblem.groupUsed': 'Used in: {places}. Move that to another group first.',
  'officeProblem.articleUsed': 'Used in: {places}. Withdraw it instead of deleting it.',
  'officeProblem.used.customers.one': '{count} customer',
  'officeProblem.used.customers.other': '{count} customers',
  'officeProblem.used.orders.one': '{count} order',
  'officeProblem.used.orders.other': '{count} orders',
  'officeProblem.used.articles.one': '{count} article',
  'officeProblem.used.articles.other': '{count} articles',
  'officeProblem.used.carts.one': '{count} cart',
  'officeProblem.used.carts.other': '{count} carts',
  'officeProblem.applicationAnswered': 'Somebody else has answered the application already.',
  'officeProblem.notYourFields': 'Your role may not change {names}',
  'officeProblem.wrongLogIn': 'Wrong e-mail address, password or code.',
  'officeProblem.lastOwner':
    'There must be at least one owner who can log in. Make somebody else owner first.',
  'officeProblem.textPlaceholders': 'The text must hold exactly {holes}',
  'officeProblem.textWithoutPlaceholders': 'The text must hold no braces: { }',
  'officeProblem.logoShape':
    'The drawing has no dimensions, or is more than twelve times as wide as it is high. Set a viewBox and export it again.',
  'officeProblem.logoParts':
    'The drawing contains parts that are not accepted{what}. Convert them to paths and export it again, or choose a PNG.',
  'officeProblem.logoTooLow': 'The picture is {height} px high. It needs to be at least {least} px high.',
  'officeProblem.logoUnreadable': 'The file cannot be read as SVG or PNG, or is empty. Choose another file.',
};
