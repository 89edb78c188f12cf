import type { Callers } from '#kit/http/api.server.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { isDate, stockholmToday } from '#kit/text/dates.ts';
import { numberInPath, type ServePdf } from '#shop/printing/serve-pdf.server.ts';
import { drawStatement } from '#shop/statements/statement-pdf.server.ts';
import { accountStatement } from '#shop/statements/statements.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import * as calls from './contract.ts';
import { countOverdue, mailAll, mailOne, refusedDay } from './statements.server.ts';

export function officeStatementRoutes(services: Services, texts: TextRepository): Route[] {
  return [
    serve(calls.countStatements, (input) => countOverdue(services, texts, input)),
    serve(calls.mailStatement, (input, staff) => mailOne(services, texts, staff, input)),
    serve(calls.mailStatements, (input, staff) => mailAll(services, texts, staff, input)),
  ];
}

/** Serves the statement of a customer on a day, today unless one is given, to staff who may read invoices. */
export function serveStatementPdf(
  servePdf: ServePdf,
  services: Services,
  texts: TextRepository,
  { findStaff }: Pick<Callers, 'findStaff'>,
): void {
  servePdf({
    path: '/api/office/customers/:number/statement',
    find: async (request) => {
      const staff = await findStaff(request);
      if (staff.kind !== 'staff') return new Problem('not-logged-in');
      if (!staff.rights.has('invoices.read')) return new Problem('not-found');
      const { day = '' } = request.query as { day?: unknown };
      if (typeof day !== 'string' || (day !== '' && !isDate(day))) return badField('day', 'regex');
      const on = day === '' ? stockholmToday(services.now()) : day;
      const refused = refusedDay(services, on, 'day');
      if (refused) return refused;
      const statement = await accountStatement(services.db, numberInPath(request) ?? 0, on);
      if (!statement) return new Problem('not-found');
      return {
        name: `kontoutdrag-${statement.customer.customer_number}-${on}`,
        draw: () => drawStatement(services, texts, statement),
      };
    },
  });
}
