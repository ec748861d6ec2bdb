import { compareNames } from '@ampdeck/api/compare-names'
import { cityName, cityNameEn } from '@ampdeck/api/config/city'
import { serviceStatusOf } from '@ampdeck/api/config/service-status'
import type { CodeOf } from '@ampdeck/api/enumeration'
import {
  type currentType,
  gunStatus,
  type pileStatus,
  serviceStatus,
} from '@ampdeck/api/enumerations/equipment'
import { knownPower } from '@ampdeck/api/known-power'
import type { GunFilter, MonitoredStation } from '@ampdeck/api/operation/monitor-station'
import type { Page } from '@ampdeck/api/paging'
import { DAY, formatDate, MINUTE, parseTimestamp, QUARTER } from '@ampdeck/api/time'
import type { z } from 'zod'
import { withTariff } from '../../config/cost-model/cost-model.store.ts'
import * as configured from '../../config/station/station.service.ts'
import type { PageRequest } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { figuresOf } from '../../figures/figures-of.ts'
import { lastDays } from '../../figures/periods.ts'
import { powerNow } from '../../power/power-now.ts'
import * as store from './monitor-station.store.ts'
import { chargesBetween, readingsOf } from './station-load.store.ts'
import { flowsOf, perQuarter, powerPerStep } from './station-load.ts'

const HALF_HOUR = 30 * MINUTE
const WEEK = 7 * DAY

const { alarm, offline, charging, busy, halfIdle, idle } = serviceStatus.code
/** What an operator must see first (screens.md S025). */
const WORST_FIRST = [alarm, offline, charging, busy, halfIdle, idle]

/** The stations of a filter as they are at this moment, the worst first. */
export async function board(rows: Rows, filter: store.StationFilter, now: number) {
  const stations = await monitored(rows, filter, now)
  return { at: now, stations: stations.toSorted(worstFirst) }
}

type Sortable = 'name' | 'powerW' | 'alarms' | 'orders'
type BoardRequest = store.StationFilter & PageRequest & { sortField?: Sortable | undefined }

/** A page of the same; a service status is known only once the guns are counted, so the page is cut here. */
export async function page(
  rows: Rows,
  { current, pageSize, sortField, sortOrder, ...filter }: BoardRequest,
  now: number,
): Promise<Page<MonitoredStation> & { at: number }> {
  const stations = await monitored(rows, filter, now)
  const by = sortField ? ascending(sortField) : worstFirst
  const sorted = stations.toSorted((a, b) => (sortOrder === 'desc' ? -by(a, b) : by(a, b)) || a.id - b.id)
  const start = (current - 1) * pageSize
  return {
    at: now,
    records: sorted.slice(start, start + pageSize),
    total: stations.length,
    current,
    pageSize,
  }
}

/** Where the stations are, and how. */
export async function points(rows: Rows, filter: store.StationFilter, now: number) {
  return monitored(rows, filter, now)
}

/** One station: what it is, what it does, what it charges. */
export async function detail(rows: Rows, id: number, now: number) {
  const [station, [state], models] = await Promise.all([
    configured.get(rows, id),
    monitored(rows, { id: [id] }, now),
    withTariff(rows, {}),
  ])
  const tariff = models.find((model) => model.id === station.costModelId)
  const {
    powerW = 0,
    powerUnknown = 0,
    alarms = 0,
    seriousAlarms = 0,
    orders = 0,
    energyWh = 0,
    incomeFen = 0,
  } = state ?? {}
  const { running = 0, runningWh = 0, runningFen = 0 } = state ?? {}
  return {
    ...station,
    at: now,
    serviceStatus: state?.serviceStatus ?? station.serviceStatus,
    powerW,
    powerUnknown,
    alarms,
    seriousAlarms,
    orders,
    energyWh,
    incomeFen,
    running,
    runningWh,
    runningFen,
    tariff: tariff ? { code: tariff.code, version: tariff.version, periods: tariff.periods } : null,
  }
}

