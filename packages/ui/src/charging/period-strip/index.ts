export {
  PeriodBands,
  type PeriodBandsProps,
  PeriodStrip,
  type PeriodStripProps,
  TimeAxis,
  type TimeAxisProps,
} from './period-strip.tsx'
export { minutesOf, type PeriodSpan, spansOf } from './spans-of.ts'
