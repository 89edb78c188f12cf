import * as z from 'zod/mini';

/** `Week` is the ISO week `2027-W05`; `From` and `To` are its Monday and its Sunday. */
export const CompleteWeek = z.object({ Week: z.string(), From: z.string(), To: z.string() });
export type CompleteWeek = z.infer<typeof CompleteWeek>;

/** What is sent in one week. `Week` is null for pieces whose day is unknown. */
export const Delivery = z.object({
  Week: z.nullable(z.string()),
  Rows: z.int(),
  /** How many of the rows have pieces in an earlier delivery too. */
  Rests: z.int(),
  Pieces: z.int(),
  Items: z.array(
    z.object({
      /** Null when the article of a row that was ordered earlier is erased. */
      ArticleId: z.nullable(z.int()),
      ArticleNumber: z.string(),
      ArticleText: z.string(),
      Quantity: z.int(),
    }),
  ),
});
export type Delivery = z.infer<typeof Delivery>;
