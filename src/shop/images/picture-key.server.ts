/** No key leads out of the place where pictures lie, whatever the database says. */
export function checkedKey(key: string): string {
  if (isPictureKey(key)) return key;
  throw new Error(`${JSON.stringify(key)} cannot be the key of a picture`);
}

export function isPictureKey(key: string): boolean {
  return /^[\w-]+(?:\.[\w-]+)*(?:\/[\w-]+(?:\.[\w-]+)*)*$/.test(key);
}
