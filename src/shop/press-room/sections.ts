/**
 * The sections of the press room by the name in their address. The specification defines these names; their labels
 * come from the language table.
 */
export const sections = {
  moomin: 'pressRoom.sectionMoomin',
  press: 'pressRoom.sectionPress',
  aboutus: 'pressRoom.sectionAboutUs',
  gallery: 'pressRoom.sectionGallery',
  newsletters: 'pressRoom.sectionNewsletters',
} as const;
export type Section = keyof typeof sections;

export const sectionNames = Object.keys(sections) as Section[];

/** Returns the section that an address names, product news when it names none; undefined for an unknown name. */
export function sectionOf(name: string | undefined): Section | undefined {
  if (name === undefined) return 'moomin';
  return Object.hasOwn(sections, name) ? (name as Section) : undefined;
}

/** Channels of messages, as calls name them. */
export const productNewsChannel = 1;
export const saidAboutUsChannel = 3;

export const headerImageGroup = 3;
export const galleryImageGroup = 4;
