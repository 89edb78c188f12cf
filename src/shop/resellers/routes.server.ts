import { serve } from '#kit/http/router.server.ts';
import type { Route, Services } from '#kit/http/router.server.ts';
import type { TextBook } from '#shop/texts/texts.server.ts';
import { apply } from './apply.server.ts';
import { applyAsReseller, listResellers } from './contract.ts';
import type { ResellerBook } from './resellers.server.ts';

export function resellerRoutes(services: Services, resellers: ResellerBook, texts: TextBook): Route[] {
  return [
    serve(listResellers, (_input, _reader, asked) => resellers.resellersIn(asked.language)),
    serve(applyAsReseller, (application, _reader, { language, ip }) =>
      apply(services, texts, application, { language, ip }),
    ),
  ];
}
