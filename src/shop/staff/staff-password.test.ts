import { expect, test } from 'vitest';
import { formatMessage } from '#kit/fields/format-messages.ts';
import { brokenRules } from '#kit/forms/broken-rules.ts';
import { languages } from '#kit/text/language.ts';
import { changeOwnPassword, staffPasswordMin, useStaffLink as chooseByLink } from './contract.ts';

const short = 'x'.repeat(staffPasswordMin - 1);

test('of a password that is too short, its length is told', () => {
  const broken = { rule: 'minLength', least: staffPasswordMin, format: 'staffPassword' };
  const own = { CurrentPassword: 'x', NewPassword: short };
  expect(brokenRules(changeOwnPassword.input, own)).toEqual({ NewPassword: broken });
  expect(brokenRules(chooseByLink.input, { Token: 'x', NewPassword: short })).toEqual({
    NewPassword: broken,
  });
  for (const language of languages)
    expect(formatMessage('staffPassword', language)).toContain(` ${staffPasswordMin} `);
});
