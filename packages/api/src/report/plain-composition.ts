import type { Composition } from './own-report.ts'

/** A composition of which no more than its columns is said: the last 30 days of all stations. */
export const plainComposition = {
  chart: null,
  compares: null,
  shares: null,
  only: null,
  period: 'last30',
  stationIds: [],
  reportGroupIds: [],
  operatingUnitIds: [],
} satisfies Partial<Composition>
