import { setTimeout as sleep } from 'node:timers/promises';
import type { UntilIdle } from '#kit/queue/idle.server.ts';
import type { ImageRepository } from './images.server.ts';
import type { Renditions } from './renditions.server.ts';
import { widths } from './image-urls.ts';

/** The pause between two pictures, which leaves the processor to other requests. */
const restMs = 20;

/**
 * Renders the pictures that listings show, one at a time, each after `untilIdle` and only while no request waits for
 * a rendition.
 */
export async function warmImages(
  images: ImageRepository,
  renditions: Renditions,
  {
    except,
    goOn = () => true,
    untilIdle,
  }: { except?: ReadonlySet<number>; goOn?: () => boolean; untilIdle?: UntilIdle } = {},
): Promise<void> {
  const files = await images.files(except);
  for (const width of widths.thumbnail) {
    for (const file of files) {
      if (!goOn()) return;
      await renditions.prepare({ file, width, format: 'webp' }, async () => untilIdle?.(goOn));
      await sleep(restMs);
    }
  }
}
