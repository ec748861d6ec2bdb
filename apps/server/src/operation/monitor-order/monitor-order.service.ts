import { cutByTariff } from '@ampdeck/api/billing/cut'
import { type ExclusivePrices, feesOf } from '@ampdeck/api/billing/fees'
import { type ServiceParam, servicePriceOf } from '@ampdeck/api/billing/service-price'
import type { CodeOf } from '@ampdeck/api/enumeration'
import type { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { LiveOrder, LiveOrderFilter, OrderStream, OrderTurn } from '@ampdeck/api/operation/monitor-order'
import type { Page } from '@ampdeck/api/paging'
import { HOUR } from '@ampdeck/api/time'
import type { z } from 'zod'
import { runningFee } from '../../charging/metering/running-fee.ts'
import type { Rows } from '../../database/rows.ts'
import * as store from './monitor-order.store.ts'

/** News older than this is not news. */
const NEWS_MS = HOUR
const MAX_NEWS = 30

/** The running orders of a filter with what they have cost so far. */
export async function liveOrders(
  rows: Rows,
  request: store.LiveRequest,
  now: number,
): Promise<Page<z.output<typeof LiveOrder>>> {
  const { records, ...page } = await store.page(rows, request)
  const versions = await store.tariffs(rows, [...new Set(records.map((row) => row.costModelVersionId))])
  const priceOf = new Map(
    versions.map(({ sellerId, id, periods, serviceMode, serviceParam }) => [
      `${sellerId} ${id}`,
      { periods, service: servicePriceOf(serviceMode, serviceParam as ServiceParam) },
    ]),
  )
  return {
    ...page,
    records: records.map(({ sellerId, costModelVersionId, feeUnits, exclusive, ...row }) => {
      const tariff = priceOf.get(`${sellerId} ${costModelVersionId}`)
      const order = { ...row, energyWh: Math.max(0, Math.round(row.energyWh)) }
      return {
        ...order,
        gunStatus: row.gunStatus as CodeOf<typeof gunStatus> | null,
        powerW: row.powerW === null ? null : Math.round(row.powerW),
        soc: row.soc === null ? null : Math.round(row.soc),
        feeFen: tariff ? feeSoFar(order, feeUnits, { ...tariff, exclusive }, now) : 0,
      }
    }),
  }
}

type Tariff = Parameters<typeof cutByTariff>[1]
interface Charge {
  startTime: number
  readTime: number | null
  energyWh: number
}

/**
 * What was added up reading by reading. Of a charge whose readings were never heard, as of a pile that has no line to
 * this server, the billing engine takes the energy as drawn evenly.
 */
function feeSoFar(
  { startTime, readTime, energyWh }: Charge,
  units: number | null,
  {
    periods,
    service,
    exclusive,
  }: {
    periods: Tariff
    service: ReturnType<typeof servicePriceOf>
    exclusive: ExclusivePrices | null
  },
  now: number,
): number {
  if (energyWh === 0) return 0
  if (units !== null) return runningFee(units, { service, exclusive }, startTime, readTime ?? now)
  const until = Math.max(startTime, readTime ?? now)
  const values = [
    { ts: startTime, wh: 0 },
    { ts: until, wh: energyWh },
  ]
  const lines = feesOf(cutByTariff(values, periods), service, exclusive ?? undefined)
  return lines.reduce((sum, { eFeeFen, sFeeFen }) => sum + eFeeFen + sFeeFen, 0)
}

/** What goes on over all of them: counts, sums, and what began or ended in the last hour. */
export async function orderStream(
  rows: Rows,
  filter: z.output<typeof LiveOrderFilter>,
  now: number,
): Promise<z.output<typeof OrderStream>> {
  const [sums, turns, stations] = await Promise.all([
    store.sums(rows, filter),
    orderTurns(rows, filter, now),
    store.stations(rows),
  ])
  const total = (of: 'powerW' | 'powerUnknown' | 'energyWh') =>
    Math.round(sums.reduce((sum, row) => sum + row[of], 0))
  return {
    at: now,
    counts: sums.map(({ orderStatus, count }) => ({ orderStatus, count })),
    powerW: total('powerW'),
    powerUnknown: total('powerUnknown'),
    energyWh: total('energyWh'),
    turns,
    stations,
  }
}

/** What began or ended in the last hour, the newest first. */
export async function orderTurns(rows: Rows, filter: z.output<typeof LiveOrderFilter>, now: number) {
  return newest(await store.turns(rows, filter, { from: now - NEWS_MS, to: now, most: MAX_NEWS }))
}

type Turns = Awaited<ReturnType<typeof store.turns>>

function newest({ started, ended }: Turns): z.output<typeof OrderTurn>[] {
  const turnOf = ({ startTime, endTime, ...row }: Turns['ended'][number], what: 'started' | 'ended') => ({
    ...row,
    what,
    time: what === 'ended' && endTime !== null ? endTime : startTime,
  })
  return [...started.map((row) => turnOf(row, 'started')), ...ended.map((row) => turnOf(row, 'ended'))]
    .toSorted((a, b) => b.time - a.time)
    .slice(0, MAX_NEWS)
}
