import { onceADay } from '#kit/queue/daily-job.server.ts';
import type { Job } from '#kit/queue/jobs.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { followMovedArticles } from './follow-articles.server.ts';
import { mailOrderDates } from './order-date-mails.server.ts';

/** Moves what open orders wait for with their articles, and tells customers of it in the morning. */
export function dateJobs(services: Services, texts: TextRepository): Job[] {
  return [
    {
      name: 'follow the days of articles',
      everySeconds: 5,
      run: async () => void (await followMovedArticles(services, texts)),
    },
    onceADay(services, {
      name: 'tell of moved days',
      at: '07:00',
      async run(goOn) {
        await followMovedArticles(services, texts);
        await mailOrderDates(services, texts, goOn);
      },
    }),
  ];
}
