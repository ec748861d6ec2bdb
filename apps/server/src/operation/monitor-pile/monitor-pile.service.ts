import { messageDirection } from '@ampdeck/api/enumerations/interface'
import type { monitorPile } from '@ampdeck/api/operation/monitor-pile'
import type { z } from 'zod'
import { maskedPhone } from '../../access/member-phone.ts'
import { lastPoint } from '../../charging/record/last-point.ts'
import * as configured from '../../config/pile/pile.store.ts'
import { cappedCount, orderOf, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { failures } from '../../foundation/failure.ts'
import { tiles } from '../monitor-station/monitor-station.service.ts'
import * as store from './monitor-pile.store.ts'
import * as history from './pile-history.store.ts'

type Asked<Name extends keyof typeof monitorPile> = z.output<(typeof monitorPile)[Name]['input']>
type Given<Name extends keyof typeof monitorPile> = z.output<(typeof monitorPile)[Name]['output']>

/** All guns as columns. */
export async function gunMatrix(
  rows: Rows,
  { stationId }: Asked<'gunMatrix'>,
  now: number,
): Promise<Given<'gunMatrix'>> {
  const [found, guns] = await Promise.all([
    store.matrixPiles(rows, stationId),
    store.matrixGuns(rows, stationId),
  ])
  const places = new Map<number, number>()
  const stations: Given<'gunMatrix'>['stations'] = []
  for (const { stationId: id, stationName: name, stationNameEn: nameEn } of found) {
    if (places.has(id)) continue
    places.set(id, stations.length)
    stations.push({ id, name, nameEn })
  }
  const rowsOfGuns = found.flatMap(({ id }, pile) => (guns.get(id) ?? []).map((gun) => ({ pile, gun })))
  return {
    at: now,
    stations,
    piles: {
      id: found.map((pile) => pile.id),
      station: found.map((pile) => places.get(pile.stationId) ?? 0),
      code: found.map((pile) => pile.code),
      layout: found.map((pile) => pile.layout),
      status: found.map((pile) => pile.status),
      heardAt: found.map((pile) => pile.lastHeartbeat),
    },
    guns: {
      id: rowsOfGuns.map(({ gun }) => gun[0]),
      pile: rowsOfGuns.map(({ pile }) => pile),
      letter: rowsOfGuns.map(({ gun }) => gun[1]),
      status: rowsOfGuns.map(({ gun }) => gun[2]),
      w: rowsOfGuns.map(({ gun }) => gun[3]),
      soc: rowsOfGuns.map(({ gun }) => gun[4]),
      since: rowsOfGuns.map(({ gun }) => gun[5]),
    },
  }
}

/** These piles as they are now, in this order. */
async function livePiles(rows: Rows, ids: readonly number[], now: number) {
  if (ids.length === 0) return []
  const { piles, guns } = await tiles(rows, { pileId: [...ids] }, now)
  const byId = new Map(piles.map((pile) => [pile.id, pile]))
  const byPile = Map.groupBy(guns, ({ pileId }) => pileId)
  return ids.flatMap((id) => {
    const pile = byId.get(id)
    return pile ? [{ ...pile, at: now, guns: byPile.get(id) ?? [] }] : []
  })
}

const BY_GUNS = 'pile.guns'

export async function pilePage(rows: Rows, request: store.PileFilter & PageRequest, now: number) {
  const { by, order } = orderOf(request, 'pile', { by: BY_GUNS, order: 'asc' })
  const { current, pageSize } = request
  const query = store.pilesByGun(rows, request)
  const [found, count] = await Promise.all([
    query
      .select('pile.id')
      .orderBy(by === BY_GUNS ? store.urgency : rows.db.dynamic.ref<'pile.code'>(by), order)
      .orderBy('pile.code', order)
      .orderBy('pile.id', order)
      .limit(pageSize)
      .offset((current - 1) * pageSize)
      .execute(),
    cappedCount(rows.db, query),
  ])
  const ids = found.map(({ id }) => id)
  return { records: await livePiles(rows, ids, now), ...count, current, pageSize }
}

export async function pileLive(rows: Rows, id: number, now: number) {
  const [pile] = await livePiles(rows, [id], now)
  if (!pile) throw failures.notFound()
  return pile
}

export async function pileDetail(rows: Rows, id: number, now: number) {
  const [pile, live] = await Promise.all([configured.byId(rows, id), pileLive(rows, id, now)])
  return { ...pile, live }
}

export async function pileEvents(
  rows: Rows,
  { id: pileId, current, pageSize, sortOrder = 'desc', ...filter }: Asked<'pileEvents'>,
) {
  await rows.get('pile', pileId)
  const query = store.events(rows, filter).where('gunEvent.pileId', '=', pileId)
  const [records, count] = await Promise.all([
    store
      .withLetter(query)
      .select(['gunEvent.id', 'gunEvent.gunId', 'gun.letter', 'gunEvent.ts as time', 'gunEvent.payload'])
      .select('gunEvent.type')
      .orderBy('gunEvent.id', sortOrder)
      .limit(pageSize)
      .offset((current - 1) * pageSize)
      .execute(),
    cappedCount(rows.db, query),
  ])
  return { records, ...count, current, pageSize }
}

export async function telemetry(rows: Rows, gunId: number, now: number): Promise<Given<'telemetry'>> {
  const gun = await rows.get('gun', gunId)
  const order = await store.measuredOrder(rows, gun)
  if (!order) return { at: now, order: null, points: [] }
  const points = await store.readings(rows, order)
  const { sellerId: _, endSoc, ...shown } = order
  const newest = gun.currentOrderId === order.id ? gun.live : null
  const isNewer = newest !== null && newest.ts > (points.at(-1)?.time ?? 0)
  const end = newest === null && order.endTime !== null ? { ts: order.endTime, soc: endSoc } : null
  const last = lastPoint(
    points.map(({ time: ts, soc }) => ({ ts, soc })),
    end,
  )
  if (last) points.push({ time: last.ts, soc: last.soc, V: null, A: null, W: null, tempC: null })
  if (newest === null || !isNewer) return { at: now, order: shown, points }
  const { V, A, W, soc, tempC, ts } = newest
  return { at: now, order: shown, points: [...points, { time: ts, V, A, W, soc, tempC }] }
}

/** No pile of ours passes on what the battery asks for: OCPP keeps that between the pile and the vehicle. */
export async function bms(rows: Rows, gunId: number, now: number): Promise<Given<'bms'>> {
  const { points } = await telemetry(rows, gunId, now)
  return { points: points.map(({ time, W }) => ({ time, demandW: null, outputW: W })) }
}

type Part = PageRequest & { id: number; sortOrder?: 'asc' | 'desc' | undefined }

/** What else there is of a pile, the newest first. */
export async function pileOrders(rows: Rows, { id, ...request }: Part) {
  const query = history.orders(rows, await rows.get('pile', id))
  return readPage(rows.db, query, request, newest('chargeOrder.id', request))
}

export async function pileAlarms(rows: Rows, { id, ...request }: Part) {
  const query = history.alarms(rows, await rows.get('pile', id))
  return readPage(rows.db, query, request, { ...newest('alarm.lastTime', request), id: 'alarm.id' })
}

export async function pileWork(rows: Rows, { id, ...request }: Part) {
  const query = history.work(rows, await rows.get('pile', id))
  return readPage(rows.db, query, request, newest('workOrder.id', request))
}

function newest(by: string, { sortOrder: order = 'desc' }: Pick<Part, 'sortOrder'>) {
  return { by, order, id: by }
}

export async function frames(
  rows: Rows,
  { id, current, pageSize, sortOrder = 'desc' }: Asked<'frames'>,
): Promise<Given<'frames'>> {
  await rows.get('pile', id)
  const query = store.frames(rows, id)
  const [found, count] = await Promise.all([
    query
      .select(['id', 'ts as time', 'direction', 'action', 'raw as text'])
      .orderBy('id', sortOrder)
      .limit(pageSize)
      .offset((current - 1) * pageSize)
      .execute(),
    cappedCount(rows.db, query),
  ])
  const records = found.map(({ direction, ...frame }) => ({
    ...frame,
    isUp: direction === messageDirection.code.up,
  }))
  return { records, ...count, current, pageSize }
}

export async function payers(rows: Rows, text: string) {
  const found = await store.payers(rows, text)
  return found.map(maskedPhone)
}
