import { serve } from '#kit/router.server.ts';
import type { Route } from '#kit/router.server.ts';
import { focusPicture, readOfficePicture, uploadPicture } from './office-contract.ts';
import type { OfficePictures } from './office-pictures.server.ts';

export function officePictureRoutes(pictures: OfficePictures): Route[] {
  return [
    serve(uploadPicture, ({ File, caption }, staff) => pictures.upload(staff, File, caption)),
    serve(focusPicture, (input, staff) => pictures.focus(staff, input)),
    serve(readOfficePicture, ({ id }) => pictures.facts(id)),
  ];
}
