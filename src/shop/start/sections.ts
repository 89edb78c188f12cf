/** The sections of the start page by the name in their address. */
export const sectionTitles = {
  intro: 'pageTitle.start',
  aboutus: 'pageTitle.aboutUs',
  resellers: 'pageTitle.resellers',
} as const;

export const introGroup = 1;
export const aboutUsGroup = 2;
export const aboutUsImageCount = 4;
