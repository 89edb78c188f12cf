import { describe, expect, it } from 'vitest';
import { chosenWeek } from './delivery-week.ts';
import type { AskedWeek } from './delivery-week.ts';

const today = '2026-10-14';

function choose(asked: Partial<AskedWeek>, on = today) {
  return chosenWeek({ deliveryWeek: '', deliveryWeekString: '', ...asked }, on);
}

describe('the delivery week', () => {
  it('is as soon as possible when none is given', () => {
    expect(choose({})).toEqual({ week: null });
    expect(choose({ deliveryYear: 2026 })).toEqual({ week: null });
  });

  it.each<Partial<AskedWeek>>([
    { deliveryWeek: '2026-W43' },
    { deliveryWeekString: '2026-W43' },
    { deliveryWeek: '43', deliveryYear: 2026 },
    { deliveryWeekNumber: 43, deliveryYear: 2026 },
    { deliveryWeek: '2026-W43', deliveryWeekString: '2026-W43', deliveryWeekNumber: 43, deliveryYear: 2026 },
  ])('%j is week 43 of 2026', (asked) => {
    expect(choose(asked)).toEqual({ week: { year: 2026, week: 43 } });
  });

  it.each<[Partial<AskedWeek>, string, string]>([
    [{ deliveryWeek: '2026-W41' }, 'deliveryWeek', 'minAmount'],
    [{ deliveryWeek: '2025-W50' }, 'deliveryWeek', 'minAmount'],
    [{ deliveryWeekString: '2026-W41' }, 'deliveryWeek', 'minAmount'],
    [{ deliveryWeek: '2028-W01' }, 'deliveryWeek', 'maxAmount'],
    [{ deliveryWeek: '2027-W53' }, 'deliveryWeek', 'regex'],
    [{ deliveryWeek: '2026-W00' }, 'deliveryWeek', 'regex'],
    [{ deliveryWeek: 'v. 43' }, 'deliveryWeek', 'regex'],
    [{ deliveryWeekNumber: 53, deliveryYear: 2027 }, 'deliveryWeekNumber', 'regex'],
    [{ deliveryWeekNumber: 43 }, 'deliveryYear', 'required'],
    [{ deliveryWeek: '43' }, 'deliveryYear', 'required'],
    [{ deliveryWeek: '2026-W43', deliveryWeekString: '2026-W44' }, 'deliveryWeek', 'match'],
    [{ deliveryWeek: '2026-W43', deliveryYear: 2027 }, 'deliveryWeek', 'match'],
    [{ deliveryWeek: '2026-W43', deliveryWeekNumber: 44, deliveryYear: 2026 }, 'deliveryWeek', 'match'],
  ])('%j is refused on %s by the rule %s', (asked, field, rule) => {
    expect(choose(asked)).toEqual({ error: { field, rule } });
  });

  it('may be the current week, week 53 where it exists, and any of the next year', () => {
    for (const deliveryWeek of ['2026-W42', '2026-W53', '2027-W52']) {
      expect(choose({ deliveryWeek })).toHaveProperty('week.year');
    }
  });

  it('may on New Year’s Day be the week that began the year before', () => {
    expect(choose({ deliveryWeek: '2026-W53' }, '2027-01-01')).toEqual({ week: { year: 2026, week: 53 } });
    expect(choose({ deliveryWeek: '2026-W53' }, '2027-01-04')).toHaveProperty('error');
    expect(choose({ deliveryWeek: '2028-W52' }, '2027-01-01')).toEqual({ week: { year: 2028, week: 52 } });
  });
});
