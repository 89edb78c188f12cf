import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendProblem } from '#kit/http/http.server.ts';
import { languageOf } from '#kit/http/request-language.server.ts';
import { defaultLanguage, type Language } from '#kit/text/language.ts';
import { Problem } from '#kit/http/problem.ts';
import { drawIcon, drawShareImage, faviconSvg } from './draw-icons.server.ts';
import { logoPng, logoSvg } from './draw-logo.server.ts';
import type { ThemeRepository, ShownTheme } from './theme.server.ts';
import { isUploadedLogo, type ThemeFolder } from './theme-folder.server.ts';

const forADay = 'public, max-age=86400';
const forAWhile = 'public, max-age=300';
const closedPolicy = "default-src 'none'; object-src 'none'; frame-ancestors 'none'; sandbox";
const iconSizes = [180, 192, 512];
const types: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  woff2: 'font/woff2',
};

/** Serves the theme's files, and the icons derived from its settings. */
export function serveTheme(
  http: FastifyInstance,
  options: { look: ThemeRepository; folder: ThemeFolder; scene: () => Promise<Buffer | undefined> },
): void {
  const { look, folder, scene } = options;
  const drawn = new Map<string, Promise<Buffer>>();

  /** Renders each theme's file once; the last few are cached for clients that load pages while the theme changes. */
  function drawOnce(what: string, shown: ShownTheme, draw: () => Promise<Buffer>): Promise<Buffer> {
    const key = `${what} ${shown.name} ${shown.own?.css} ${shown.own?.logo}`;
    const drawing = drawn.get(key) ?? draw();
    drawn.set(key, drawing);
    drawing.catch(() => drawn.delete(key));
    for (const old of [...drawn.keys()].slice(0, -12)) drawn.delete(old);
    return drawing;
  }

  const markOf = async ({ own }: ShownTheme) => (own?.logo ? await folder(own.logo) : undefined);

  http.get('/favicon.svg', async (_request, reply) => {
    const { palette } = await look.shown();
    return await send(reply, 'image/svg+xml', forADay, faviconSvg(palette));
  });

  http.get('/favicon.ico', async (_request, reply) => await reply.redirect('/look/icon-192.png', 302));

  http.get('/manifest.webmanifest', async (request, reply) => {
    const manifest = manifestOf(await look.shown(), languageOf(request));
    return await send(reply, 'application/manifest+json', forAWhile, JSON.stringify(manifest));
  });

  for (const size of iconSizes) {
    http.get(`/look/icon-${size}.png`, async (_request, reply) => {
      const shown = await look.shown();
      const icon = await drawOnce(`icon ${size}`, shown, async () =>
        drawIcon(shown.palette, await markOf(shown), size),
      );
      return await send(reply, 'image/png', forADay, icon);
    });
  }

  http.get('/look/share.jpg', async (_request, reply) => {
    const shown = await look.shown();
    const firstScene = await scene();
    const image = await drawOnce(`share ${firstScene && hashOf(firstScene)}`, shown, async () =>
      drawShareImage(shown.palette, { mark: await markOf(shown), name: shown.name, scene: firstScene }),
    );
    return await send(reply, 'image/jpeg', forADay, image);
  });

  /** The maker's own logo as it was uploaded, or the default one with the maker's name. */
  const logoOf = async (shown: ShownTheme) => {
    const own = await markOf(shown);
    return { own, isSvg: !own || shown.own?.logo?.endsWith('.svg') };
  };
  const drawnSvg = ({ name, palette }: ShownTheme) => logoSvg(name, palette);

  http.get('/look/press-logo.svg', async (request, reply) => {
    const shown = await look.shown();
    const { own, isSvg } = await logoOf(shown);
    if (!isSvg) return await sendProblem(request, reply, new Problem('not-found'));
    return await send(reply, 'image/svg+xml', forAWhile, own ?? (await drawnSvg(shown)));
  });

  http.get('/look/press-logo.png', async (_request, reply) => {
    const shown = await look.shown();
    const { own } = await logoOf(shown);
    const png = await drawOnce('press logo', shown, async () => logoPng(own ?? (await drawnSvg(shown))));
    return await send(reply, 'image/png', forAWhile, png);
  });

  http.get('/look/:file', async (request, reply) => {
    const { file = '' } = request.params as { file?: string };
    const { own } = await look.shown();
    const isNamed = [own?.logo, own?.heading.file, own?.text.file].includes(file) || isUploadedLogo(file);
    const bytes = isNamed ? await folder(file) : undefined;
    const type = types[file.slice(file.lastIndexOf('.') + 1).toLowerCase()];
    if (!bytes || !type) return await sendProblem(request, reply, new Problem('not-found'));
    return await send(reply, type, forADay, bytes);
  });
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url');
}

/** The maker's SVG may contain scripts: the header blocks them when the file is opened directly. */
async function send(reply: FastifyReply, type: string, cacheControl: string, body: Buffer | string) {
  if (type === 'image/svg+xml') {
    reply.header('content-security-policy', closedPolicy);
  }
  return await reply.header('cache-control', cacheControl).type(type).send(body);
}

function manifestOf({ name, palette }: ShownTheme, language: Language) {
  return {
    name,
    short_name: name,
    id: '/',
    lang: language,
    start_url: language === defaultLanguage ? '/' : `/?lang=${language}`,
    scope: '/',
    display: 'minimal-ui',
    background_color: palette.paper,
    theme_color: palette.paper,
    icons: [192, 512].flatMap((size) =>
      ['any', 'maskable'].map((purpose) => ({
        src: `/look/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  };
}
