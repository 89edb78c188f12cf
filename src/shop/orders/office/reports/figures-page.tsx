import { useMemo } from 'react';
import { addDays, isDate } from '#kit/text/dates.ts';
import { useToday } from '#kit/browser/use-today.ts';
import { TextField } from '#kit/forms/field.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { OfficeFilters } from '#shop/office/lists/office-filters.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useOfficeList } from '#shop/office/lists/use-office-list.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { mostDays, salesBy } from './contract.ts';
import { KeptWeeksTable } from './kept-weeks-table.tsx';
import { SalesTable } from './sales-table.tsx';
import { monthStart } from './months.ts';
import { SalesByMonth } from './sales-by-month.tsx';
import { MissedSearchTable } from './missed-searches-table.tsx';
import { ShortTable } from './shortages-table.tsx';

/** Sales, shortages and missed searches, as bars, figures and files. */
export default function OfficeFiguresPage() {
  const t = useOfficeT();
  const today = useToday();
  const blank = useMemo(() => ({ by: 'month', from: monthStart(today, 11), to: today }), [today]);
  const state = useOfficeList(blank);
  const { filters, setFilters } = state;
  const by = salesBy.find((one) => one === filters.by);
  const isMissed = filters.by === 'vain';
  const isKept = filters.by === 'kept';
  const wrongDays =
    filters.to < filters.from
      ? t('prices.daysWrong')
      : isDate(filters.from) &&
        filters.to > addDays(filters.from, mostDays) &&
        t('figures.mostDays', { count: mostDays });
  return (
    <OfficePage title={t('figures.title')}>
      <OfficeFilters state={state}>
        <SelectField
          label={t('figures.what')}
          value={filters.by}
          onChange={({ target }) => setFilters({ by: target.value })}
        >
          {[...salesBy, 'short' as const, 'vain' as const, 'kept' as const].map((one) => (
            <option key={one} value={one}>
              {t(`figures.by.${one}`)}
            </option>
          ))}
        </SelectField>
        {(by || isMissed || isKept) && (
          <>
            <TextField
              label={t('figures.from')}
              type="date"
              value={filters.from}
              onChange={({ target }) => target.value && setFilters({ from: target.value })}
            />
            <TextField
              label={t('figures.to')}
              type="date"
              value={filters.to}
              {...(wrongDays && { error: wrongDays })}
              onChange={({ target }) => target.value && setFilters({ to: target.value })}
            />
          </>
        )}
      </OfficeFilters>
      {by === 'month' && !wrongDays && <SalesByMonth from={filters.from} to={filters.to} />}
      {by && by !== 'month' && !wrongDays && <SalesTable by={by} from={filters.from} to={filters.to} />}
      {isMissed && !wrongDays && <MissedSearchTable from={filters.from} to={filters.to} />}
      {isKept && !wrongDays && <KeptWeeksTable from={filters.from} to={filters.to} />}
      {!by && !isMissed && !isKept && <ShortTable />}
    </OfficePage>
  );
}
