import type { StaffMember } from '#kit/http/principal.ts';
import { rightsOfKind, type FileKind } from '#shop/integration/kinds.ts';

/** Whether somebody lacks a right that what such a file changes is protected by. */
export function lacksRight(staff: StaffMember, kind: FileKind): boolean {
  return rightsOfKind[kind].some((right) => !staff.rights.has(right));
}
