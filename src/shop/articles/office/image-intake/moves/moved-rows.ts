import { mostPlaces, type IntakeRow } from '#shop/articles/office/image-intake/contract.ts';

export type GivenRow = { Id: number; ArticleNumber: string; Place: number | null };
type Row = Pick<IntakeRow, 'Id' | 'ArticleNumber' | 'Place' | 'State'>;

/** Whether a picture can be moved: it is not taken in yet, and has a place. */
export function isPlaced({ State, ArticleNumber, Place }: Row): boolean {
  return State === 'open' && ArticleNumber !== null && Place !== null;
}

/** Puts a picture at a place of its article; the one of the heap that is there takes the place that it leaves. */
export function placedAt(rows: readonly Row[], row: Row, place: number): GivenRow[] {
  const { Id, ArticleNumber, Place } = row;
  if (ArticleNumber === null || place === Place || place < 1 || place > mostPlaces) return [];
  const there = rows.find(
    (one) => one.Id !== Id && isPlaced(one) && one.ArticleNumber === ArticleNumber && one.Place === place,
  );
  return [
    { Id, ArticleNumber, Place: place },
    ...(there && Place !== null ? [{ Id: there.Id, ArticleNumber, Place }] : []),
  ];
}

/** A picture that is dropped at another of its article changes places with it; at one of another it goes to that article. */
export function droppedAt(rows: readonly Row[], row: Row, onto: Row): GivenRow[] {
  const { ArticleNumber, Place } = onto;
  if (row.Id === onto.Id || row.State !== 'open' || !isPlaced(onto) || ArticleNumber === null) return [];
  if (row.ArticleNumber === ArticleNumber) return Place === null ? [] : placedAt(rows, row, Place);
  return [{ Id: row.Id, ArticleNumber, Place: null }];
}
