export type { TariffCharge } from './clock-reading.ts'
export { type Now, TariffClock, type TariffClockProps } from './tariff-clock.tsx'
export {
  differencesOf,
  TariffCompare,
  type TariffCompareProps,
  type TariffDifference,
  type TariffVersion,
} from './tariff-compare.tsx'
export { PeriodChip, type PeriodChipProps } from './tariff-table.tsx'
