import { serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { apply } from './apply.server.ts';
import { applyAsReseller, listResellers } from './contract.ts';
import type { ResellerRepository } from './resellers.server.ts';

export function resellerRoutes(
  services: Services,
  resellers: ResellerRepository,
  texts: TextRepository,
): Route[] {
  return [
    serve(listResellers, (_input, _principal, context) => resellers.resellersIn(context.language)),
    serve(applyAsReseller, (application, _principal, { language, ip }) =>
      apply(services, texts, application, { language, ip }),
    ),
  ];
}
