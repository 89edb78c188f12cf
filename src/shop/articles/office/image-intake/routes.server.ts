import { Problem } from '#kit/http/problem.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import * as calls from './contract.ts';
import { beginTakeIn, changeRows, intakeToWire, readWhole } from './intake.server.ts';
import type { ImageIntakes } from './image-intakes.server.ts';

export function imageIntakeRoutes(services: Services, intakes: ImageIntakes): Route[] {
  return [
    serve(calls.listImageIntakes, async () => ({ Rows: await intakes.list() })),
    serve(calls.createImageIntake, async () => ({ Id: await intakes.create() })),
    serve(calls.sendIntakeFile, async ({ id, fileName, File: file }) => {
      const RowIds = await intakes.receive(id, file, fileName);
      return RowIds instanceof Problem ? RowIds : { RowIds };
    }),
    serve(calls.readImageIntake, async ({ id }, _staff, { language }) => {
      const whole = await readWhole(services.db, id, await intakes.names());
      return whole ? intakeToWire(whole, language) : new Problem('not-found');
    }),
    serve(calls.changeImageIntake, async ({ id, Rows, Version }, staff, { language }) => {
      const names = await intakes.names();
      const whole = await changeRows(services, staff, { id, Version, names, Rows });
      return whole instanceof Problem ? whole : intakeToWire(whole, language);
    }),
    serve(calls.takeInImages, async ({ id, Version }, staff, { language }) => {
      const names = await intakes.names();
      const whole = await beginTakeIn(services, staff, { id, Version, names });
      if (whole instanceof Problem) return whole;
      intakes.takeInIsDue();
      return intakeToWire(whole, language);
    }),
    serve(calls.removeImageIntake, ({ id }) => intakes.remove(id)),
  ];
}
