import type { Env } from '#kit/process/env.server.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import { readSettings } from './contract.ts';
import { settingsFor, type ReadShopSettings } from './settings.server.ts';

export function settingsRoutes(readShopSettings: ReadShopSettings, env: Env): Route[] {
  return [
    serve(readSettings, async (_input, principal) => settingsFor(principal, await readShopSettings(), env)),
  ];
}
