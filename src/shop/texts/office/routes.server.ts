import { serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import * as calls from './contract.ts';
import * as texts from './texts.server.ts';

export function officeTextRoutes(services: Services): Route[] {
  return [
    serve(calls.listOfficeWebTexts, () => texts.officeWebTexts(services)),
    serve(calls.readOfficeWebText, ({ code }) => texts.officeWebText(services, code)),
    serve(calls.changeWebText, (input, staff) => texts.changeWebText(services, staff, input)),
    serve(calls.listOfficeWords, ({ q, own, skip = 0, take = 50 }) =>
      texts.officeWords(services, { q, own, skip, take }),
    ),
    serve(calls.readOfficeWords, ({ code }) => texts.officeWordsOf(services, code)),
    serve(calls.changeWords, (input, staff) => texts.changeWords(services, staff, input)),
    serve(calls.resetWords, ({ code }, staff) => texts.resetWords(services, staff, code)),
  ];
}
