import { type Kysely, sql } from 'kysely'
import { idAt } from '../../database/ids.ts'
import type { PageRequest } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import type { Tables } from '../../database/tables.ts'
import { bucketWidths, placeOf, type TalliedField, type TallyFilter } from '../tally/order-tally.store.ts'
import { matching, type OrderFilter, type Orders } from './charge-order.filter.ts'

export type KeysRequest = OrderFilter & PageRequest

/** The columns that are sorted by an index; the start time is the id's own order. */
const columns = {
  startTime: 'chargeOrder.id',
  energyWh: 'chargeOrder.energyWh',
  payableFen: 'chargeOrder.payableFen',
  owedFen: 'chargeOrder.owedFen',
} as const

type Field = keyof typeof columns

/** Up to here it costs less to walk over the rows before a page than to look up where it begins. */
const DEEP = 5_000

/** What the tally does not tell apart. */
const untold = [
  'orderNo',
  'memberId',
  'memberPhone',
  'groupId',
  'channel',
  'memberType',
  'pileId',
  'gunId',
  'endTimeFrom',
  'endTimeTo',
  'stopReason',
  'plate',
  'vin',
  'todo',
  'abnormalKind',
  'overtimeKind',
] as const

interface Cut {
  field: Field
  order: 'asc' | 'desc'
  offset: number
  pageSize: number
}

/** The ids of one page in its order, from an index alone where one covers the filter. */
export async function keysOf(rows: Rows, request: KeysRequest, deep = DEEP): Promise<number[]> {
  const { current, pageSize, sortField, sortOrder: order = 'desc' } = request
  const field = isField(sortField) ? sortField : 'startTime'
  const cut = { field, order, offset: (current - 1) * pageSize, pageSize }
  const tally = cut.offset >= deep ? tallyFilter(rows, request, field) : undefined
  if (!tally || field === 'owedFen') return idsOf(rows.db, keys(matching(rows, request), cut))
  return inSnapshot(rows.db, (db) => deepKeys(db, rows, request, { ...cut, field }, tally))
}

const isField = (name: string | undefined): name is Field => name !== undefined && name in columns

function keys(query: Orders, { field, order, offset, pageSize }: Cut) {
  return query
    .select('chargeOrder.id')
    .orderBy(columns[field], order)
    .orderBy('chargeOrder.id', order)
    .limit(pageSize)
    .offset(offset)
}

type Keys = ReturnType<typeof keys>

async function idsOf(db: Kysely<Tables>, query: Keys): Promise<number[]> {
  const { rows } = await db.executeQuery(query)
  return rows.map(({ id }) => id)
}

/** Nothing when the tally cannot answer for this filter. */
function tallyFilter({ scope }: Rows, request: KeysRequest, field: Field): TallyFilter | undefined {
  if (scope.sellerId === null || scope.groupIds || untold.some((key) => request[key] !== undefined))
    return undefined
  const isBounded = request.startTimeFrom !== undefined || request.startTimeTo !== undefined
  if (isBounded && field !== 'startTime') return undefined
  const { orderStatus, chargeStatus, stationId } = request
  const stations = [scope.stationIds, stationId].filter((ids) => ids !== null && ids !== undefined)
  return { sellerId: scope.sellerId, stations, orderStatus, chargeStatus }
}

/** A deep page begins in the bucket where its first row lies, instead of at the first row of all. */
async function deepKeys(
  db: Kysely<Tables>,
  rows: Rows,
  request: KeysRequest,
  cut: Cut & { field: TalliedField },
  tally: TallyFilter,
): Promise<number[]> {
  const { field, order, offset } = cut
  const edge = await edgeOf(db, rows, request, cut)
  const place = await placeOf(db, tally, {
    field,
    order,
    offset: offset + (edge?.beyond ?? 0),
    ...(edge ? { first: edge.bucket } : {}),
  })
  if (!place) return []
  const width = bucketWidths[field]
  const query = matching(rows, request)
  const begun =
    order === 'asc'
      ? query.where(columns[field], '>=', place.bucket * width)
      : query.where(columns[field], '<', (place.bucket + 1) * width)
  const before = place.bucket === edge?.bucket ? place.before - edge.beyond : place.before
  return idsOf(db, keys(begun, { ...cut, offset: before }))
}

/** Where a period begins in the middle of a bucket, the rows of that bucket that lie beyond the period are counted. */
async function edgeOf(
  db: Kysely<Tables>,
  rows: Rows,
  request: KeysRequest,
  { order }: Cut,
): Promise<{ bucket: number; beyond: number } | undefined> {
  const { startTimeFrom: from, startTimeTo: to } = request
  const edge = order === 'asc' ? from : to
  if (edge === undefined) return undefined
  const width = bucketWidths.startTime
  const bucket = Math.floor(idAt(edge) / width)
  const beyond =
    order === 'asc'
      ? matching(rows, { ...request, startTimeFrom: undefined, startTimeTo: edge }).where(
          'chargeOrder.id',
          '>=',
          bucket * width,
        )
      : matching(rows, { ...request, startTimeFrom: edge, startTimeTo: undefined }).where(
          'chargeOrder.id',
          '<',
          (bucket + 1) * width,
        )
  const { rows: found } = await db.executeQuery(beyond.select(sql<number>`count(*)`.as('count')))
  return { bucket, beyond: found[0]?.count ?? 0 }
}

/** One moment of the data for several queries, so that a row that comes in between shifts nothing. */
function inSnapshot<T>(db: Kysely<Tables>, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)
}
