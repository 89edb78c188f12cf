import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOfDay, dayNumber } from '#kit/text/dates.ts';
import { isoWeekOf, weekString } from '#kit/text/weeks.ts';
import { languageTables } from '#shop/texts/language-table.ts';
import { chosenWeek, weekText, type RequestedWeek } from './delivery-week.ts';

const today = '2026-10-14';

function choose(request: Partial<RequestedWeek>, on = today) {
  return chosenWeek({ deliveryWeek: '', deliveryWeekString: '', ...request }, on);
}

describe('the delivery week', () => {
  it('is as soon as possible when none is given', () => {
    expect(choose({})).toEqual({ week: null });
  });

  it.each<Partial<RequestedWeek>>([
    { deliveryWeek: '2026-W43' },
    { deliveryWeekString: '2026-W43' },
    { deliveryWeek: '43', deliveryYear: 2026 },
    { deliveryWeekNumber: 43, deliveryYear: 2026 },
    { deliveryWeek: '2026-W43', deliveryWeekString: '2026-W43', deliveryWeekNumber: 43, deliveryYear: 2026 },
  ])('%j is week 43 of 2026', (request) => {
    expect(choose(request)).toEqual({ week: { year: 2026, week: 43 } });
  });

  it.each<[Partial<RequestedWeek>, string, string]>([
    [{ deliveryWeek: '2026-W41' }, 'deliveryWeek', 'minAmount'],
    [{ deliveryWeek: '2025-W50' }, 'deliveryWeek', 'minAmount'],
    [{ deliveryWeekString: '2026-W41' }, 'deliveryWeekString', 'minAmount'],
    [{ deliveryWeekNumber: 41, deliveryYear: 2026 }, 'deliveryWeekNumber', 'minAmount'],
    [{ deliveryWeekNumber: 2, deliveryYear: 2028 }, 'deliveryYear', 'maxAmount'],
    [{ deliveryWeek: '2028-W01' }, 'deliveryWeek', 'maxAmount'],
    [{ deliveryWeek: '2027-W53' }, 'deliveryWeek', 'regex'],
    [{ deliveryWeek: '2026-W00' }, 'deliveryWeek', 'regex'],
    [{ deliveryWeek: 'v. 43' }, 'deliveryWeek', 'regex'],
    [{ deliveryWeekNumber: 53, deliveryYear: 2027 }, 'deliveryWeekNumber', 'regex'],
    [{ deliveryWeekNumber: 43 }, 'deliveryYear', 'required'],
    [{ deliveryWeek: '43' }, 'deliveryYear', 'required'],
    [{ deliveryYear: 2026 }, 'deliveryWeekNumber', 'required'],
    [{ deliveryWeek: '2026-W43', deliveryWeekString: '2026-W44' }, 'deliveryWeekString', 'match'],
    [{ deliveryWeek: '2026-W50', deliveryWeekString: '2027-W50' }, 'deliveryWeekString', 'match'],
    [{ deliveryWeek: '2026-W43', deliveryYear: 2027 }, 'deliveryYear', 'match'],
    [{ deliveryWeek: '2026-W43', deliveryWeekNumber: 44, deliveryYear: 2026 }, 'deliveryWeekNumber', 'match'],
  ])('%j is refused on %s by the rule %s', (request, field, rule) => {
    expect(choose(request)).toEqual({ error: { field, rule } });
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

  it('is any week from the current one to the last of next year, in every form, and no other', () => {
    const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-12-31'), noInvalidDate: true });
    const ahead = fc.integer({ min: -60, max: 120 });
    fc.assert(
      fc.property(day, ahead, (date, weeksAhead) => {
        const on = date.toISOString().slice(0, 10);
        const { year, week } = isoWeekOf(dateOfDay(dayNumber(on) + 7 * weeksAhead));
        const isOffered = weeksAhead >= 0 && year <= Number(on.slice(0, 4)) + 1;
        for (const request of [
          { deliveryWeek: weekString(year, week) },
          { deliveryWeekString: weekString(year, week) },
          { deliveryYear: year, deliveryWeekNumber: week },
        ]) {
          const chosen = choose(request, on);
          expect(chosen).toEqual(isOffered ? { week: { year, week } } : { error: expect.anything() });
          if ('error' in chosen) expect(Object.keys(request)).toContain(chosen.error.field);
        }
      }),
    );
  });
});

describe('what is wrong with the week', () => {
  it.each([
    ['deliveryWeekString', 'minAmount', 'Veckan har redan varit.'],
    ['deliveryYear', 'maxAmount', 'Välj en vecka i år eller nästa år.'],
    ['deliveryYear', 'required', 'Välj också ett år.'],
    ['deliveryWeekNumber', 'required', 'Välj också en vecka.'],
    ['deliveryWeek', 'match', 'Veckan är angiven på olika sätt.'],
    ['deliveryWeek', 'regex', 'Det finns ingen sådan vecka. Skriv den som 2027-W05.'],
  ] as const)('%s by the rule %s reads "%s"', (field, rule, text) => {
    expect(languageTables.sv[weekText(field, rule)]).toBe(text);
  });
});
