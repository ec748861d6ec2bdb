import { DAY, formatDate } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { rebuildDays } from './day-stat.store.ts'

/** Rebuilt from the orders by the hour in which they ended: no figure of it is drawn. */
export const part: DemoPart = {
  name: 'dayStat',
  after: ['orders'],
  async extend(_world, { db }, { from, to }) {
    // An order of the day before may have got its occupy fee since.
    await rebuildDays(db, formatDate(from - DAY), formatDate(to - 1))
  },
}
