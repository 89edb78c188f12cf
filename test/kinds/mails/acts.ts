import { invoiceActs } from './invoice-mails.ts';
import { logInActs } from './log-in-mails.ts';
import type { Act } from './mail-acts.ts';
import { orderActs } from './order-mails.ts';
import { placingActs } from './placing-mails.ts';

export const acts: readonly Act[] = [...orderActs, ...placingActs, ...invoiceActs, ...logInActs];
