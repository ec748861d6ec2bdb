import type { EnergyView } from '@ampdeck/api/statistics/operation-view'
import { DAY, dayNumber, HOUR, QUARTER, startOfDay, startOfMonth } from '@ampdeck/api/time'
import { sql } from 'kysely'
import type { z } from 'zod'
import { lossRate, sum as lossSums } from '../bill/power-loss-record/power-loss-record.store.ts'
import { withTariff } from '../config/cost-model/cost-model.store.ts'
import type { Rows } from '../database/rows.ts'
import { soFarBefore } from '../figures/periods.ts'
import type { Period } from '../figures/source.ts'
import { perQuarter } from '../operation/monitor-station/station-load.ts'

const LOSS_DAYS = 30

interface Sample {
  ts: number
  pileW: number
  pvW: number
  siteW: number | null
}

/** What the site took: its meter, or its piles where there is none. */
const siteOf = ({ siteW, pileW }: Sample) => siteW ?? pileW
const site = sql<number>`coalesce(operating_sample.site_w, operating_sample.pile_w)`

/** The power of a station over the day against what its transformer may give (screens.md S028). */
export async function energyView(
  rows: Rows,
  stationId: number,
  now: number,
): Promise<z.output<typeof EnergyView>> {
  const station = await rows.get('station', stationId)
  const midnight = startOfDay(dayNumber(now))
  const [samples, pvRatedW, losses, peak, before, models] = await Promise.all([
    samplesFrom(rows, stationId, midnight - DAY),
    ratedPv(rows, stationId),
    lossSums(rows, { stationId: [stationId], dateFrom: midnight - LOSS_DAYS * DAY }),
    peakIn(rows, stationId, { from: startOfMonth(now), to: now }),
    peakIn(rows, stationId, soFarBefore(now, 'month')),
    withTariff(rows, {}),
  ])
  const today = samples.filter(({ ts }) => ts >= midnight)
  const yesterday = samples.filter(({ ts }) => ts < midnight)
  const tariff = models.find(({ id }) => id === station.costModelId)
  const energy = (of: (sample: Sample) => number) =>
    Math.round(today.reduce((wh, sample) => wh + of(sample) * (lengthOf(sample.ts, now) / HOUR), 0))
  return {
    at: now,
    stationId,
    name: station.name,
    nameEn: station.nameEn,
    limitW: station.transformerW,
    maxDemandW: station.maxDemandW,
    isMetered: samples.at(-1)?.siteW != null,
    siteW: perQuarter(today, midnight, siteOf),
    pileW: perQuarter(today, midnight, ({ pileW }) => pileW),
    pvW: perQuarter(today, midnight, ({ pvW }) => pvW),
    yesterdayW: perQuarter(yesterday, midnight - DAY, siteOf),
    pvRatedW,
    siteWh: energy(siteOf),
    pvWh: energy(({ pvW }) => pvW),
    gridWh: energy((sample) => Math.max(0, siteOf(sample) - sample.pvW)),
    loss: { bps: lossRate(losses), gridWh: losses.gridWh, lossWh: losses.lossWh },
    peak: { w: peak?.w ?? null, time: peak?.ts ?? null, beforeW: before?.w ?? null },
    tariff: tariff ? { code: tariff.code, version: tariff.version, periods: tariff.periods } : null,
  }
}

const lengthOf = (ts: number, now: number) => Math.min(QUARTER, now - ts)

function samplesFrom(rows: Rows, stationId: number, from: number): Promise<Sample[]> {
  return rows
    .from('operatingSample')
    .select(['ts', 'pileW', 'pvW', 'siteW'])
    .where('stationId', '=', stationId)
    .where('ts', '>=', from)
    .orderBy('ts')
    .execute()
}

async function ratedPv(rows: Rows, stationId: number): Promise<number> {
  const { w } = await rows
    .from('pvInverter')
    .select(sql<number>`coalesce(sum(rated_w), 0)::float8`.as('w'))
    .where('stationId', '=', stationId)
    .executeTakeFirstOrThrow()
  return w
}

/** The quarter in which the site took most. */
function peakIn(rows: Rows, stationId: number, { from, to }: Period) {
  return rows
    .from('operatingSample')
    .select(['ts', site.as('w')])
    .where('stationId', '=', stationId)
    .where('ts', '>=', from)
    .where('ts', '<', to)
    .orderBy(site, 'desc')
    .orderBy('ts')
    .limit(1)
    .executeTakeFirst()
}