/** Piles and guns of a filter. */
export async function tiles(rows: Rows, filter: z.output<typeof GunFilter>, now: number) {
  const [piles, guns] = await Promise.all([store.tilePiles(rows, filter), store.tileGuns(rows, filter)])
  const troubled = guns.filter(
    ({ status }) => status === gunStatus.code.alarm || status === gunStatus.code.fault,
  )
  const reasons = await store.gunReasons(
    rows,
    troubled.map(({ id }) => id),
  )
  const heard = new Map(piles.map((pile) => [pile.id, pile.lastHeartbeat]))
  const wanted = new Set(guns.map((gun) => gun.pileId))
  const isNarrowed = filter.gunId !== undefined || filter.status !== undefined
  return {
    at: now,
    piles: piles
      .filter((pile) => !isNarrowed || wanted.has(pile.id))
      .map((pile) => ({
        ...pile,
        currentType: pile.currentType as CodeOf<typeof currentType>,
        status: pile.status as CodeOf<typeof pileStatus>,
      })),
    guns: guns.map(({ startTime, endTime, statusTime, errorCode, ...gun }) => ({
      ...gun,
      since: sinceOf(gun.status, { startTime, endTime, heard: heard.get(gun.pileId) ?? null }) ?? statusTime,
      reason: reasons.get(gun.id)?.code ?? errorCode,
      reasonName: reasons.get(gun.id)?.name ?? null,
      reasonNameEn: reasons.get(gun.id)?.nameEn ?? null,
    })),
  }
}

/** Since when a gun is in its status, where the order at it or its pile tells better than its last change. */
function sinceOf(
  status: number,
  { startTime, endTime, heard }: { startTime: number | null; endTime: number | null; heard: number | null },
): number | null {
  const { preparing, charging: running, full, offline: gone, alarm: warned } = gunStatus.code
  if (status === running || status === preparing || status === warned) return startTime
  if (status === full) return endTime
  return status === gone ? heard : null
}

export async function powerCurve(rows: Rows, id: number, now: number) {
  const station = await rows.get('station', id)
  const site = { sellerId: station.sellerId, stationId: id }
  const [days, power] = await Promise.all([daysOfCharges(rows, [id], now), powerNow(rows.db, site, now)])
  return { at: now, limitW: station.transformerW, ...power, ...days }
}

/** The same of all stations together, and what their transformers may draw. */
export async function networkCurve(rows: Rows, now: number) {
  const stations = await store.stations(rows, {})
  const limitW = stations.reduce((sum, { limitW }) => sum + limitW, 0)
  // Who sees some fleets alone sees what their charges took of a site.
  const ofCharges = rows.scope.groupIds !== null
  const ids = stations.map(({ id }) => id)
  return { limitW, ...(ofCharges ? await daysOfCharges(rows, ids, now) : await daysOfSites(rows, ids, now)) }
}

/** Today so far, yesterday, and the same day last week. */
async function eachDay<Of>(now: number, day: (start: number, until: number) => Promise<Of>) {
  const midnight = parseTimestamp(formatDate(now))
  const [today, yesterday, lastWeek] = await Promise.all([
    day(midnight, now),
    day(midnight - DAY, midnight),
    day(midnight - WEEK, midnight - WEEK + DAY),
  ])
  return { today, yesterday, lastWeek }
}

/** Mean power per quarter of all sites together, as they are sampled every minute. */
const daysOfSites = (rows: Rows, ids: readonly number[], now: number) =>
  eachDay(now, async (start, until) => {
    const samples = await store.sampledPower(rows, ids, { from: start, to: until })
    const power = perQuarter(samples, start, ({ w }) => w)
    return until === now ? power : Array.from({ length: DAY / QUARTER }, (_, nth) => power[nth] ?? 0)
  })

/**
 * Mean power per quarter of charges. Of one station as its meters say; in the sum of many the shape of one charge cannot
 * be seen, so there each flows evenly.
 */
const daysOfCharges = (rows: Rows, ids: readonly number[], now: number) =>
  eachDay(now, async (start, until) => {
    const charges = await chargesBetween(rows, ids, { from: start, to: until })
    const readings = ids.length === 1 ? await readingsOf(rows, charges) : new Map()
    const flows = charges.flatMap((charge) =>
      flowsOf({ ...charge, readings: readings.get(charge.id) ?? [] }, now),
    )
    return powerPerStep(flows, { start, until, stepMs: QUARTER })
  })

