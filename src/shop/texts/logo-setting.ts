/** The logo's file in the folder of the look; undefined where the shop has its own mark. */
export function logoNameOf(settings: ReadonlyMap<string, string>): string | undefined {
  const name = settings.get('LookLogo') ?? '';
  return /^[\w-][\w.-]*\.(svg|png|webp|jpe?g)$/i.test(name) ? name : undefined;
}

/** Where a browser gets the logo; undefined where the shop has its own mark. */
export function logoUrlOf(settings: ReadonlyMap<string, string>): string | undefined {
  const name = logoNameOf(settings);
  return name === undefined ? undefined : `/look/${name}`;
}
