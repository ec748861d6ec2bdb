import type { LiveEvent } from '@ampdeck/api/events/live-event'
import type { LiveOrder, OrderStream, OrderTurn } from '@ampdeck/api/operation/monitor-order'
import { formatTimestamp, MINUTE } from '@ampdeck/api/time'
import { type MockServer, pageOf } from '../../../stories/mock-server.ts'

const NOW = Date.parse('2026-07-01T02:00:00Z')
const names = [
  ['深圳机场', 'Shenzhen Airport'],
  ['广州南站', 'Guangzhou South Station'],
  ['佛山物流园', null],
] as const

function placeOf(id: number) {
  const station = id % names.length
  const [stationName, stationNameEn] = names[station] ?? names[0]
  return {
    orderNo: `20260701${String(93_000 + id).padStart(6, '0')}4403000${String(id).padStart(3, '0')}`,
    stationId: station + 1,
    stationName,
    stationNameEn,
    pileId: id,
    pileCode: String(id).padStart(4, '0'),
    gunId: 1_000 + id,
    gunLetter: id % 2,
    plate: id % 7 === 0 ? null : `粤B·D${String(10_000 + id * 37).slice(-5)}`,
  }
}

/** A running order; the same number makes the same one. */
export function liveOrder(id: number, now = NOW): LiveOrder {
  const minutes = 3 + ((id * 11) % 70)
  const isStarting = id % 12 === 0
  return {
    id,
    ...placeOf(id),
    gunStatus: isStarting ? 2 : 3,
    channel: ([1, 2, 3, 5] as const)[id % 4] ?? 2,
    memberType: 1,
    orderStatus: isStarting ? 1 : 2,
    startTime: formatTimestamp(now - minutes * MINUTE),
    startSoc: 20 + (id % 20),
    soc: isStarting ? null : Math.min(99, 20 + (id % 20) + minutes),
    powerW: isStarting ? 0 : 18_000 + ((id * 7_919) % 100_000),
    energyWh: isStarting ? 0 : minutes * 820 + id,
    feeFen: isStarting ? 0 : minutes * 97 + id,
    readTime: isStarting ? null : formatTimestamp(now - (id % 15) * 1_000),
  }
}

function turn(id: number, now: number): OrderTurn {
  const isStart = id % 2 === 0
  return {
    orderId: id,
    ...placeOf(id),
    what: isStart ? 'started' : 'ended',
    time: formatTimestamp(now - id * 70_000),
    stopReason: isStart ? null : 1,
    energyWh: isStart ? 0 : 21_000 + id * 731,
    payableFen: isStart ? 0 : 2_600 + id * 83,
  }
}

/** A server with so many running orders, and what the stream tells then. */
export function orderServer(
  count: number,
  { now = Date.now(), events = [] as LiveEvent[] } = {},
): MockServer {
  const rows = Array.from({ length: count }, (_, index) => liveOrder(index + 1, now))
  const stream: OrderStream = {
    at: formatTimestamp(now),
    counts: [1, 2].flatMap((orderStatus) => {
      const of = rows.filter((row) => row.orderStatus === orderStatus).length
      return of > 0 ? [{ orderStatus: orderStatus as 1 | 2, count: of }] : []
    }),
    powerW: rows.reduce((sum, row) => sum + (row.powerW ?? 0), 0),
    powerUnknown: rows.filter(({ powerW }) => powerW === null).length,
    energyWh: rows.reduce((sum, row) => sum + row.energyWh, 0),
    turns: count === 0 ? [] : Array.from({ length: 12 }, (_, index) => turn(index + 1, now)),
    stations: count === 0 ? [] : names.map(([name, nameEn], index) => ({ id: index + 1, name, nameEn })),
  }
  return {
    'operation-service/monitor/liveOrders': pageOf(rows),
    'operation-service/monitor/orderStream': () => stream,
    events: () => events,
  }
}
