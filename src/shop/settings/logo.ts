/** Returns whether this is the file name of a logo in the theme folder. */
export function isLogoName(name: string): boolean {
  return /^[\w-][\w.-]*\.(svg|png|webp|jpe?g)$/i.test(name);
}

/** Returns the logo's address; undefined when the shop has its default mark. */
export function logoUrlOf(name: string | undefined): string | undefined {
  return name === undefined ? undefined : `/look/${name}`;
}