/**
 * Power per half hour of many stations, today and yesterday: what the small curves of the boards draw. At their size
 * the readings within a charge cannot be seen, so each charge flows evenly here.
 */
export async function loads(rows: Rows, ids: readonly number[] | undefined, now: number) {
  const stations = await store.stations(rows, { id: ids && [...ids] })
  const midnight = parseTimestamp(formatDate(now))
  const start = midnight - DAY
  const charges = await chargesBetween(
    rows,
    stations.map(({ id }) => id),
    { from: start, to: now },
  )
  const byStation = Map.groupBy(charges, (charge) => charge.stationId)
  return stations.map(({ id }) => {
    const flows = (byStation.get(id) ?? []).flatMap((charge) => flowsOf({ ...charge, readings: [] }, now))
    const power = powerPerStep(flows, { start, until: now, stepMs: HALF_HOUR })
    const yesterday = DAY / HALF_HOUR
    return { id, yesterday: power.slice(0, yesterday), today: power.slice(yesterday) }
  })
}

export async function alarms(rows: Rows, id: number) {
  await rows.get('station', id)
  return store.openAlarms(rows, id)
}

export async function meters(rows: Rows, id: number) {
  await rows.get('station', id)
  return store.meters(rows, id)
}

/** The stations of a filter with all that is counted over them. */
async function monitored(rows: Rows, filter: store.StationFilter, now: number) {
  const found = await store.stations(rows, filter)
  // Of a narrow choice only those are counted; of the whole network a list of ids would be in the way.
  const { id, cityCode, name, stationGroupId } = filter
  const isNarrow = [id, cityCode, name, stationGroupId].some((value) => value !== undefined)
  const ids = isNarrow ? found.map(({ id }) => id) : undefined
  const [guns, alarmCounts, ended, running] = await Promise.all([
    store.gunsByStation(rows, ids),
    store.alarmsByStation(rows, ids),
    figuresOf(rows, {
      figures: ['orders', 'energyWh', 'incomeFen'],
      by: ['station'],
      period: lastDays(1, now),
      ...(ids && { stationIds: ids }),
    }),
    store.runningSums(rows, ids),
  ])
  const today = new Map(ended.map((one) => [Number(one.keys[0]), one]))
  const stations = found.map((station) => {
    const own = guns.get(station.id) ?? []
    const { alarms: open = 0, serious = 0 } = alarmCounts.get(station.id) ?? {}
    const { orders = 0, energyWh = 0, incomeFen = 0 } = today.get(station.id) ?? {}
    const soFar = running.get(station.id)
    return {
      ...station,
      cityName: cityName(station.cityCode),
      cityNameEn: cityNameEn(station.cityCode),
      serviceStatus: serviceStatusOf({ guns: store.countsOf(own), alarms: serious }),
      ...knownPower(own.map(({ w }) => w)),
      alarms: open,
      seriousAlarms: serious,
      orders,
      energyWh,
      incomeFen,
      running: soFar?.running ?? 0,
      runningWh: Math.round(soFar?.energyWh ?? 0),
      runningFen: Math.round(soFar?.feeFen ?? 0),
      guns: own,
    }
  })
  const wanted = filter.serviceStatus
  return wanted ? stations.filter((station) => wanted.includes(station.serviceStatus)) : stations
}

type Monitored = Awaited<ReturnType<typeof monitored>>[number]

/** The worst service status, then the most alarms, then the most power. */
function worstFirst(a: Monitored, b: Monitored): number {
  const rank = (of: Monitored) => WORST_FIRST.indexOf(of.serviceStatus)
  return rank(a) - rank(b) || b.alarms - a.alarms || b.powerW - a.powerW
}

const ascending = (field: Sortable) => (a: Monitored, b: Monitored) =>
  field === 'name' ? compareNames(a.name, b.name) : a[field] - b[field]
