import { expect, test } from 'vitest';
import { html } from '#kit/text/markup/html.server.ts';
import { mailButton, mailHeading, mailPage } from './mail-page.server.ts';

const colours = {
  text: '#010101',
  muted: '#020202',
  line: '#030303',
  paper: '#040404',
  ground: '#050505',
  button: '#060606',
  onButton: '#070707',
};

test.each(['sv', 'en', 'de'] as const)(
  'a mail in %s says its language, subject, shop and summary',
  (language) => {
    const page = mailPage({
      language,
      subject: 'Order <1>',
      shop: 'Hylla & Co',
      summary: 'Tack "Åsa"',
      colours,
      body: html`<p>Hej</p>`,
    });
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain('<title>Order &lt;1&gt;</title>');
    expect(page).toMatch(/Hylla &amp; Co\s*<\/td>/);
    // What a list of mails shows is not shown once more in the mail.
    expect(page).toMatch(/<div style="display:none[^"]*">Tack &quot;Åsa&quot;<\/div>/);
    expect(page).toMatch(/background:#040404[^>]*color:#010101[^>]*>\s*<p>Hej<\/p>/);
    expect(page).toMatch(/<body style="[^"]*background:#050505"/);
  },
);

test('a heading and a button are safe whatever they are told', () => {
  expect(mailHeading('<b>').text).toMatch(/<h1[^>]*>\s*&lt;b&gt;\s*<\/h1>/);
  const button = mailButton('https://x.example/?a=1&b="2"', 'Välj <här>', colours).text;
  expect(button).toContain('href="https://x.example/?a=1&amp;b=&quot;2&quot;"');
  expect(button).toContain('background:#060606;color:#070707');
  expect(button).toMatch(/>Välj &lt;här&gt;<\/a>/);
});
