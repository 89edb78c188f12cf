import { Problem } from '#kit/http/problem.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import * as calls from './contract.ts';
import { changeStory, createStory, officeStory, setDeleted } from './press.server.ts';
import { officeStories } from './story-list.server.ts';

export function officePressRoutes(services: Services): Route[] {
  return [
    serve(calls.listOfficePressStories, ({ kind, sort, skip = 0, take = 50, q, state, category, lacks }) =>
      officeStories(services, kind, { q, state, category, lacks }, { sort, skip, take }),
    ),
    serve(calls.readOfficePressStory, ({ kind, id }) => officeStory(services, kind, id)),
    serve(calls.createPressStory, (input, staff) => createStory(services, staff, input)),
    serve(calls.changePressStory, (input, staff) => changeStory(services, staff, input)),
    serve(calls.deletePressStory, async (input, staff) => {
      const done = await setDeleted(services, staff, input, true);
      return done instanceof Problem ? done : undefined;
    }),
    serve(calls.restorePressStory, (input, staff) => setDeleted(services, staff, input, false)),
  ];
}
