import * as z from 'zod/mini';

declare module '#kit/http/problem.ts' {
  interface ProblemMembers {
    /** What a commercial invoice cannot be made without. */
    Missing?: readonly MissingForCustoms[];
  }
}

export const MissingForCustoms = z.object({
  Field: z.enum(['CompanyEori', 'Incoterms', 'IncotermsPlace', 'HsCode', 'CountryOfOrigin', 'Weight']),
  /** '' for what is missing of no article. */
  ArticleNumber: z.string(),
  /** The office's page where it is filled in; null of an article that is erased. */
  Link: z.nullable(z.string()),
});
export type MissingForCustoms = z.infer<typeof MissingForCustoms>;
