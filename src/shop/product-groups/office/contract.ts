import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { integer, optionalText, pathId, text } from '#kit/fields/fields.ts';

const editable = {
  NameSV: text({ min: 1 }),
  NameEN: optionalText(),
  RequireLogin: z.boolean(),
  ImageId: z.nullable(integer({ min: 1 })),
  /** Told below the picture; without one there is none. */
  ImageTextSV: optionalText({ max: 1_000 }),
  ImageTextEN: optionalText({ max: 1_000 }),
};

export const OfficeGroupInput = z.object(editable);
export type OfficeGroupInput = z.infer<typeof OfficeGroupInput>;

export const OfficeGroup = z.object({
  Id: z.int(),
  ParentId: z.nullable(z.int()),
  ...editable,
  /** The number of its own articles, without those of subgroups. */
  Articles: z.int(),
  Version: z.string(),
});
export type OfficeGroup = z.infer<typeof OfficeGroup>;

export const listOfficeGroups = endpoint({
  name: 'listOfficeGroups',
  summary: 'All product groups in their order, with how many articles each holds',
  method: 'GET',
  path: '/api/office/groups',
  who: 'staff',
  right: 'catalogue.read',
  input: z.object({}),
  output: z.object({ Rows: z.array(OfficeGroup) }),
});

export const createOfficeGroup = endpoint({
  name: 'createOfficeGroup',
  summary: 'A new group, last among those beside it',
  method: 'POST',
  path: '/api/office/groups',
  who: 'staff',
  right: 'catalogue.write',
  input: z.object({ ...editable, ParentId: z.nullable(integer({ min: 1 })) }),
  output: OfficeGroup,
});

export const changeOfficeGroup = endpoint({
  name: 'changeOfficeGroup',
  summary: "Change a group's names, its picture and who sees it",
  method: 'PUT',
  path: '/api/office/groups/:id',
  who: 'staff',
  right: 'catalogue.write',
  input: z.object({ id: pathId(), ...editable, Version: text({ min: 1 }) }),
  output: OfficeGroup,
});

export const moveOfficeGroup = endpoint({
  name: 'moveOfficeGroup',
  summary: 'Put a group, with all below it, at a place among the groups of another, or of the top',
  method: 'PUT',
  path: '/api/office/groups/:id/place',
  who: 'staff',
  right: 'catalogue.write',
  input: z.object({
    id: pathId(),
    ParentId: z.nullable(integer({ min: 1 })),
    /** The position among the siblings without this group, counted from 0. */
    Place: integer({ max: 100_000 }),
  }),
  output: z.object({ Rows: z.array(OfficeGroup) }),
});

export const deleteOfficeGroup = endpoint({
  name: 'deleteOfficeGroup',
  summary: 'Delete a group that holds neither articles nor groups',
  method: 'DELETE',
  path: '/api/office/groups/:id',
  who: 'staff',
  right: 'catalogue.write',
  input: z.object({ id: pathId() }),
  output: z.void(),
  status: 204,
});
