/** The address of a picture for staff, which works even when the shop does not show the picture yet. */
export function officePicture(imageId: number | string): string {
  return `/api/office/Thumbnail/${imageId}`;
}

export function officePictureWhole(imageId: number | string): string {
  return `${officePictureOf(imageId)}?w=900`;
}

/** Returns a function that gives the address at a width. */
export function officePictureOf(imageId: number | string): string {
  return `/api/office/Picture/${imageId}`;
}
