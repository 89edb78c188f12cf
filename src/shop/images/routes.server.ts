import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FindShopPrincipal, FindStaffMember } from '#kit/http/api.server.ts';
import { sendProblem } from '#kit/http/http.server.ts';
import { Problem } from '#kit/http/problem.ts';
import { visitor } from '#kit/http/principal.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import { listWebImages } from './contract.ts';
import type { DownloadableImages } from './downloadable-images.server.ts';
import { formatFor, sendImage, widthFor } from './image-answer.server.ts';
import { widths } from './image-urls.ts';
import type { ImageRepository, ShowsImages } from './images.server.ts';
import type { Renditions, Wanted } from './renditions.server.ts';

export function imageRoutes(images: ImageRepository): Route[] {
  return [
    serve(listWebImages, ({ group }, _principal, context) => images.webImagesIn(group, context.language)),
  ];
}

/** `file` is that of what is no picture of the shop's yet. */
type Found = { imageId: number; isOpen: boolean; file?: string };
type Address = {
  path: string;
  find: (id: number, request: FastifyRequest) => Promise<Found | undefined>;
  size: (request: FastifyRequest) => Omit<Wanted, 'file'>;
  cacheControl: string;
  /** Serves the full size for download and print, whatever width is requested. */
  inFull?: (request: FastifyRequest) => boolean;
  /** The picture is cropped to this ratio of width to height around its focal point. */
  ratio?: number;
};

// The content of a picture's own id never changes; a message may get another picture.
const forEver = 'public, max-age=31536000, immutable';
const forADay = 'public, max-age=86400';
const forCustomers = 'private, max-age=3600';

/**
 * Serves pictures. A picture is available to everybody who may see something that shows it; that of a message is
 * found by `imageOfMessage`, which hides messages under embargo.
 */
export function serveImages(
  http: FastifyInstance,
  shop: {
    images: ImageRepository;
    full: DownloadableImages;
    renditions: Renditions;
    shownBy: readonly ShowsImages[];
    imageOfMessage: (messageId: number) => Promise<number | undefined>;
    /** The picture that a row of a heap has become, or where its file lies until then. */
    placeOfRow: (rowId: number) => Promise<{ imageId: number } | { file: string } | undefined>;
    findShopPrincipal: FindShopPrincipal;
    findStaff: FindStaffMember;
  },
): void {
  const { images, full, renditions, shownBy, imageOfMessage, placeOfRow, findShopPrincipal, findStaff } =
    shop;

  async function findShown(imageId: number, request: FastifyRequest): Promise<Found | undefined> {
    for (const one of shownBy) if (await one.showsImage(visitor, imageId)) return { imageId, isOpen: true };
    const principal = await findShopPrincipal(request);
    if (principal.kind === 'visitor') return undefined;
    for (const one of shownBy)
      if (await one.showsImage(principal, imageId)) return { imageId, isOpen: false };
    return undefined;
  }

  function findBy(imageOf: (id: number) => Promise<number | undefined>): Address['find'] {
    return async (id) => {
      const imageId = await imageOf(id);
      return imageId === undefined ? undefined : { imageId, isOpen: true };
    };
  }

  async function findForStaff(imageId: number, request: FastifyRequest): Promise<Found | undefined> {
    const principal = await findStaff(request);
    return principal.kind === 'staff' && principal.rights.has('office')
      ? { imageId, isOpen: false }
      : undefined;
  }

  async function findWaiting(rowId: number, request: FastifyRequest): Promise<Found | undefined> {
    const principal = await findStaff(request);
    if (principal.kind !== 'staff' || !principal.rights.has('catalogue.write')) return undefined;
    const place = await placeOfRow(rowId);
    return place && { imageId: 0, isOpen: false, ...place };
  }

  const ofWebImage = findBy((id) => images.imageOfWebImage(id));
  const ofMessage = findBy(imageOfMessage);
  const addresses: Address[] = [
    { path: 'ArticleThumbnail', find: findShown, size: small, cacheControl: forEver, ratio: 1 },
    { path: 'ArticleImage', find: findShown, size: large, cacheControl: forEver },
    { path: 'ArticleImageWide', find: findShown, size: large, cacheControl: forEver, ratio: 3 / 2 },
    {
      path: 'ArticleImageFull',
      find: findShown,
      size: large,
      // The metadata may be corrected later.
      cacheControl: forADay,
      inFull: () => true,
    },
    { path: 'WebImage', find: ofWebImage, size: large, cacheControl: forADay, inFull: isDownload },
    { path: 'WebImageThumbnail', find: ofWebImage, size: small, cacheControl: forADay },
    {
      path: 'PressMessageImage',
      find: ofMessage,
      size: large,
      cacheControl: forADay,
      inFull: isDownload,
    },
    { path: 'office/Thumbnail', find: findForStaff, size: small, cacheControl: forCustomers, ratio: 1 },
    { path: 'office/WaitingPicture', find: findWaiting, size: small, cacheControl: forCustomers, ratio: 1 },
    { path: 'office/Picture', find: findForStaff, size: large, cacheControl: forCustomers },
  ];

  for (const { path, find, size, cacheControl, inFull, ratio } of addresses) {
    http.get(`/api/${path}/:id`, async (request, reply) => {
      const { id = '' } = request.params as { id?: string };
      const found = /^[1-9]\d{0,8}$/.test(id) ? await find(Number(id), request) : undefined;
      const file = found && (found.file ?? (await images.fileOf(found.imageId)));
      if (!file) return await sendProblem(request, reply, new Problem('not-found'));
      const focus = ratio ? await images.focusOf(found.imageId) : undefined;
      const isFile = inFull?.(request) === true;
      const toPrint = isFile ? await full.wantedOf(found.imageId) : undefined;
      const image = await renditions.find(toPrint ?? { ...size(request), file, focus, ratio });
      if (image === 'missing') return await sendProblem(request, reply, new Problem('not-found'));
      if (image === 'busy') {
        return await sendProblem(request, reply, new Problem('unavailable', { retryAfterSeconds: 5 }));
      }
      await sendImage(request, reply, image, {
        'cache-control': found.isOpen ? cacheControl : forCustomers,
        vary: 'Accept',
        'x-content-type-options': 'nosniff',
        ...(toPrint && { 'content-disposition': `attachment; filename="${toPrint.name}"` }),
      });
    });
  }
}

function small(request: FastifyRequest): Omit<Wanted, 'file'> {
  return {
    width: widthFor(requestedWidth(request), widths.thumbnail, 300),
    format: formatFor(request.headers.accept),
  };
}

function large(request: FastifyRequest): Omit<Wanted, 'file'> {
  return {
    width: widthFor(requestedWidth(request), widths.image, 1200),
    format: formatFor(request.headers.accept),
  };
}

/** `?download` serves the picture as a download, for the press. */
function isDownload(request: FastifyRequest): boolean {
  return 'download' in (request.query as Record<string, unknown>);
}

function requestedWidth(request: FastifyRequest): unknown {
  return (request.query as Record<string, unknown>).w;
}
