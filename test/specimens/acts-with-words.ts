import sharp from 'sharp';
import { ok } from '../opening/first-owner.ts';
import { addImage, addStaff } from '../office.ts';
import { aVisitor } from '../shop.ts';
import type { ReadWorld } from './read-world.ts';

const picture = {
  CaptionSV: 'Vår nya kruka',
  CaptionEN: 'Our new pot',
  Photographer: 'Örjan Ljung',
  PlaceSV: 'Höganäs',
  PlaceEN: '',
  TakenOn: '2026-08-30',
  LicenceSV: 'Fri för press',
  LicenceEN: 'Free for press',
  ArticleNumbers: 'K-100',
};

/** Press, pages, applications, staff, contact persons and webhooks. */
export async function liveWithWords({ shop, clients: { owner } }: ReadWorld): Promise<void> {
  const ImageId = await addImage(shop, owner);
  const story = {
    TitleSV: 'Hösten är här',
    TitleEN: 'Autumn is here',
    MessageSV: '<p>Ny keramik.</p>',
    MessageEN: '<p>New ceramics.</p>',
    Pictures: [{ ...picture, ImageId }],
    CategoryId: 1,
    Place: 'Höganäs',
    Url: 'https://tidning.example/host',
    ArticleNumber: 'K-100',
  };
  await ok(owner.post('office/press/messages', { ...story, PublishAt: '2026-10-12T08:00:00Z' }));
  await ok(
    owner.post('office/press/messages', { ...story, PublishAt: null, TitleSV: 'Ett utkast', Pictures: [] }),
  );
  await ok(
    owner.post('office/press/messages', {
      ...story,
      PublishAt: '2026-12-01T08:00:00Z',
      TitleEN: '',
      MessageEN: '',
    }),
  );
  await ok(owner.post('office/press/articles', { ...story, PublishAt: '2026-10-02T08:00:00Z' }));
  await ok(owner.delete('office/press/messages/103'));
  const page = {
    TitleSV: 'Köpvillkor',
    TitleEN: 'Terms',
    Tags: ['footer'],
    Sort: 2,
    Blocks: [],
    Publish: true,
  };
  await ok(owner.post('office/pages', { ...page, Slug: 'kopvillkor' }));
  await ok(owner.post('office/pages', { ...page, Slug: 'utkast', TitleSV: 'Inte färdig', Publish: false }));
  const { Id } = await ok(
    owner.post('office/pages', { ...page, Slug: 'om-oss', TitleSV: 'Om oss', Publish: false }),
  );
  const stored = await ok(owner.get(`office/pages/${Id}`));
  await ok(owner.put(`office/pages/${Id}`, { ...stored, TitleEN: 'About us', Publish: true }));
  await ok(
    aVisitor(shop).post('resellerapplication', {
      name: 'Nils Ny',
      company: 'Blomstertorget Åkeri & Söner',
      email: 'nils@annan.example',
      identity: '556677-8899',
      address: 'Torget 1',
      zipCodeAndCity: '621 57 Visby',
      telephone: '0498-123456',
      webSite: 'https://blomstertorget.example',
      message: 'Vi har två butiker.',
    }),
  );
  const { Applications = [], Rows = Applications } = await ok(owner.get('office/applications'));
  await ok(owner.post(`office/applications/${Rows.at(-1).Id}/refusal`, { Message: 'Tack, men nej.' }));
  await addStaff(shop, 'kim@maker.example', 'sales', { totp_required: true });
  await ok(owner.post('office/staff', { Name: 'Ögon Ek', Email: 'ogon@maker.example', Role: 'content' }));
  await ok(
    owner.post('office/exchange/webhooks', {
      Url: 'https://system.example/hylla',
      Events: ['order.placed', 'invoice.created'],
    }),
  );
  const { Version } = await ok(owner.get('office/web-texts/AboutUs'));
  const text = { TextSV: '<p>Vi drejar i Höganäs sedan 1909.</p>', TextEN: '<p>Since 1909.</p>', Version };
  await ok(owner.put('office/web-texts/AboutUs', text));
  const { Id: intake } = await ok(owner.post('office/picture-intakes'));
  const plain = { width: 80, height: 60, channels: 3, background: '#aa3300' } as const;
  const file = await sharp({ create: plain }).png().toBuffer();
  const headers = { 'content-type': 'application/octet-stream' };
  for (const name of ['K-105.png', 'okänd.png'])
    await ok(
      owner.send(
        'POST',
        `office/picture-intakes/${intake}/files?fileName=${encodeURIComponent(name)}`,
        file,
        headers,
      ),
    );
  const cards = await ok(owner.get('office/contact-persons'));
  const card = { Id: null, RoleEN: '', Email: '', Telephone: '', ImageId: null };
  await ok(
    owner.put('office/contact-persons', {
      Version: cards.Version,
      Cards: [
        {
          ...card,
          Name: 'Örjan Ljung',
          RoleSV: 'Säljare',
          RoleEN: 'Sales',
          Email: 'orjan@maker.example',
          Telephone: '042-654321',
        },
        {
          ...card,
          Name: 'Anna Ek',
          RoleSV: 'Ekonomi',
          Email: 'anna@maker.example',
          Telephone: '042-123456',
          ImageId,
        },
      ],
    }),
  );
  const web = await ok(owner.get('office/web-images/1'));
  const { CaptionSV: _, CaptionEN: __, ...photo } = picture;
  await ok(
    owner.put('office/web-images/1', {
      Version: web.Version,
      Pictures: [{ ...photo, Id: null, ImageId, Name: 'Verkstaden', TextSV: 'Vid drejskivan', TextEN: '' }],
    }),
  );
}
