import type { Language } from '#kit/text/language.ts';
import type { Run, RunSummary } from './contract.ts';
import { reasonText } from './reasons.server.ts';
import type { RunRow, WholeRun } from './store.server.ts';

export function summaryToWire(row: RunRow, language: Language): RunSummary {
  return {
    Id: row.id,
    Kind: row.kind,
    Source: row.source,
    Sender: row.sender,
    FileName: row.file_name,
    Started: row.started_at.toISOString(),
    Ended: row.ended_at?.toISOString() ?? null,
    Outcome: row.outcome,
    Read: row.rows_read,
    Created: row.rows_created,
    Changed: row.rows_changed,
    Rejected: row.rows_rejected,
    Undone: row.undone_at?.toISOString() ?? null,
    Reason: reasonText(row.reason, language),
  };
}

export function runToWire(run: RunRow & Pick<WholeRun, 'remarks' | 'refusals'>, language: Language): Run {
  return {
    ...summaryToWire(run, language),
    Remarks: run.remarks.map((remark) => reasonText(remark, language)),
    Errors: run.refusals.map(({ line, field, head = '', value, reason }) => ({
      Line: line,
      Field: field,
      Heading: head,
      Value: value.slice(0, 200),
      Reason: reasonText(reason, language),
    })),
  };
}
