import { officeTextOf } from '#shop/texts/office-language/text.ts';

/** A day that has passed promises nothing. */
export const dayPassed = officeTextOf('officeProblem.dayPassed');
