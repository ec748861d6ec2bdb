export {
  cellsOf,
  nextChange,
  periodAt,
  periodsOf,
  problemsOf,
  type Tariff,
  type TariffProblem,
} from '@ampdeck/api/billing/tariff-day'
export type { TariffCharge } from './clock-reading.ts'
export { PeriodChip, type PeriodChipProps } from './period-chip.tsx'
export { type Now, TariffClock, type TariffClockProps } from './tariff-clock.tsx'
export { TariffCompare, type TariffCompareProps, type TariffVersion } from './tariff-compare.tsx'
export { differencesOf, type TariffDifference } from './tariff-difference.ts'
