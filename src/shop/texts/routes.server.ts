import type { Env } from '#kit/process/env.server.ts';
import { serve } from '#kit/http/router.server.ts';
import type { Route } from '#kit/http/router.server.ts';
import { listCountries, listWebTexts, readLanguageTable, readSettings } from './contract.ts';
import { countriesIn } from './countries.ts';
import { settingsFor } from './settings.server.ts';
import type { TextRepository } from './texts.server.ts';

export function textRoutes(texts: TextRepository, env: Env): Route[] {
  return [
    serve(readLanguageTable, (_input, _principal, context) => texts.textsIn(context.language)),
    serve(listWebTexts, (_input, _principal, context) => texts.webTextsIn(context.language)),
    serve(readSettings, async (_input, principal) => settingsFor(principal, await texts.settings(), env)),
    serve(listCountries, (_input, _principal, context) => countriesIn(context.language)),
  ];
}
