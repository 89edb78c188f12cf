import { element, type XmlPart } from '#kit/text/markup/xml.server.ts';
import { taxScheme } from './peppol-party.server.ts';
import type { WholeInvoice } from '#shop/invoices/store.server.ts';

type Category = { id: 'S' | 'Z' | 'K' | 'G'; percent: number; code?: string; reason?: string };

export function categoryOf({ vat_case: vatCase }: WholeInvoice, rate: number): Category {
  if (vatCase === 'intra_eu')
    return { id: 'K', percent: 0, code: 'VATEX-EU-IC', reason: 'Intra-Community supply' };
  if (vatCase === 'export')
    return { id: 'G', percent: 0, code: 'VATEX-EU-G', reason: 'Export outside the EU' };
  return { id: rate === 0 ? 'Z' : 'S', percent: rate };
}

/** The breakdown alone tells why there is no VAT (UBL-CR-480 and 481). */
export function withoutReason({ id, percent }: Category): Category {
  return { id, percent };
}

export function categoryElement(name: string, { id, percent, code = '', reason = '' }: Category): XmlPart {
  return element(name, [
    element('cbc:ID', id),
    element('cbc:Percent', String(percent)),
    element('cbc:TaxExemptionReasonCode', code),
    element('cbc:TaxExemptionReason', reason),
    taxScheme(),
  ]);
}
