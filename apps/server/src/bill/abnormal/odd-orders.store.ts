import { auditState } from '@ampdeck/api/enumerations/member'
import { abnormalKind, orderStatus, overtimeKind } from '@ampdeck/api/enumerations/order'
import { MINUTE } from '@ampdeck/api/time'
import type { Caller } from '../../access/caller.ts'
import type { Rows } from '../../database/rows.ts'
import { among } from '../../database/where.ts'
import type { OrderFilter } from '../order/charge-order.filter.ts'
import * as orders from '../order/charge-order.service.ts'
import { inOrder, type PlainRow } from '../order/charge-order.store.ts'
import type { KeysRequest } from '../order/charge-order-keys.store.ts'

/** How many orders are read at once for a file. */
const AT_ONCE = 1_000

/** Orders that wait for a person. */
export function abnormal<Filter extends OrderFilter>(filter: Filter): Filter {
  return { ...filter, orderStatus: [orderStatus.code.abnormal] }
}

/** Orders that were open too long or came late; of which kind, where it is not asked for one. */
export function overtime<Filter extends OrderFilter>(filter: Filter): Filter {
  return { ...filter, overtimeKind: filter.overtimeKind ?? Object.values(overtimeKind.code) }
}

/** A page of orders with what their piles say of them. */
export async function oddPage(rows: Rows, caller: Caller, request: KeysRequest) {
  const found = await orders.page(rows, caller, request)
  return { ...found, records: await withPiles(rows, found.records) }
}

/** All orders of a filter in the same way, a stretch at a time. */
export async function* oddInOrder(rows: Rows, filter: OrderFilter, order: 'asc' | 'desc') {
  let some: PlainRow[] = []
  for await (const one of inOrder(rows, filter, order)) {
    some.push(one)
    if (some.length < AT_ONCE) continue
    yield* await withPiles(rows, some)
    some = []
  }
  yield* await withPiles(rows, some)
}

/** Orders with what their piles say of them, and whether a second person is waited for. */
async function withPiles<Order extends PlainRow>(rows: Rows, found: readonly Order[]) {
  const ids = [0, ...found.map(({ id }) => id)]
  const [raws, waiting, transactions] = await Promise.all([
    rows.from('rawBill').selectAll().where(among('orderId', ids)).orderBy('id').execute(),
    rows
      .from('orderAdjust')
      .select('orderId')
      .where(among('orderId', ids))
      .where('state', '=', auditState.code.underReview)
      .execute(),
    rows.from('chargeTransaction').select(['orderId', 'lastTime']).where(among('orderId', ids)).execute(),
  ])
  const rawOf = new Map(raws.map((raw) => [raw.orderId, raw]))
  const lastOf = new Map(transactions.map(({ orderId, lastTime }) => [orderId, lastTime]))
  const open = new Set(waiting.map(({ orderId }) => orderId))

  return found.map((order) => {
    const raw = rawOf.get(order.id)
    const lastMessage = raw?.receivedTime ?? lastOf.get(order.id) ?? order.endTime
    return {
      ...order,
      differenceWh:
        raw?.meterStop == null ? null : raw.meterStop - (raw.meterStart ?? order.meterStart) - order.energyWh,
      differenceFen: raw?.pileFeeFen == null ? null : raw.pileFeeFen - order.eFeeFen - order.sFeeFen,
      lastMessage,
      overtimeMinutes: overtimeOf(order, lastMessage, rows.now),
      awaiting: open.has(order.id),
    }
  })
}

export type OddOrder = Awaited<ReturnType<typeof withPiles<PlainRow>>>[number]

interface Late {
  overtimeKind: number | null
  abnormalKind: number | null
  startTime: number
  endTime: number | null
}

/** An open one counts from its start until its end or now, a late one from its end to its bill. */
function overtimeOf(order: Late, lastMessage: number | null, now: number): number | null {
  const { startTime, endTime } = order
  if (order.overtimeKind === overtimeKind.code.lateUpload)
    return endTime === null || lastMessage === null
      ? null
      : Math.max(0, Math.floor((lastMessage - endTime) / MINUTE))
  if (order.overtimeKind !== overtimeKind.code.openTooLong) return null
  const isOpen = order.abnormalKind === abnormalKind.code.noFinalBill
  return Math.floor(((isOpen ? now : (endTime ?? now)) - startTime) / MINUTE)
}
