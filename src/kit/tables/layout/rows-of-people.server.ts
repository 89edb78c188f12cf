import { headingKey } from '#kit/tables/heading-key.mjs';
import { Refusal } from '#kit/tables/table-file-cells.server.ts';
import type { Columns, Heading } from '#kit/tables/table-file-heading.server.ts';
import type { TableRow } from '#kit/tables/table-file-types.server.ts';

type People = {
  columns: Columns;
  key: string;
  alsoKey?: readonly string[];
  apartBy?: readonly string[];
  heading: Heading;
  cells: readonly string[];
  fillDown: string | undefined;
};

const sum =
  /^(?:(?:del|mellan|slut)?summa|total(?:t|summa|sum)?|sum|(?:sub|grand )total|(?:zwischen|gesamt)?summe|gesamt|insgesamt)(?![\p{L}\p{N}])/iu;
const longestSum = 40;
const dash = /^[-–—]$/;
const markedNumber = /^['’‘´][+\d][\d\s()+./-]*$/;
const mostListed = 10;

/** Whether a cell is a word for a sum, such as `Summa` or `Total:`. */
export function isSumWord(cell: string): boolean {
  return cell.length <= longestSum && sum.test(cell);
}

/** A sum may count its rows in the place of a key: `45 artiklar`. */
const countOfRows = /^\d+\s+\p{L}+$/u;

function isHeadingAgain({ cells }: TableRow, people: People): boolean {
  return people.cells.every((cell, place) => headingKey(cell) === headingKey(cells[place] ?? ''));
}

/** A sheet keeps no empty cells at the end of a row. */
function padded(row: TableRow, { heading, cells }: People): TableRow {
  const lacks = heading.isSheet ? cells.length - row.cells.length : 0;
  return lacks > 0 ? { ...row, cells: [...row.cells, ...Array<string>(lacks).fill('')] } : row;
}

/** What was read otherwise than as a row, by line. */
type Left = { sums: string[]; titles: string[]; notes: string[]; empty: number };

/**
 * Returns the rows of a table that a person wrote, without what is none: sums, titles of blocks, notes, empty lines, and the
 * heading once more. What one column says once for a block is filled down.
 */
export function rowsOfPeople(rows: AsyncGenerator<TableRow>, people: People) {
  const left: Left = { sums: [], titles: [], notes: [], empty: 0 };
  const withoutMarks = marksTaker(people);
  let filling = '';
  /** The title that is filling, until it has filled a row: it may still be a note. */
  let unused: string | undefined;

  async function* good(): AsyncGenerator<TableRow> {
    let empty = 0;
    try {
      for await (const given of rows) {
        const row = withoutMarks(given);
        const filled = row.cells.filter((cell) => cell !== '');
        if (filled.length === 0 && !row.faults) empty++;
        else {
          left.empty += empty;
          empty = 0;
          const whole = wholeOf(row, filled);
          if (whole) yield whole;
        }
      }
    } finally {
      await rows.return(undefined);
    }
  }

  function wholeOf(row: TableRow, filled: readonly string[]): TableRow | undefined {
    const at = String(row.line);
    if (isHeadingAgain(row, people)) left.notes.push(at);
    else if (isSum(row, filled)) left.sums.push(at);
    else if (isAlone(row, filled)) {
      const [note = ''] = filled;
      const told = `${at} (${note.replace(/\s+/g, ' ').slice(0, 40)})`;
      if (/\p{L}/u.test(note)) [filling, unused] = [note, told];
      left.notes.push(told);
    } else {
      const whole = filledDown(padded(row, people));
      // What stands alone may be a number or the title of the next block: below it the one above holds no longer.
      if (filled.length === 1 && filled[0] === keyIn(row)) [filling, unused] = ['', undefined];
      return whole;
    }
    return undefined;
  }

  const keyIn = ({ cells }: TableRow) => cells[people.heading.at.get(people.key) ?? -1] ?? '';

  function isSum(row: TableRow, filled: readonly string[]): boolean {
    const words = filled.filter((cell) => !/\d/.test(cell));
    const [word = ''] = filled.filter(isSumWord);
    const key = keyIn(row);
    return (
      word !== '' &&
      (key === '' || key === word || countOfRows.test(key)) &&
      words.every((cell) => cell === word) &&
      // A number of an article or a customer may be `Total`, and none is `Summa 12 kunder`.
      (filled.length > 1 || /\s/.test(word) || isAlone(row, filled))
    );
  }

  /** One cell alone is a title or a note, unless it can be the key of a row; of several words it is a title of blocks. */
  function isAlone(row: TableRow, filled: readonly string[]): boolean {
    if (filled.length !== 1 || people.heading.at.size < 3 || row.faults) return false;
    const key = keyIn(row);
    if (people.fillDown !== undefined && /\s/.test(key) && /\p{L}{3}/u.test(key)) return true;
    return key === '' || people.columns[people.key]?.read(key) instanceof Refusal;
  }

  function filledDown(row: TableRow): TableRow {
    const place = people.fillDown === undefined ? undefined : people.heading.at.get(people.fillDown);
    if (place === undefined) return row;
    const own = place < people.cells.length ? (row.cells[place] ?? '') : '';
    if (own !== '') [filling, unused] = [own, undefined];
    else if (unused !== undefined) {
      left.notes = left.notes.filter((told) => told !== unused);
      left.titles.push(unused);
      unused = undefined;
    }
    return own === '' && row.cells.length >= place
      ? { ...row, cells: row.cells.toSpliced(place, place < people.cells.length ? 1 : 0, filling) }
      : row;
  }

  return { rows: good(), remarks: () => remarksOn(left) };
}

function remarksOn({ sums, titles, notes, empty }: Left): string[] {
  return [
    ...told('Left out as sums: ', sums),
    ...told('Read as titles of the rows below: ', titles),
    ...told('Left out as titles or notes: ', notes),
    ...(empty > 0 ? [`Left out as empty: ${empty}`] : []),
  ];
}

/** A dash says that there is nothing, and may be the key of a row; a mark before a number says that it is text, and may belong to one. */
function marksTaker({ key, alsoKey = [], apartBy = [], heading, columns }: People) {
  const keyPlaces = new Set([key, ...alsoKey, ...apartBy].map((field) => heading.at.get(field)));
  const textPlaces = new Set(
    [...heading.at].flatMap(([field, place]) => (columns[field]?.read.form.is === 'text' ? [place] : [])),
  );
  return (row: TableRow): TableRow => {
    const isRule = row.cells.every((cell) => /^[-–—_=]*$/.test(cell));
    const cells = row.cells.map((cell, place) => {
      if (isRule || (dash.test(cell) && !keyPlaces.has(place))) return '';
      return markedNumber.test(cell) && !textPlaces.has(place) ? cell.slice(1) : cell;
    });
    return { ...row, cells };
  };
}

function told(what: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const more = lines.length > mostListed ? ' …' : '';
  return [`${what}${lines.slice(0, mostListed).join(', ')}${more}`];
}
