import type { ServiceParam } from '@ampdeck/api/billing/service-price'
import { servicePriceOf } from '@ampdeck/api/billing/service-price'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import type { Page } from '@ampdeck/api/paging'
import { sql } from 'kysely'
import { runningFee } from '../../charging/metering/running-fee.ts'
import { asWritten } from '../../database/as-written.ts'
import { ofSeller } from '../../database/of-seller.ts'
import { cappedCount } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { failures } from '../../foundation/failure.ts'
import { byNumber, matching, type OrderFilter, type Orders } from './charge-order.filter.ts'
import { type KeysRequest, keysOf } from './charge-order-keys.store.ts'
import { placed } from './order-places.ts'

type Row = Awaited<ReturnType<typeof withIds>>[number]
export type PlainRow = Awaited<ReturnType<ReturnType<typeof named>['execute']>>[number]

/** One page: the keys from an index alone, and then only the rows that are shown. */
export async function page(rows: Rows, request: KeysRequest): Promise<Page<Row>> {
  const { current, pageSize } = request
  const [ids, count] = await Promise.all([
    keysOf(rows, request),
    cappedCount(rows.db, matching(rows, request)),
  ])
  const byId = new Map((await withIds(rows, ids)).map((row) => [row.id, row]))
  return { records: ids.flatMap((id) => byId.get(id) ?? []), ...count, current, pageSize }
}

async function withIds(rows: Rows, ids: number[]) {
  const query = withPeople(named(rows.from('chargeOrder')))
  const found = await asWritten(rows.db, query.where('chargeOrder.id', 'in', ids.length > 0 ? ids : [0]))
  return found.map(shown)
}

/** How many orders are read at once. */
const AT_ONCE = 1_000

/** All orders of a filter by their start, each stretch from where the one before ended: any number of them. */
export async function* inOrder(
  rows: Rows,
  filter: OrderFilter,
  order: 'asc' | 'desc',
): AsyncGenerator<PlainRow> {
  let last = order === 'asc' ? 0 : Number.MAX_SAFE_INTEGER
  for (;;) {
    const found: PlainRow[] = await named(matching(rows, filter))
      .where('chargeOrder.id', order === 'asc' ? '>' : '<', last)
      .orderBy('chargeOrder.id', order)
      .limit(AT_ONCE)
      .execute()
    yield* found
    last = found.at(-1)?.id ?? last
    if (found.length < AT_ONCE) return
  }
}

/** An order with the names of its station, pile and gun, and of its member. */
function named(query: Orders) {
  return placed(query)
    .selectAll('chargeOrder')
    .select(['station.name as stationName', 'station.nameEn as stationNameEn'])
    .select(['pile.code as pileCode', 'pile.name as pileName', 'gun.letter as gunLetter'])
    .leftJoin('member', sameSeller('member.id', 'chargeOrder.memberId'))
    .select('member.name as memberName')
}

/** The same with who charges, and what the pile has measured so far: for the rows that are shown. */
function withPeople(query: ReturnType<typeof named>) {
  return query
    .leftJoin('fleet', sameSeller('fleet.id', 'chargeOrder.groupId'))
    .leftJoin('costModelVersion as version', sameSeller('version.id', 'chargeOrder.costModelVersionId'))
    .leftJoin('chargeTransaction as transaction', (join) =>
      sameSeller(
        'transaction.orderId',
        'chargeOrder.id',
      )(join).on('chargeOrder.orderStatus', '=', sql.lit(orderStatus.code.charging)),
    )
    .select(['member.phone as memberPhone', 'fleet.name as groupName'])
    .select(['version.no as versionNo', 'version.costModelId', 'version.serviceMode', 'version.serviceParam'])
    .select(['transaction.lastTime', 'transaction.lastWh', 'transaction.lastSoc', 'transaction.feeUnits'])
    .select('transaction.exclusive')
}

type Found = Awaited<ReturnType<ReturnType<typeof withPeople>['execute']>>[number]

function shown({
  lastTime,
  lastWh,
  lastSoc,
  feeUnits,
  exclusive,
  serviceMode,
  serviceParam,
  ...order
}: Found) {
  const service = servicePriceOf(serviceMode ?? 1, (serviceParam ?? {}) as ServiceParam)
  const running =
    lastTime === null || lastWh === null
      ? null
      : {
          energyWh: Math.max(0, lastWh - order.meterStart),
          feeFen: runningFee(feeUnits ?? 0, { service, exclusive }, order.startTime, lastTime),
          soc: lastSoc,
          ts: lastTime,
        }
  return { ...order, running }
}

export async function one(rows: Rows, by: { id: number } | { orderNo: string }) {
  const orders = rows.from('chargeOrder')
  const query =
    'id' in by
      ? orders.where('chargeOrder.id', '=', by.id)
      : byNumber(orders, by.orderNo).where('chargeOrder.orderNo', '=', by.orderNo)
  const [found] = await asWritten(rows.db, withPeople(named(query)))
  if (!found) throw failures.notFound()
  return shown(found)
}

/** Sums over all orders of a filter, in one walk. */
export function totals(rows: Rows, filter: OrderFilter) {
  const sum = (column: string) => sql<number>`coalesce(sum(${sql.ref(`chargeOrder.${column}`)}), 0)::bigint`
  return matching(rows, filter)
    .select([
      sql<number>`count(*)`.as('orders'),
      sum('energyWh').as('energyWh'),
      sum('eFeeFen').as('eFeeFen'),
      sum('sFeeFen').as('sFeeFen'),
      sum('discountFen').as('discountFen'),
      sum('couponFen').as('couponFen'),
      sum('occupyFeeFen').as('occupyFeeFen'),
      sum('payableFen').as('payableFen'),
      sum('paidFen').as('paidFen'),
      sum('owedFen').as('owedFen'),
    ])
    .executeTakeFirstOrThrow()
}

export function lines(rows: Rows, order: { id: number; sellerId: number }) {
  return ofSeller(rows.db, order.sellerId)
    .from('billLine')
    .select([
      'seq',
      'corrects',
      'fromTime as from',
      'toTime as to',
      'period',
      'energyWh',
      'ePrice4',
      'sPrice4',
      'eFeeFen',
      'sFeeFen',
    ])
    .where('orderId', '=', order.id)
    .orderBy('seq')
    .execute()
}
