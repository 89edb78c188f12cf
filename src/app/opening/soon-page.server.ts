import { html, Html } from '#kit/text/markup/html.server.ts';
import { entryOf, type Language } from '#kit/text/language.ts';
import { webImage } from '#shop/images/image-urls.ts';
import type { T } from '#shop/texts/text.ts';
import { soonScriptPath } from './soon-script.server.ts';
import { soonStyle } from './soon-style.server.ts';

/** As it is hashed in the policy: nothing may be added around it. */
const ownStyle = new Html(`<style>${soonStyle}</style>`);

type Soon = {
  t: T;
  language: Language;
  languages: readonly Language[];
  head: string;
  company: string;
  logoUrl: string | undefined;
  /** The maker's own words as sanitised HTML; '' for those that the shop is shipped with. */
  text: string;
  image: { Id: number; Text: string } | undefined;
  pressIsOpen: boolean;
};

/** Returns the page that stands in for the shop until it opens: whole without scripts, but for the log-in. */
export function soonPage(soon: Soon): string {
  const { t, language, head, company, logoUrl, text, image, pressIsOpen } = soon;
  const others = soon.languages.filter((one) => one !== language);
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${t('soon.title')} · ${company}</title>
        ${new Html(head)} ${ownStyle}
        <script src="${soonScriptPath}" defer></script>
      </head>
      <body>
        <main class="soon">
          ${
            image &&
            html`<img
              src="${webImage(image.Id, 1200)}"
              srcset="${webImage(image.Id, 900)} 900w, ${webImage(image.Id, 1600)} 1600w"
              sizes="(min-width: 64rem) 50vw, 100vw"
              alt="${image.Text}"
            />`
          }
          <div>
            <header>
              <p class="name">
                ${logoUrl === undefined ? company : html`<img src="${logoUrl}" alt="${company}" />`}
              </p>
              ${
                others.length > 0 &&
                html`<nav aria-label="${t('soon.languages')}">
                  ${others.map(
                    (one) =>
                      html`<a href="/?lang=${one}" lang="${one}" hreflang="${one}">${entryOf(one).name}</a>`,
                  )}
                </nav>`
              }
            </header>
            <section>
              <h1>${t('soon.title')}</h1>
              <div class="text">${text === '' ? html`<p>${t('soon.text')}</p>` : new Html(text)}</div>
            </section>
            <form
              aria-label="${t('login.formLabel')}"
              data-language="${language}"
              data-unreachable="${t('login.error')}"
              data-fill-in="${t('soon.fillIn')}"
              novalidate
            >
              <h2>${t('soon.logIn')}</h2>
              <label
                >${t('login.customerNumber')}<input
                  name="username"
                  autocomplete="username"
                  autocapitalize="none"
                  spellcheck="false"
              /></label>
              <label
                >${t('login.password')}<input name="password" type="password" autocomplete="current-password"
              /></label>
              <button disabled>${t('login.submit')}</button>
              <p role="alert"></p>
            </form>
            ${forgotPassword(t)}
            <p class="ways">
              ${pressIsOpen && html`<a href="/pressroom">${t('soon.press')}</a>`}
              <a href="/office">${t('soon.staff')}</a>
            </p>
          </div>
        </main>
      </body>
    </html>`;
  return page.text;
}

function forgotPassword(t: T): Html {
  return html`<details>
    <summary>${t('login.forgotPassword')}</summary>
    <form
      aria-label="${t('resetPassword.title')}"
      data-done="${t('resetPassword.done')}"
      data-unknown="${t('resetPassword.emailNotFound')}"
      data-too-many="${t('login.tooManyTries')}"
      data-failed="${t('resetPassword.failed')}"
      data-fill-in="${t('resetPassword.emailRequired')}"
      novalidate
    >
      <p>${t('resetPassword.text')}</p>
      <label>${t('resetPassword.email')}<input name="email" type="email" autocomplete="email" /></label>
      <button disabled>${t('resetPassword.submit')}</button>
      <p role="status"></p>
      <p role="alert"></p>
    </form>
  </details>`;
}
