import type { NetworkView } from '@ampdeck/api/statistics/operation-view'

const NO_HOURS = { today: 0, before: 0, hours: Array<number>(24).fill(0) }

/** A network of which there is nothing, and in which nothing has happened. */
export const NOTHING_YET = {
  energyWh: NO_HOURS,
  orders: NO_HOURS,
  incomeFen: NO_HOURS,
  guns: [],
  stations: [],
  cities: [],
  periods: [],
  startedLately: 0,
  turns: [],
  mainCity: null,
} satisfies Partial<NetworkView>
