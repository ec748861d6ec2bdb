import { DAY } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { checkBatteries } from './battery-check.store.ts'

/** Rolled up from what the cars told: no figure of it is drawn. */
export const part: DemoPart = {
  name: 'batteryChecks',
  after: ['vehicleData', 'vehicles'],
  present: (world, { db }) => checkBatteries(db, world.anchor - HISTORY),
}

/** Readings of cars are kept of the last days only. */
const HISTORY = 30 * DAY
