import { Problem } from '#kit/http/problem.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { UsedWhere } from '#shop/office/used-where.server.ts';
import { listOfficeArticles } from './article-list-contract.ts';
import { changeArticle, createArticle, officeArticle, removeArticle } from './articles.server.ts';
import { officeArticles } from './article-list.server.ts';
import { changeMany, lastChange } from './bulk/bulk.server.ts';
import * as bulk from './bulk/contract.ts';
import { undo } from './bulk/undo.server.ts';
import * as calls from './contract.ts';

export function officeArticleRoutes(
  services: Services,
  uses: readonly UsedWhere[],
  /** What open orders wait for takes the article's new day. */
  followDates: () => Promise<void>,
): Route[] {
  return [
    serve(listOfficeArticles, ({ sort, skip = 0, take = 50, group, state, lacks, q }) =>
      officeArticles(services, { q, group, state, lacks }, { sort, skip, take }),
    ),
    serve(bulk.changeManyArticles, (input, staff, { language }) =>
      changeMany(services, staff, input, language),
    ),
    serve(bulk.undoBulkChange, ({ id }, staff, { language }) => undo(services, staff, id, language)),
    serve(bulk.readLastBulkChange, (_input, staff) => lastChange(services, staff)),
    serve(calls.readOfficeArticle, ({ id }) => officeArticle(services, id)),
    serve(calls.createOfficeArticle, (input, staff) => createArticle(services, staff, input)),
    serve(calls.changeOfficeArticle, async (input, staff) => {
      const changed = await changeArticle(services, staff, input);
      if (!(changed instanceof Problem)) await followDates();
      return changed;
    }),
    serve(calls.deleteOfficeArticle, ({ id }, staff) => removeArticle(services, staff, id, uses)),
  ];
}
