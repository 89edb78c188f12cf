/** Ensures that no key leads out of the picture folder, whatever the database contains. */
export function checkedKey(key: string): string {
  if (isImageKey(key)) return key;
  throw new Error(`${JSON.stringify(key)} cannot be the key of a picture`);
}

export function isImageKey(key: string): boolean {
  return /^[\w-]+(?:\.[\w-]+)*(?:\/[\w-]+(?:\.[\w-]+)*)*$/.test(key);
}
