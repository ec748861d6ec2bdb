import { orderStatus } from '@ampdeck/api/enumerations/order'
import { type Group, GroupFilter } from '@ampdeck/api/member/group'
import { dayNumber, formatDate, HOUR, startOfDay, startOfMonth, UTC8 } from '@ampdeck/api/time'
import { sql } from 'kysely'
import type { z } from 'zod'
import { idAt } from '../../database/ids.ts'
import { listOf } from '../../database/list.ts'
import { type Order, orderOf, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { where } from '../../database/where.ts'

export type Row = z.output<typeof Group>
export type Filter = z.output<typeof GroupFilter>

const { finished: FINISHED, abnormal: ABNORMAL } = orderStatus.code
/** Of how many days the load curve is. */
const MONTHS = 12
const CURVE_DAYS = 30
const byNumber: Order = { by: 'fleet.groupNo', order: 'asc' }

function matching(rows: Rows, filter: Filter) {
  return rows.from('fleet').where(
    where(GroupFilter, filter, 'fleet', {
      name: ['fleet.name', 'fleet.groupNo'],
      stationId: (ids) => sql<boolean>`(fleet.station_ids = '{}' or fleet.station_ids && ${ids}::bigint[])`,
    }),
  )
}

/** With what belongs to it, and what it has charged in the running month, as the roll-up of the last minute says. */
function listed(rows: Rows, filter: Filter) {
  const month = formatDate(startOfMonth(rows.now))
  const ownedBy = (table: string) =>
    sql<number>`(select count(*)::int from ${sql.table(table)} own
      where own.seller_id = fleet.seller_id and own.group_id = fleet.id and own.deleted = 0)`
  return matching(rows, filter)
    .selectAll()
    .select([
      ownedBy('member').as('members'),
      ownedBy('vehicle').as('cars'),
      sql<number>`coalesce((select balance_fen from account
        where account.seller_id = fleet.seller_id and account.id = fleet.account_id), 0)`.as('balanceFen'),
      sql<number>`coalesce((select sum(energy_wh) from fleet_day d where d.seller_id = fleet.seller_id
        and d.group_id = fleet.id and d.day >= ${month}), 0)::bigint`.as('monthWh'),
    ])
    .$castTo<Row>()
}

export const { page, all, one } = listOf({
  table: 'fleet',
  usual: byNumber,
  query: listed,
})

/** For pickers. */
export function options(rows: Rows, { id, ...filter }: Filter & { id?: number[] | undefined }) {
  return matching(rows, filter)
    .$if(id !== undefined, (query) => query.where('fleet.id', 'in', id ?? []))
    .select(['id', 'name', 'groupNo'])
    .orderBy('groupNo')
    .limit(1_000)
    .execute()
}

/** The number of the next fleet: one more than there ever were. Two at once do not get the same. */
export async function nextNumber(rows: Rows): Promise<string> {
  const { sellerId } = rows
  await sql`select pg_advisory_xact_lock(hashtextextended(${`fleet ${sellerId}`}, 0))`.execute(rows.db)
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from fleet where seller_id = ${sellerId}`.execute(rows.db)
  return `F${sellerId}${String((counted[0]?.count ?? 0) + 1).padStart(3, '0')}`
}

/** What still belongs to a fleet, or is owed to it or by it, keeps it. */
export async function isInUse(rows: Rows, id: number): Promise<boolean> {
  const { members, cars, balanceFen } = await one(rows.wholeSeller(), id)
  if (members > 0 || cars > 0 || balanceFen !== 0) return true
  const owed = rows.wholeSeller().from('chargeOrder').select('id').where('groupId', '=', id)
  return (await owed.where('owedFen', '>', 0).limit(1).execute()).length > 0
}

/** The months of the last year, and the energy of the last 30 days by the hour in which charges began. */
export async function stat(rows: Rows, { id, sellerId }: { id: number; sellerId: number }) {
  const starts = Array.from({ length: MONTHS }, (_, nth) => startOfMonth(rows.now, nth + 1 - MONTHS))
  const months = starts.map((start) => formatDate(start).slice(0, 7))
  const bounds = starts.map((start) => idAt(start))
  const { rows: sums } = await sql<{ month: string; orders: number; energyWh: number; payableFen: number }>`
    select m.month, of.orders, of.energy as "energyWh", of.payable as "payableFen"
    from unnest(${months}::text[], ${bounds}::bigint[], ${[...bounds.slice(1), Number.MAX_SAFE_INTEGER]}::bigint[])
      as m (month, first, last)
    cross join lateral (select count(*)::int as orders, coalesce(sum(energy_wh), 0)::bigint as energy,
        coalesce(sum(payable_fen), 0)::bigint as payable
      from charge_order o where o.seller_id = ${sellerId} and o.group_id = ${id} and o.id >= m.first and o.id < m.last
        and o.order_status in (${FINISHED}, ${ABNORMAL})) of
    order by m.month`.execute(rows.db)
  const from = startOfDay(dayNumber(rows.now) - CURVE_DAYS)
  const { rows: found } = await sql<{ hour: number; energyWh: number }>`
    select ((start_time + ${UTC8}) / ${HOUR} % 24)::int as hour, sum(energy_wh)::bigint as "energyWh"
    from charge_order where seller_id = ${sellerId} and group_id = ${id} and id >= ${idAt(from)}
    group by 1`.execute(rows.db)
  const byHour = new Map(found.map(({ hour, energyWh }) => [hour, energyWh]))
  const hours = Array.from({ length: 24 }, (_, hour) => ({ hour, energyWh: byHour.get(hour) ?? 0 }))
  return { months: sums, hours }
}

export function flow(rows: Rows, accountId: number, request: PageRequest) {
  const flows = rows.from('accountFlow').selectAll().where('accountId', '=', accountId)
  return readPage(rows.db, flows, request, {
    ...orderOf(request, 'accountFlow', { by: 'accountFlow.ts', order: 'desc' }),
    id: 'accountFlow.id',
  })
}
