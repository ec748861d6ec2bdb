import { DAY, formatDate } from '@ampdeck/api/time'
import { sql } from 'kysely'
import type { DemoPart } from '../../demo/part.ts'
import { countDays } from './day-stat.service.ts'

/** Counted from the orders by the hour in which they ended: no figure of it is drawn. */
export const part: DemoPart = {
  name: 'dayStat',
  after: ['orders'],
  // The database knows nothing of tables this new, and would read all of an order's month for each gun. A few samples do.
  async prepare(_world, { db }) {
    await sql`set local default_statistics_target = 10`.execute(db)
    await sql`analyze charge_order, bill_line, gun, station, member`.execute(db)
  },
  // An order of the day before may have got its occupy fee since.
  extend: (_world, { db }, { from, to }) => countDays(db, formatDate(from - DAY), formatDate(to - 1)),
}
