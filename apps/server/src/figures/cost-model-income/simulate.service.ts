import { cutByTariff } from '@ampdeck/api/billing/cut'
import { feesOf, type ServicePrice } from '@ampdeck/api/billing/fees'
import { type ServiceParam, servicePriceOf } from '@ampdeck/api/billing/service-price'
import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { MAX_SIMULATED, type stationCostModelIncome } from '@ampdeck/api/report/cost-model-income'
import { sql } from 'kysely'
import { versionInForce } from '../../config/cost-model/cost-model.store.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import { endedOrders } from '../ended-orders.store.ts'
import { withNames } from '../figures-of.ts'
import { daysOf, periodOf } from '../periods.ts'
import { stationsOf } from '../report-figures.service.ts'

interface Line {
  from: number
  to: number
  wh: number
  fen: number
}

interface Tariff {
  periods: readonly TariffPeriod[]
  service: ServicePrice
}

const NOTHING = { orders: 0, energyWh: 0, billedFen: 0, otherFen: 0 }
type Sums = typeof NOTHING

/** Past orders as another model would have billed them, by station. */
export async function simulate({ rows, input, now, fail }: Request<typeof stationCostModelIncome.simulate>) {
  const period = periodOf({ ...input, grain: 'whole' }, now)
  const stationIds = await stationsOf(rows, input)
  await rows.get('costModel', input.costModelId)
  const inForce = await versionInForce(rows.db, rows.sellerId, input.costModelId, now)
  const version =
    inForce &&
    (await rows.from('costModelVersion').selectAll().where('id', '=', inForce.id).executeTakeFirst())
  if (!version) throw fail('costModel.noVersion')
  const tariff: Tariff = {
    periods: version.periods as TariffPeriod[],
    service: servicePriceOf(version.serviceMode, version.serviceParam as ServiceParam),
  }
  const found = await endedOrders(rows, period)
    .innerJoin('billLine as line', sameSeller('line.orderId', 'chargeOrder.id'))
    .where(
      stationIds ? sql<boolean>`charge_order.station_id = any(${stationIds}::bigint[])` : sql<boolean>`true`,
    )
    .select('chargeOrder.stationId')
    .select(
      sql<Line[]>`json_agg(json_build_object('from', line.from_time, 'to', line.to_time, 'wh', line.energy_wh,
        'fen', line.e_fee_fen + line.s_fee_fen) order by line.from_time, line.seq)`.as('lines'),
    )
    .groupBy(['chargeOrder.stationId', 'chargeOrder.id'])
    .limit(MAX_SIMULATED + 1)
    .execute()
  if (found.length > MAX_SIMULATED) throw failures.refused('report.tooLong')
  const sums = new Map<number, Sums>()
  for (const { stationId, lines } of found)
    sums.set(stationId, plus(sums.get(stationId) ?? NOTHING, billedAnew(lines, tariff)))
  const stations = await withNames(
    rows,
    'station',
    [...sums].map(([id, of]) => ({ keys: [String(id)], ...of })),
  )
  return {
    period: daysOf(period),
    total: [...sums.values()].reduce(plus, NOTHING),
    stations: stations
      .map(({ keys: _, group: station, ...of }) => ({ station, ...of }))
      .sort((a, b) => difference(b) - difference(a)),
  }
}

/** Lines that correct others have their energy, and no time of their own. */
function billedAnew(lines: readonly Line[], { periods, service }: Tariff): Sums {
  const whole = lines.reduce((sum, { wh, fen }) => ({ wh: sum.wh + wh, fen: sum.fen + fen }), {
    wh: 0,
    fen: 0,
  })
  const readings = [{ ts: lines[0]?.from ?? 0, wh: 0 }]
  for (const { to, wh } of lines) {
    const { ts, wh: before } = readings.at(-1) ?? { ts: to, wh: 0 }
    readings.push({ ts: Math.max(ts, to), wh: Math.max(before, before + wh) })
  }
  // What was corrected is taken off each reading alike.
  const measured = readings.at(-1)?.wh ?? 0
  const scaled = readings.map(({ ts, wh }) => ({
    ts,
    wh: measured === 0 ? 0 : Math.round((wh / measured) * Math.max(0, whole.wh)),
  }))
  const anew = feesOf(cutByTariff(scaled, periods), service)
  return {
    orders: 1,
    energyWh: whole.wh,
    billedFen: whole.fen,
    otherFen: anew.reduce((sum, { eFeeFen, sFeeFen }) => sum + eFeeFen + sFeeFen, 0),
  }
}

const plus = (a: Sums, b: Sums): Sums => ({
  orders: a.orders + b.orders,
  energyWh: a.energyWh + b.energyWh,
  billedFen: a.billedFen + b.billedFen,
  otherFen: a.otherFen + b.otherFen,
})

const difference = ({ billedFen, otherFen }: Sums) => Math.abs(otherFen - billedFen)
