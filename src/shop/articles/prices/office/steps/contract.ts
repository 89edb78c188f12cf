import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { amount, integer, paging, pathId, queryText, text } from '#kit/fields/fields.ts';
import { key } from '#kit/fields/key-fields.ts';
import { code } from '#shop/articles/prices/office/contract.ts';
import { day, daysInOrder } from '#shop/articles/prices/office/price-days.ts';
import { largestStep } from '#shop/articles/prices/step-conflict.ts';

const step = {
  ArticleNumber: key({ min: 1, max: 50 }),
  Quantity: integer({ min: 2, max: largestStep }),
  Price: amount({ min: 0.01 }),
  /** The first and last day, in Sweden; '' for none. */
  ValidFrom: day,
  ValidTo: day,
};

export const StepInput = z.object(step).check(daysInOrder);
export type StepInput = z.infer<typeof StepInput>;

export const stepStates = ['holds', 'coming', 'passed'] as const;

export const StepRow = z.object({
  StepId: z.int(),
  PriceListCode: z.string(),
  CurrencyCode: z.string(),
  ArticleId: z.int(),
  ArticleNumber: z.string(),
  NameSV: z.string(),
  NameEN: z.string(),
  Quantity: z.int(),
  /** The quantity in whole packages, from which the step counts. */
  CountsFrom: z.int(),
  Price: z.number(),
  ValidFrom: z.string(),
  ValidTo: z.string(),
  State: z.enum(stepStates),
  Version: z.string(),
});
export type StepRow = z.infer<typeof StepRow>;

export const listSteps = endpoint({
  name: 'listSteps',
  summary: 'What articles of a list cost from so many pieces, by article and quantity',
  method: 'GET',
  path: '/api/office/price-lists/:code/steps',
  who: 'staff',
  right: 'catalogue.read',
  input: z.object({ code, q: queryText(), ...paging() }),
  output: z.object({ Rows: z.array(StepRow), Total: z.int() }),
});

export const addStep = endpoint({
  name: 'addStep',
  summary: 'A price of an article in a list from so many pieces; an article has at most five on a day',
  method: 'POST',
  path: '/api/office/price-lists/:code/steps',
  who: 'staff',
  right: 'prices.write',
  problems: ['limit-reached'],
  input: z.object({ code, ...step }).check(daysInOrder),
  output: StepRow,
});

const ofStep = { code, stepId: pathId() };

export const changeStep = endpoint({
  name: 'changeStep',
  summary: 'Change a step; refused when somebody else has since it was read',
  method: 'PUT',
  path: '/api/office/price-lists/:code/steps/:stepId',
  who: 'staff',
  right: 'prices.write',
  problems: ['limit-reached'],
  input: z.object({ ...ofStep, ...step, Version: text({ min: 1 }) }).check(daysInOrder),
  output: StepRow,
});

export const deleteStep = endpoint({
  name: 'deleteStep',
  summary: 'Take a step away',
  method: 'DELETE',
  path: '/api/office/price-lists/:code/steps/:stepId',
  who: 'staff',
  right: 'prices.write',
  input: z.object(ofStep),
  output: z.void(),
  status: 204,
});
