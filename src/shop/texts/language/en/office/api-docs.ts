import type { apiDocsOfficeTexts as swedish } from '#shop/texts/language/sv/office/api-docs.ts';
import type { SameKeys } from '#shop/texts/same-keys.ts';

export const apiDocsOfficeTexts: SameKeys<typeof swedish> = {
  'apiDocs.title': 'API',
  'apiDocs.search': 'Search the calls',
  'apiDocs.found': '{count} of {all} calls',
  'apiDocs.groups': 'Groups',
  'apiDocs.types': 'Data types',
  'apiDocs.parameters': 'Parameters',
  'apiDocs.body': 'Request body',
  'apiDocs.answer': 'Answer',
  'apiDocs.refusals': 'Errors',
  'apiDocs.required': 'required',
  'apiDocs.anyone': 'Anyone',
  'apiDocs.anyoneOrCustomer': 'Anyone; customers who are logged in get more in the answer',
  'apiDocs.customer': 'Customers who are logged in',
  'apiDocs.staff': 'Staff with the right',
  'apiDocs.program': 'Business systems whose key has the right',
};
