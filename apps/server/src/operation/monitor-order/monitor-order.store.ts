import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import { LiveOrderFilter } from '@ampdeck/api/operation/monitor-order'
import { DAY } from '@ampdeck/api/time'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { placed } from '../../bill/order/order-places.ts'
import { idAt } from '../../database/ids.ts'
import { LONGEST_CHARGE } from '../../database/longest-charge.ts'
import { cappedCount, type PageRequest } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { nameKey } from '../../database/sort-key.ts'
import { containing } from '../../database/text.ts'
import { where } from '../../database/where.ts'

type Filter = z.output<typeof LiveOrderFilter>

const { starting: STARTING, charging: CHARGING } = orderStatus.code
const RUNNING = [STARTING, CHARGING]

/** The reading at the gun, where that still holds the order; else what its transaction last knew. */
const isHeld = sql`gun.current_order_id = charge_order.id`
const live = (field: string) => sql`case when ${isHeld} then (gun.live->>${sql.lit(field)})::numeric end`
const measured = {
  // What has not begun draws nothing; what charges without a reading of its power is unknown.
  powerW: sql<
    number | null
  >`case when charge_order.order_status = ${sql.lit(STARTING)} then coalesce(${live('W')}, 0)
    else ${live('W')} end::float8`,
  energyWh: sql<number>`coalesce(${live('Wh')}, transaction.last_wh - transaction.meter_start, charge_order.energy_wh, 0)::float8`,
  soc: sql<number | null>`coalesce(${live('soc')}, transaction.last_soc, charge_order.start_soc)::float8`,
  readTime: sql<number | null>`coalesce(${live('ts')}, transaction.last_time)::float8`,
}

/** What needs a look first: a gun in alarm, then what has not begun, then what gets no power. */
const attention = sql`case when ${isHeld} and gun.status in (${sql.lit(gunStatus.code.alarm)}, ${sql.lit(gunStatus.code.fault)}) then 0
  when charge_order.order_status = ${sql.lit(STARTING)} then 1
  when ${measured.powerW} = 0 then 2 else 3 end`

/** The running orders of a filter, where they charge and what was last read. */
function running(rows: Rows, filter: Filter) {
  const { orderStatus: wanted = RUNNING } = filter
  const statuses = wanted.filter((code) => RUNNING.some((of) => of === code))
  return placed(rows.from('chargeOrder'))
    .leftJoin('chargeTransaction as transaction', sameSeller('transaction.orderId', 'chargeOrder.id'))
    .where('chargeOrder.orderStatus', 'in', statuses.length > 0 ? statuses : [-1 as never])
    .where(
      where(LiveOrderFilter, { ...filter, orderStatus: undefined }, 'chargeOrder', {
        orderNo: (part) => sql`charge_order.order_no like ${containing(part)}`,
        plate: (part) => sql`charge_order.plate like ${containing(part)}`,
      }),
    )
}

const place = [
  'chargeOrder.orderNo',
  'chargeOrder.stationId',
  'station.name as stationName',
  'station.nameEn as stationNameEn',
  'chargeOrder.pileId',
  'pile.code as pileCode',
  'chargeOrder.gunId',
  'gun.letter as gunLetter',
  'chargeOrder.plate',
] as const

type Sortable = 'orderStatus' | 'startTime' | 'soc' | 'powerW' | 'energyWh'
export type LiveRequest = Filter & PageRequest & { sortField?: Sortable | undefined }

/** One page of running orders, with what their fee is found from. */
export async function page(rows: Rows, request: LiveRequest) {
  const { current, pageSize, sortField = 'orderStatus', sortOrder = 'asc' } = request
  const order = sql.raw(sortOrder === 'desc' ? 'desc' : 'asc')
  const by: RawBuilder<unknown> =
    sortField === 'startTime'
      ? sql`charge_order.start_time`
      : sortField === 'orderStatus'
        ? attention
        : measured[sortField]
  const query = running(rows, request)
  const [records, count] = await Promise.all([
    query
      .select(['chargeOrder.id', 'chargeOrder.sellerId', 'chargeOrder.channel', 'chargeOrder.memberType'])
      .select(['chargeOrder.orderStatus', 'chargeOrder.startTime', 'chargeOrder.startSoc'])
      .select(['chargeOrder.costModelVersionId', 'transaction.feeUnits', 'transaction.exclusive'])
      .select(place)
      .select([
        measured.powerW.as('powerW'),
        measured.energyWh.as('energyWh'),
        measured.soc.as('soc'),
        measured.readTime.as('readTime'),
        sql<number | null>`case when ${isHeld} then gun.status end`.as('gunStatus'),
      ])
      .orderBy(sql`${by} ${order} nulls last`)
      .orderBy('chargeOrder.id', 'desc')
      .limit(pageSize)
      .offset((current - 1) * pageSize)
      .execute(),
    cappedCount(rows.db, query),
  ])
  return { records, ...count, current, pageSize }
}

/** How many run in each status, and what they draw together. */
export async function sums(rows: Rows, filter: Filter) {
  return running(rows, { ...filter, orderStatus: undefined })
    .select('chargeOrder.orderStatus')
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`coalesce(sum(${measured.powerW}), 0)::float8`.as('powerW'),
      sql<number>`count(*) filter (where ${measured.powerW} is null and charge_order.order_status = ${sql.lit(CHARGING)})`.as(
        'powerUnknown',
      ),
      sql<number>`sum(${measured.energyWh})`.as('energyWh'),
    ])
    .groupBy('chargeOrder.orderStatus')
    .execute()
}

/** Where something runs, whatever is filtered. */
export async function stations(rows: Rows) {
  return running(rows, {})
    .select(['station.id', 'station.name', 'station.nameEn'])
    .groupBy(['station.id', 'station.name', 'station.nameEn'])
    .orderBy(nameKey('station.name'))
    .execute()
}

/** What has begun or ended since a moment, the newest first. */
export async function turns(
  rows: Rows,
  { stationId, channel }: Filter,
  { from, to, most }: { from: number; to: number; most: number },
) {
  const some = placed(rows.from('chargeOrder'))
    .select(['chargeOrder.id as orderId', 'chargeOrder.stopReason', 'chargeOrder.energyWh'])
    .select(['chargeOrder.payableFen', 'chargeOrder.startTime', 'chargeOrder.endTime'])
    .select(place)
    .where('chargeOrder.id', '<', idAt(to + DAY))
    .where(where(LiveOrderFilter, { stationId, channel }, 'chargeOrder'))
    .limit(most)
  const [started, ended] = await Promise.all([
    some
      .where('chargeOrder.id', '>=', idAt(from))
      .where('chargeOrder.startTime', '<=', to)
      .orderBy('chargeOrder.id', 'desc')
      .execute(),
    some
      .where('chargeOrder.id', '>=', idAt(from - LONGEST_CHARGE))
      .where('chargeOrder.endTime', '>=', from)
      .where('chargeOrder.endTime', '<=', to)
      .orderBy('chargeOrder.endTime', 'desc')
      .execute(),
  ])
  return { started, ended }
}

/** The prices of some versions of billing models. */
export async function tariffs(rows: Rows, versionIds: readonly number[]) {
  if (versionIds.length === 0) return []
  return rows.db
    .selectFrom('costModelVersion')
    .select(['sellerId', 'id', 'periods', 'serviceMode', 'serviceParam'])
    .where('id', 'in', [...versionIds])
    .execute()
}
