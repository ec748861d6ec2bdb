import { type EnergyScene, FORECAST_WEEKS } from '@ampdeck/api/statistics/big-screen/energy'
import { DAY, dayNumber, QUARTER, startOfDay, startOfMonth } from '@ampdeck/api/time'
import { sql } from 'kysely'
import type { z } from 'zod'
import { paramOf } from '../../access/param.ts'
import { tariffsAt } from '../../config/cost-model/cost-model.store.ts'
import type { Rows } from '../../database/rows.ts'
import { co2Saved, wholeOf } from '../../figures/figures-of.ts'
import { lastDays } from '../../figures/periods.ts'
import { siteSamples } from '../../figures/site-samples.store.ts'
import type { Period } from '../../figures/source.ts'
import type { Context } from '../../http/context.ts'
import { perQuarter } from '../../operation/monitor-station/station-load.ts'
import { gunsByModel, periodsOfMost } from '../network-status.service.ts'

const QUARTERS = DAY / QUARTER
const WEEK = 7 * DAY
const LOSS_DAYS = 30

interface Sample {
  ts: number
  pileW: number
  pvW: number
  gridW: number
}

/** The energy scene: the power of the network today, what is expected until tomorrow's end, and its prices. */
export async function bigScreenEnergy({ rows, caller, now }: Context): Promise<z.output<typeof EnergyScene>> {
  const midnight = startOfDay(dayNumber(now))
  const today = lastDays(1, now)
  const days = Array.from({ length: FORECAST_WEEKS }, (_, nth) => midnight - (nth + 1) * WEEK)
  const [samples, history, energy, loss, peak, models, inverters, co2PerKwh4] = await Promise.all([
    samplesOf(rows, { from: midnight, to: now }),
    Promise.all(days.map((from) => samplesOf(rows, { from, to: from + 2 * DAY }))),
    wholeOf(rows, ['energyWh', 'pvWh', 'selfUse', 'gridWh'], today),
    wholeOf(rows, ['lossRate'], lastDays(LOSS_DAYS, now)),
    wholeOf(rows, ['demandPeakW'], { from: startOfMonth(now), to: today.to }),
    gunsByModel(rows),
    countInverters(rows),
    paramOf(rows.db, caller.sellerId, 'co2PerKwh4'),
  ])
  const [pricesToday, pricesTomorrow] = await Promise.all(
    [now, midnight + DAY].map(async (moment) => periodsOfMost(rows, models, await tariffsAt(rows, moment))),
  )
  return {
    at: now,
    gunsW: perQuarter(samples, midnight, ({ pileW }) => pileW),
    pvW: perQuarter(samples, midnight, ({ pvW }) => pvW),
    gridW: perQuarter(samples, midnight, ({ gridW }) => gridW),
    forecast: forecastOf(history.map((of, nth) => ({ from: days[nth] ?? 0, samples: of }))),
    lossBps: loss.lossRate,
    pvWh: energy.pvWh,
    selfUseBps: energy.selfUse,
    gridWh: energy.gridWh,
    co2G: co2Saved(energy.energyWh ?? 0, co2PerKwh4),
    peakW: peak.demandPeakW,
    inverters,
    tariffs: { today: pricesToday?.periods ?? [], tomorrow: pricesTomorrow?.periods ?? [] },
  }
}

/** The mean, the lowest and the highest of equal weekdays, quarter by quarter of two days; of those that were measured. */
function forecastOf(weeks: readonly { from: number; samples: readonly Sample[] }[]) {
  const days = [0, 1].map((day) =>
    weeks.flatMap(({ from, samples }) => {
      const begin = from + day * DAY
      const own = samples.filter(({ ts }) => ts >= begin && ts < begin + DAY)
      return own.length === 0 ? [] : [new Map(own.map((sample) => [(sample.ts - begin) / QUARTER, sample]))]
    }),
  )
  const known = Math.min(...days.map((of) => of.length))
  if (known === 0) return { weeks: 0, gunsW: [], lowW: [], highW: [], pvW: [] }
  const each = (of: (samples: Sample[]) => number) =>
    days.flatMap((maps) =>
      Array.from({ length: QUARTERS }, (_, nth) => {
        const measured = maps.map((map) => map.get(nth)).filter((sample) => sample !== undefined)
        return measured.length === 0 ? null : Math.round(of(measured))
      }),
    )
  const guns = (samples: Sample[]) => samples.map(({ pileW }) => pileW)
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    weeks: known,
    gunsW: each((samples) => mean(guns(samples))),
    lowW: each((samples) => Math.min(...guns(samples))),
    highW: each((samples) => Math.max(...guns(samples))),
    pvW: each((samples) => mean(samples.map(({ pvW }) => pvW))),
  }
}

/** All sites together, quarter by quarter. */
async function samplesOf(rows: Rows, period: Period): Promise<Sample[]> {
  const { rows: found } = await sql<Sample>`
    select ts, sum(pile_w)::float8 as pile_w, sum(pv_w)::float8 as pv_w, sum(grid_w)::float8 as grid_w
    from (${siteSamples(rows, period)}) o group by ts order by ts`.execute(rows.db)
  return found
}

async function countInverters(rows: Rows): Promise<number> {
  const { count } = await rows
    .from('pvInverter')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
