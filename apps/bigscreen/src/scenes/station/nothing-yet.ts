import type { StationView } from '@ampdeck/api/statistics/big-screen/station'

/** A station at which there is nothing, and nothing has happened. */
export const NOTHING_YET = {
  guns: [],
  today: [],
  yesterday: [],
  periods: [],
  waiting: { guns: 0, longestSince: null },
  occupied: { guns: 0, pastFree: 0 },
  energyWh: 0,
  incomeFen: 0,
  pv: null,
} satisfies Partial<StationView>
