import { create, inList, made, type KeptCase } from './kept-case.ts';

const origin = {
  Photographer: 'Åsa',
  PlaceSV: 'Här',
  PlaceEN: 'Here',
  TakenOn: '2026-05-01',
  LicenceSV: 'Fri',
  LicenceEN: 'Free',
  ArticleNumbers: 'A-1',
};

const story = {
  PublishAt: '2026-10-01T10:00:00.000Z',
  TitleSV: 'Rubrik',
  TitleEN: 'Title',
  MessageSV: '<p>Text</p>',
  MessageEN: '<p>Words</p>',
  Pictures: [{ ...origin, ImageId: 1, CaptionSV: 'Bild', CaptionEN: 'Picture', ArticleNumbers: '' }],
  CategoryId: 1,
  Place: 'Umeå',
  Url: '',
  ArticleNumber: '',
};
const otherStory = {
  PublishAt: '2026-10-02T10:00:00.000Z',
  TitleSV: 'Annan',
  TitleEN: 'Other',
  MessageSV: '<p>Ny</p>',
  MessageEN: '<p>New</p>',
};
const otherWords = { CaptionSV: 'Annan', CaptionEN: 'Other', ...origin, Photographer: 'Bo', PlaceSV: 'Där' };
const imagesOfStory = inList('Pictures', {
  ...otherWords,
  ImageId: 2,
  PlaceEN: 'There',
  TakenOn: '2026-05-02',
  LicenceSV: 'Ej fri',
  LicenceEN: 'Not free',
});

/** The calls that change what the shop shows beside its goods. */
export const keptContent: Readonly<Record<string, KeptCase>> = {
  '/api/office/press/:kind/:id': {
    path: (_shop, office) => create(office, 'office/press/messages', story),
    others: {
      ...otherStory,
      CategoryId: 1002,
      Place: 'Luleå',
      Url: 'https://tidning.example/',
      ...imagesOfStory,
    },
    // Of press articles alone.
    notKept: ['ArticleNumber'],
  },
  '/api/office/press/:kind/:id of an article': {
    path: (_shop, office) => create(office, 'office/press/articles', { ...story, CategoryId: 0, Place: '' }),
    others: { ...otherStory, ArticleNumber: 'A-1', ...imagesOfStory },
    notKept: ['CategoryId', 'Place', 'Url'],
  },
  '/api/office/contact-persons': {
    path: async (shop) => {
      const card = {
        name: 'Bo',
        role_sv: 'Säljare',
        role_en: null,
        email: 'bo@maker.example',
        telephone: '08-123',
      };
      await shop.db
        .insertInto('staff_card')
        .values({ ...card, sort: 1 })
        .execute();
      return 'office/contact-persons';
    },
    others: inList('Cards', {
      Name: 'Eva',
      RoleSV: 'Chef',
      RoleEN: 'Head',
      Email: 'eva@maker.example',
      Telephone: '08-456 78 90',
      ImageId: 1,
    }),
    notKept: ['Cards.Id'],
  },
  '/api/office/web-images/:group': {
    path: async (_shop, office) => {
      await office.put('office/web-images/4', {
        Pictures: [
          { Id: null, ImageId: 1, Name: 'a', TextSV: 'Text', TextEN: '', ...origin, ArticleNumbers: '' },
        ],
        Version: (await office.get('office/web-images/4')).body.Version,
      });
      return 'office/web-images/4';
    },
    others: inList('Pictures', {
      ...origin,
      ImageId: 2,
      Name: 'b',
      TextSV: 'Annan',
      TextEN: 'Other',
      Photographer: 'Bo',
      PlaceSV: 'Där',
      PlaceEN: 'There',
      TakenOn: '2026-05-02',
      LicenceSV: 'Ej fri',
      LicenceEN: 'Not free',
    }),
    notKept: ['Pictures.Id'],
  },
  '/api/office/web-texts/:code': {
    path: made('office/web-texts/CookieText'),
    others: { TextSV: '<p>Ny</p>', TextEN: '<p>New</p>' },
    entity: 'web-text',
  },
  '/api/office/words/:code': {
    path: made('office/words/cart.undo'),
    others: { SV: 'Tillbaka', EN: 'Back' },
    entity: 'words',
    follows: { SV: { IsOwn: true }, EN: { IsOwn: true } },
  },
};
