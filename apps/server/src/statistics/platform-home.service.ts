import { gunStatus, serviceStatus } from '@ampdeck/api/enumerations/equipment'
import { isGranted } from '@ampdeck/api/menu/grant-keys'
import type { PageId } from '@ampdeck/api/menu/menu-tree'
import type { HomeQuick, HomeSummary, platformHome } from '@ampdeck/api/statistics/platform-home'
import { DAY, dayNumber, formatDate, HOUR, startOfDay, UTC8 } from '@ampdeck/api/time'
import type { z } from 'zod'
import type { Context, Request } from '../http/context.ts'
import { todosOf } from '../todo/todo.service.ts'
import { counterOfDays, timeUseOf } from './counter-of-days.ts'
import * as store from './platform-home.store.ts'

const HOURS = 24
const CHART_DAYS = 14
/** More than a glance takes in belongs to the list. */
const WORST = 5

type Summary = z.output<typeof HomeSummary>
type Station = Awaited<ReturnType<typeof store.needyStations>>[number] & {
  isOffline: boolean
  trouble: number
}
type Measure = 'energyWh' | 'orders' | 'incomeFen'

/** What waits for the caller, and the stations that need somebody, within the caller's pages and scope. */
export async function homeSummary(context: Context): Promise<Summary> {
  const { rows, caller, now } = context
  const [todos, stations] = await Promise.all([
    todosOf(context),
    isGranted(caller.grants, 'stationList') ? store.needyStations(rows) : null,
  ])
  const ranked = stations?.map(withTrouble).sort(byTrouble)
  const worst = ranked?.slice(0, WORST) ?? []
  const power = await store.powerAt(
    rows,
    worst.map(({ id }) => id),
  )
  return {
    at: now,
    todos,
    stations: ranked
      ? { total: ranked.length, worst: worst.map((of) => shown(of, power.get(of.id) ?? 0)) }
      : null,
  }
}

function withTrouble(station: Awaited<ReturnType<typeof store.needyStations>>[number]): Station {
  const unreached = station.guns.filter(({ status }) => status === gunStatus.code.offline)
  const isOffline = sum(unreached.map(({ count }) => count)) === station.gunCount
  return { ...station, isOffline, trouble: isOffline ? station.gunCount : station.alarms }
}

/** A station that nobody can charge at comes first, then the one with the most alarms. */
function byTrouble(a: Station, b: Station): number {
  return Number(b.isOffline) - Number(a.isOffline) || b.trouble - a.trouble || a.code.localeCompare(b.code)
}

function shown({ id, name, nameEn, guns, alarms, isOffline }: Station, powerW: number) {
  const { offline, alarm } = serviceStatus.code
  return { id, name, nameEn, guns, alarms, powerW, serviceStatus: isOffline ? offline : alarm }
}

/** The figures of today or of some days, each for those who hold its dashboard. */
export async function homeQuick({
  rows: all,
  caller,
  input,
  now,
}: Request<typeof platformHome.quick>): Promise<z.output<typeof HomeQuick>> {
  const holds = (page: PageId) => isGranted(caller.grants, page)
  const rows = input.stationId === undefined ? all : all.atStation(input.stationId)
  const { days } = input
  const midnight = startOfDay(dayNumber(now))
  // DayStat knows no fleets: whoever sees some fleets only is shown no days rather than everybody's.
  const seesDays = rows.scope.groupIds === null
  const seesEnergy = holds('homeOverview') && (days === 1 || seesDays)
  const seesIncome = holds('homeRevenue') && (days === 1 || seesDays)
  const chartDays = days === 1 ? CHART_DAYS : days
  const [orders, stats, guns, fees] = await Promise.all([
    days === 1 && (seesEnergy || seesIncome)
      ? store.hoursOfOrders(rows, { from: midnight - DAY, to: now, until: now - DAY })
      : [],
    seesDays && (seesEnergy || seesIncome)
      ? store.hoursOfStat(rows, formatDate(midnight - (2 * days - 1) * DAY))
      : [],
    holds('homeEquipment') || seesEnergy ? store.gunsByStatus(rows) : [],
    seesIncome && seesDays ? store.feesByDay(rows, formatDate(midnight - (chartDays - 1) * DAY)) : null,
  ])

  const counter = (measure: Measure) =>
    days === 1 ? counterOf(orders, measure, now) : counterOfDays(stats, measure, { days, now })
  return {
    at: now,
    energyWh: seesEnergy ? counter('energyWh') : null,
    orders: seesEnergy ? counter('orders') : null,
    incomeFen: seesIncome ? counter('incomeFen') : null,
    timeUse: seesEnergy && seesDays ? timeUseOf(stats, guns, { days, now }) : null,
    guns: holds('homeEquipment') ? guns : null,
    days: fees && everyDay(fees, midnight, chartDays),
  }
}

function counterOf(found: readonly store.HourOfOrders[], measure: Measure, now: number) {
  const first = Math.floor((startOfDay(dayNumber(now)) + UTC8) / HOUR)
  const runs = Math.floor((now + UTC8) / HOUR)
  const at = (hourNumber: number) =>
    sum(found.filter((of) => of.hourNumber === hourNumber).map((of) => of[measure]))
  const hours = Array.from({ length: runs - first + 1 }, (_, hour) => at(first + hour))
  return {
    today: sum(hours),
    before: sum(found.filter((of) => of.isBefore).map((of) => of[measure])),
    hours,
    previous: Array.from({ length: HOURS }, (_, hour) => at(first - HOURS + hour)),
  }
}

/** A day without an order is a day of nothing, not a gap. */
function everyDay(found: Awaited<ReturnType<typeof store.feesByDay>>, midnight: number, days: number) {
  return Array.from({ length: days }, (_, nth) => {
    const day = formatDate(midnight - (days - 1 - nth) * DAY)
    return found.find((of) => of.day === day) ?? { day, eFeeFen: 0, sFeeFen: 0, occupyFeeFen: 0 }
  })
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
