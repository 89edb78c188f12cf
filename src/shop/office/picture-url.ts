/** For the staff, also where nothing in the shop shows the picture yet. */
export function officePicture(imageId: number | string): string {
  return `/api/office/Thumbnail/${imageId}`;
}

export function officePictureWhole(imageId: number | string): string {
  return `${officePictureOf(imageId)}?w=900`;
}

/** To be asked for at a width. */
export function officePictureOf(imageId: number | string): string {
  return `/api/office/Picture/${imageId}`;
}
