import { serve, type Route } from '#kit/http/router.server.ts';
import { focusPicture, readOfficePicture, uploadPicture } from './contract.ts';
import type { OfficePictures } from './pictures.server.ts';

export function officePictureRoutes(pictures: OfficePictures): Route[] {
  return [
    serve(uploadPicture, ({ File: file, caption, fileName }, staff) =>
      pictures.upload(staff, { file, caption, fileName }),
    ),
    serve(focusPicture, (input, staff) => pictures.focus(staff, input)),
    serve(readOfficePicture, ({ id }) => pictures.facts(id)),
  ];
}
