import type { InputOf, OutputOf } from '#kit/http/endpoint.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { Customer } from '#kit/http/principal.ts';
import { asFile } from '#kit/tables/spooled-file.server.ts';
import { TableFileError, TooManyTables } from '#kit/tables/table-file-error.server.ts';
import type { Outcome } from '#kit/tables/table-file-import.server.ts';
import type { Language } from '#kit/text/language.ts';
import { textOf } from '#shop/texts/language-table.ts';
import type { RowServices } from '#shop/wanted-rows/preview.server.ts';
import { isOtherKind } from '#shop/quick-order/files/read-file.server.ts';
import { ownNumberColumn } from './column-texts.ts';
import { mostOwnNumbers, type sendOwnNumbers } from './contract.ts';
import { importOwnNumbers } from './import-own-numbers.server.ts';

type ColumnIn = (column: string, language: Language) => string;
/** Tells the reason why a file or a row is refused in the reader's language, with the columns as `columnIn` names them. */
export type ReasonText = (reason: string, language: Language, columnIn: ColumnIn) => string;
const columnInWords: ColumnIn = (column, language) => ownNumberColumn(column, (key) => textOf(key)(language));

/** Problems: `bad-input`, when the file cannot be read; `too-many`, when another one of the customer is being read. */
export async function takeOwnNumbers(
  { db, now }: Pick<RowServices, 'db' | 'now'>,
  reasonText: ReasonText,
  customer: Customer,
  { File, dryRun, skipBad }: InputOf<typeof sendOwnNumbers>,
  language: Language,
): Promise<OutputOf<typeof sendOwnNumbers> | Problem> {
  if (isOtherKind(File)) return badField('File', 'fileType');
  const reading = { customerId: customer.id, most: 2 * mostOwnNumbers };
  const take = importOwnNumbers(customer.id, now);
  try {
    const outcome = await asFile(File, (path) =>
      take(db, path, { skipBad, dryRun, checkFirst: true, reading }),
    );
    return outcomeToWire(outcome, dryRun && (skipBad || outcome.rejected === 0), (reason) =>
      reasonText(reason, language, columnInWords),
    );
  } catch (error) {
    if (error instanceof TooManyTables) return new Problem('too-many', { retryAfterSeconds: 5 });
    if (!(error instanceof TableFileError)) throw error;
    return badField('File', 'fileType', (language) => {
      const missing = /^it has no column (\S+);/.exec(error.message)?.[1];
      return missing === undefined
        ? reasonText(error.message, language, columnInWords)
        : textOf('ownNumbers.noColumn', { column: columnInWords(missing, language) })(language);
    });
  }
}

/** As of a run of an integration, nothing counts as created or changed unless it is. */
function outcomeToWire(
  { read, created, changed, rejected, refusals, isCommitted }: Outcome,
  wouldBeTaken: boolean,
  textOfReason: (reason: string) => string,
): OutputOf<typeof sendOwnNumbers> {
  const isTaken = isCommitted || wouldBeTaken;
  return {
    Read: read,
    Created: isTaken ? created : 0,
    Changed: isTaken ? changed : 0,
    Rejected: rejected,
    Errors: refusals.map(({ line, field, value, reason }) => ({
      Line: line,
      Field: field,
      Value: value,
      Reason: textOfReason(reason),
    })),
  };
}
