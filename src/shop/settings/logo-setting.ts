/** Returns the logo's file name in the theme folder; undefined when the shop has its default mark. */
export function logoNameOf(settings: ReadonlyMap<string, string>): string | undefined {
  const name = settings.get('LookLogo') ?? '';
  return /^[\w-][\w.-]*\.(svg|png|webp|jpe?g)$/i.test(name) ? name : undefined;
}

/** Returns the logo's address; undefined when the shop has its default mark. */
export function logoUrlOf(settings: ReadonlyMap<string, string>): string | undefined {
  const name = logoNameOf(settings);
  return name === undefined ? undefined : `/look/${name}`;
}
