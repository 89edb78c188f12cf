/** The parts of the press room by the name in their address. The specification fixes the names; the words are the table's. */
export const sections = {
  moomin: 'pressRoom.sectionMoomin',
  press: 'pressRoom.sectionPress',
  aboutus: 'pressRoom.sectionAboutUs',
  gallery: 'pressRoom.sectionGallery',
  newsletters: 'pressRoom.sectionNewsletters',
} as const;
export type Section = keyof typeof sections;

export const sectionNames = Object.keys(sections) as Section[];

/** The section an address names, product news where it names none; undefined for what is no section. */
export function sectionOf(name: string | undefined): Section | undefined {
  if (name === undefined) return 'moomin';
  return Object.hasOwn(sections, name) ? (name as Section) : undefined;
}

/** Channels of messages, as the call names them. */
export const productNewsChannel = 1;
export const saidAboutUsChannel = 3;

export const headerImageGroup = 3;
export const galleryImageGroup = 4;
