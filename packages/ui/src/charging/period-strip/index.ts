export { PeriodBands, type PeriodBandsProps, PeriodStrip, type PeriodStripProps } from './period-strip.tsx'
export { minutesOf, type PeriodSpan, spansOf } from './spans-of.ts'
export { TimeAxis, type TimeAxisProps } from './time-axis.tsx'
