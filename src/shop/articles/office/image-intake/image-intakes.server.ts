import { Problem } from '#kit/http/problem.ts';
import type { SpooledFile } from '#kit/http/large-files/spooled-file.ts';
import type { Job } from '#kit/queue/jobs.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { ImageStore } from '#shop/images/image-place.server.ts';
import type { IntakeSummary } from './contract.ts';
import { beingTaken, problemOfZip } from './intake-problems.server.ts';
import { openImageNames } from './names-of-shop.server.ts';
import { ZipRefused } from './images-in-zip.server.ts';
import { receive } from './receive.server.ts';
import * as store from './store.server.ts';
import { takeInImages } from './take-in.server.ts';

export type ImageIntakes = ReturnType<typeof openImageIntakes>;

const keptMs = 30 * 86_400_000;

/** Heaps of pictures: they come in as files, wait for a person, and are put on articles in the background. */
export function openImageIntakes(services: Pick<Services, 'db' | 'now' | 'versions'>, images: ImageStore) {
  const { db, now } = services;
  const listeners = new Set<() => void>();

  /** The files go with it, also those that a worker which was killed has left. */
  async function remove(id: number): Promise<void> {
    const rows = await store.readRows(db, id);
    await store.deleteIntake(db, id);
    for (const { file } of rows) if (file !== '') await images.remove(file);
  }

  return {
    names: openImageNames(services),
    /** The picture that a row has become, or where its file lies until then. */
    async placeOf(rowId: number): Promise<{ imageId: number } | { file: string } | undefined> {
      const row = await store.readPlaceOfRow(db, rowId);
      if (!row || (row.image_id === null && row.file === '')) return undefined;
      return row.image_id === null ? { file: row.file } : { imageId: row.image_id };
    },
    create: () => store.insertIntake(db, now()),
    async list(): Promise<IntakeSummary[]> {
      return (await store.readIntakes(db)).map((row) => ({
        Id: row.id,
        State: row.state as IntakeSummary['State'],
        CreatedAt: row.created_at.toISOString(),
        Files: Number(row.files),
        Taken: Number(row.taken),
      }));
    },
    async receive(id: number, file: SpooledFile, fileName: string): Promise<number[] | Problem> {
      const intake = await store.readIntake(db, id);
      if (!intake) return new Problem('not-found');
      if (intake.state === 'taking') return beingTaken();
      try {
        return await receive({ db, now, store: images, intakeId: id }, file, fileName);
      } catch (error) {
        if (error instanceof ZipRefused) return problemOfZip(error);
        throw error;
      }
    },
    async remove(id: number): Promise<Problem | undefined> {
      const intake = await store.readIntake(db, id);
      if (!intake) return new Problem('not-found');
      if (intake.state === 'taking') return beingTaken();
      await remove(id);
      return undefined;
    },
    /** Call it after the commit that says what is to be taken in. */
    takeInIsDue(): void {
      for (const listener of listeners) listener();
    },
    onTakeInDue(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    free: () => store.freeIntakes(db),
    takeIn: (goOn: Parameters<Job['run']>[0]) => takeInImages({ ...services, images }, goOn),
    async forgetOld(): Promise<void> {
      const old = await store.readOldIntakes(db, new Date(now().getTime() - keptMs));
      for (const { id } of old) await remove(id);
    },
  };
}
