import { serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import * as calls from './contract.ts';
import { changeSettings, officeSettings } from './settings.server.ts';

export function officeSettingsRoutes(services: Services): Route[] {
  return [
    serve(calls.readOfficeSettings, () => officeSettings(services)),
    serve(calls.changeSettings, (input, staff) => changeSettings(services, staff, input)),
  ];
}
