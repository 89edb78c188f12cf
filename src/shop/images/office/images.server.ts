import { randomUUID } from 'node:crypto';
import { badField, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { openConcurrencyLimit } from '#kit/queue/concurrency-limit.server.ts';
import { copyDepictedArticles } from '#shop/articles/depicted/depicted-articles.server.ts';
import { changeAs } from '#shop/staff/change-log/change-as.server.ts';
import { addImage, hashOf } from '#shop/images/kept-files.server.ts';
import { asOriginal, type TooManyPixels } from '#shop/images/uploaded-image.server.ts';
import { leastPixels, mostPixels } from '#shop/images/image-limits.ts';
import type { ImageStore } from '#shop/images/image-place.server.ts';
import { copyFormerNames, insertImage, readImageRow } from '#shop/images/store.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';

type Upload = { file: Uint8Array; caption: string; fileName: string };

export type OfficeImages = ReturnType<typeof openOfficeImages>;

function tooSmall(width: number, height: number): Problem {
  const size = `${width} × ${height} px`;
  return badField(
    'File',
    'minAmount',
    officeTextOf('officeProblem.pictureTooSmall', { size, pixels: leastPixels }),
  );
}

function tooLarge({ tooWide, tooHigh }: TooManyPixels): Problem {
  const size = `${tooWide} × ${tooHigh} px`;
  const most = mostPixels / 1_000_000;
  return badField('File', 'maxAmount', officeTextOf('officeProblem.pictureTooLarge', { size, most }));
}

export function openOfficeImages(services: Services, store: ImageStore) {
  const limit = openConcurrencyLimit({ atOnce: 1, longestQueue: 20 });
  return {
    async upload(by: StaffMember, { file, caption, fileName }: Upload) {
      const original = await limit.soon(() => asOriginal(Buffer.from(file)));
      if (!original) return new Problem('too-many', { retryAfterSeconds: 5 });
      if (original === 'unreadable') return badField('File', 'fileType', officeTextOf('images.unreadable'));
      if (original === 'damaged') return badField('File', 'match', officeTextOf('images.damaged'));
      if ('tooWide' in original) return tooLarge(original);
      const { width: wide, height: high } = original;
      if (Math.max(wide, high) < leastPixels) return tooSmall(wide, high);
      const key = `office/${randomUUID()}.${original.ending}`;
      // The file is stored before the row: a row without a file would show a broken picture, a file without a row
      // shows nothing.
      await store.put(key, original.bytes);
      return await changeAs(by, services, { topic: 'images' }, async (trx, note) => {
        const { width, height } = original;
        const id = await addImage(trx, {
          file: key,
          width,
          height,
          caption,
          fileName,
          sha256: hashOf(file),
        });
        note({ entity: 'image', id, action: 'create', before: null, after: { width, height, fileName } });
        return { Id: id, Width: width, Height: height };
      });
    },
    async focus(by: StaffMember, { id, X, Y }: { id: number; X: number; Y: number }) {
      return await changeAs(by, services, { topic: 'images' }, async (trx, note) => {
        const row = await readImageRow(trx, id);
        if (!row) return new Problem('not-found');
        const { id: _old, created_at: _then, ...same } = row;
        const next = await insertImage(trx, { ...same, focus_x: X, focus_y: Y });
        await copyDepictedArticles(trx, id, next);
        await copyFormerNames(trx, id, next);
        note({ entity: 'image', id: next, action: 'create', before: null, after: { of: id, X, Y } });
        return { Id: next, Width: row.width, Height: row.height };
      });
    },
    async facts(id: number) {
      const row = await readImageRow(services.db, id);
      if (!row) return new Problem('not-found');
      const { width, height, focus_x, focus_y, file_name } = row;
      return { Id: id, FileName: file_name, Width: width, Height: height, X: focus_x, Y: focus_y };
    },
  };
}
