import type { OfficePageEntry } from './office-pages.ts';

/** The pages about what visitors read, and the settings. */
export const contentPages: readonly OfficePageEntry[] = [
  {
    path: '/office/start',
    right: 'content.read',
    menu: { group: 'content', text: 'startContents.title' },
    load: () => import('#shop/start/office/start-contents-page.tsx'),
  },
  {
    path: '/office/pages',
    right: 'content.read',
    menu: { group: 'content', text: 'pages.title' },
    load: () => import('#shop/pages/office/pages-page.tsx'),
  },
  {
    path: '/office/pages/:id',
    makesNew: true,
    right: 'content.read',
    load: () => import('#shop/pages/office/page-page.tsx'),
  },
  {
    path: '/office/web-texts',
    right: 'content.read',
    menu: { group: 'content', text: 'webTexts.title' },
    load: () => import('#shop/texts/office/web-texts-page.tsx'),
  },
  {
    path: '/office/web-texts/:code',
    right: 'content.read',
    load: () => import('#shop/texts/office/web-text-page.tsx'),
  },
  {
    path: '/office/web-images',
    right: 'content.read',
    menu: { group: 'content', text: 'webImages.title' },
    load: () => import('#shop/images/office/web-images-page.tsx'),
  },
  {
    path: '/office/contact-persons',
    right: 'content.read',
    menu: { group: 'content', text: 'contactPersons.title' },
    load: () => import('#shop/contact/office/contact-persons-page.tsx'),
  },
  {
    path: '/office/words',
    right: 'content.read',
    menu: { group: 'content', text: 'words.title' },
    load: () => import('#shop/texts/office/words-list-page.tsx'),
  },
  {
    path: '/office/words/:code',
    right: 'content.read',
    load: () => import('#shop/texts/office/words-page.tsx'),
  },
  {
    path: '/office/settings',
    right: 'settings.read',
    menu: { group: 'content', text: 'settings.title' },
    load: () => import('#shop/settings/office/settings-page.tsx'),
  },
  {
    path: '/office/settings/:part',
    right: 'settings.read',
    load: () => import('#shop/settings/office/settings-page.tsx'),
  },
];
