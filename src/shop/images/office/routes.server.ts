import { serve, type Route } from '#kit/http/router.server.ts';
import { focusImage, readOfficeImage, uploadImage } from './contract.ts';
import type { OfficeImages } from './images.server.ts';

export function officeImageRoutes(images: OfficeImages): Route[] {
  return [
    serve(uploadImage, ({ File: file, caption, fileName }, staff) =>
      images.upload(staff, { file, caption, fileName }),
    ),
    serve(focusImage, (input, staff) => images.focus(staff, input)),
    serve(readOfficeImage, ({ id }) => images.facts(id)),
  ];
}
