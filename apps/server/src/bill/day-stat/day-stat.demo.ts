import type { DemoPart } from '../../demo/part.ts'
import { countAllChanged } from './day-stat.store.ts'

/** Counted from the orders by the hour in which they ended: no figure of it is drawn. */
export const part: DemoPart = {
  name: 'dayStat',
  after: ['orders'],
  // Orders that are loaded note their days as any others do: the first span counts what is there of all of them.
  extend: (_world, { db }) => countAllChanged(db),
}
