import { serve, type Route } from '#kit/http/router.server.ts';
import { listWebTexts } from './web-text-contract.ts';
import { readLanguageTable } from './contract.ts';
import type { TextRepository } from './texts.server.ts';

export function textRoutes(texts: TextRepository): Route[] {
  return [
    serve(readLanguageTable, (_input, _principal, context) => texts.textsIn(context.language)),
    serve(listWebTexts, (_input, _principal, context) => texts.webTextsIn(context.language)),
  ];
}
