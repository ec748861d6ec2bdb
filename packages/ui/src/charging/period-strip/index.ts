export { PeriodBands, type PeriodBandsProps } from './period-bands.tsx'
export { PeriodStrip, type PeriodStripProps } from './period-strip.tsx'
export { minutesOf, type PeriodSpan, spansOf } from './spans-of.ts'
