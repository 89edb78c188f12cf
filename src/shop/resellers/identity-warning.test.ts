import { describe, expect, test } from 'vitest';
import { looksMistyped } from './identity-warning.ts';

describe('an identity number in the application', () => {
  test.each(['556677-8898', '5566778898', '16556677-8898', '556677 8898'])(
    '%s looks mistyped',
    (identity) => {
      expect(looksMistyped(identity)).toBe(true);
    },
  );

  test.each(['556677-8899', '556677 8899', '165566778899', '', '55', 'DE 129273398', '919 300 388', 'NO1'])(
    '%j is left alone',
    (identity) => {
      expect(looksMistyped(identity)).toBe(false);
    },
  );
});
