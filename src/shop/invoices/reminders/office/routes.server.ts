import type { Callers } from '#kit/http/api.server.ts';
import { Problem } from '#kit/http/problem.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { keptReminder } from '#shop/invoices/reminders/reminder-mail.server.ts';
import { numberInPath, type ServePdf } from '#shop/printing/serve-pdf.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import * as calls from './contract.ts';
import { referenceRates, setReferenceRates } from './reference-rates.server.ts';
import { proposedReminders, sendReminders } from './reminders.server.ts';

export function officeReminderRoutes(services: Services, texts: TextRepository): Route[] {
  return [
    serve(calls.listReminders, () => proposedReminders(services, texts)),
    serve(calls.sendReminders, (input, staff) => sendReminders(services, texts, staff, input)),
    serve(calls.readReferenceRates, () => referenceRates(services)),
    serve(calls.putReferenceRates, (input, staff) => setReferenceRates(services, staff, input)),
  ];
}

/** Serves reminders as they were sent, to staff who may read invoices. */
export function serveReminderPdf(
  servePdf: ServePdf,
  services: Pick<Services, 'db' | 'env'>,
  { findStaff }: Pick<Callers, 'findStaff'>,
): void {
  servePdf({
    path: '/api/office/pdf/reminders/:number',
    find: async (request) => {
      const staff = await findStaff(request);
      if (staff.kind !== 'staff') return new Problem('not-logged-in');
      const id = staff.rights.has('invoices.read') ? numberInPath(request) : undefined;
      const kept = id === undefined ? undefined : await keptReminder(services, id);
      if (!kept) return new Problem('not-found');
      const { invoice_number: number, level } = kept.reminder;
      return { name: `paminnelse-${number}-${level}`, draw: () => Promise.resolve(kept.content) };
    },
  });
}
