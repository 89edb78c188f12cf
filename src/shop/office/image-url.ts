/** The address of a picture for staff, which works even when the shop does not show the picture yet. */
export function officeImage(imageId: number | string): string {
  return `/api/office/Thumbnail/${imageId}`;
}

export function officeImageWhole(imageId: number | string): string {
  return `${officeImageOf(imageId)}?w=900`;
}

/** Returns a function that gives the address at a width. */
export function officeImageOf(imageId: number | string): string {
  return `/api/office/Picture/${imageId}`;
}
