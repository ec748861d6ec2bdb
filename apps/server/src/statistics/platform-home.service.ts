import { gunStatus, serviceStatus } from '@ampdeck/api/enumerations/equipment'
import { type KnownPower, knownPower } from '@ampdeck/api/known-power'
import { isGranted } from '@ampdeck/api/menu/grant-keys'
import type { PageId } from '@ampdeck/api/menu/menu-tree'
import type { HomeQuick, HomeSummary, platformHome } from '@ampdeck/api/statistics/platform-home'
import { DAY, formatDate, HOUR } from '@ampdeck/api/time'
import type { z } from 'zod'
import type { Rows } from '../database/rows.ts'
import { figuresOf } from '../figures/figures-of.ts'
import { lastDays, periodBefore, writtenAt } from '../figures/periods.ts'
import type { Context, Request } from '../http/context.ts'
import { todosOf } from '../todo/todo.service.ts'
import * as store from './platform-home.store.ts'

const CHART_DAYS = 14
/** More than a glance takes in belongs to the list. */
const WORST = 5

type Summary = z.output<typeof HomeSummary>
type Station = Awaited<ReturnType<typeof store.needyStations>>[number] & {
  isOffline: boolean
  trouble: number
}

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
      ? { total: ranked.length, worst: worst.map((of) => shown(of, power.get(of.id) ?? knownPower([]))) }
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

function shown({ id, name, nameEn, guns, alarms, isOffline }: Station, power: KnownPower) {
  const { offline, alarm } = serviceStatus.code
  return { id, name, nameEn, guns, alarms, ...power, serviceStatus: isOffline ? offline : alarm }
}

/** The figures of today or of some days, each for those who hold its dashboard. */
export async function homeQuick({
  rows: all,
  caller,
  input,
  now,
}: Request<typeof platformHome.quick>): Promise<z.output<typeof HomeQuick>> {
  const holds = (page: PageId) => isGranted(caller.grants, page)
  const rows = all.atStation(input.stationId)
  const { days } = input
  const seesEnergy = holds('homeOverview')
  const seesIncome = holds('homeRevenue')
  const names = [
    ...(seesEnergy ? (['energyWh', 'orders'] as const) : []),
    ...(seesIncome ? (['incomeFen'] as const) : []),
    // Guns belong to no fleet: whoever sees some fleets alone would be shown the use by all.
    ...(seesEnergy && rows.scope.groupIds === null ? (['timeUsed'] as const) : []),
  ]
  const [counters, guns, fees] = await Promise.all([
    countersOf(rows, names, { days, now }),
    holds('homeEquipment') || seesEnergy ? store.gunsByStatus(rows) : null,
    seesIncome ? feesByDay(rows, { days: days === 1 ? CHART_DAYS : days, now }) : null,
  ])
  return {
    at: now,
    energyWh: counters.energyWh ?? null,
    orders: counters.orders ?? null,
    incomeFen: counters.incomeFen ?? null,
    timeUse: counters.timeUsed ?? null,
    guns,
    days: fees,
  }
}

interface Span {
  days: number
  now: number
}

type Counted = 'energyWh' | 'orders' | 'incomeFen' | 'timeUsed'
type Counter = { today: number; before: number; hours: number[]; previous: number[] }

/** Figures of some days against as many before them up to the same moment (K27), with the hours or days of both. */
async function countersOf(
  rows: Rows,
  names: readonly Counted[],
  { days, now }: Span,
): Promise<Partial<Record<Counted, Counter>>> {
  if (names.length === 0) return {}
  const period = lastDays(days, now)
  const before = periodBefore(period, now)
  const grain = days === 1 ? 'hour' : 'day'
  const [[today], [earlier], steps] = await Promise.all([
    figuresOf(rows, { figures: names, period }),
    figuresOf(rows, { figures: names, period: before }),
    figuresOf(rows, {
      figures: names,
      grain,
      period: { from: before.from, to: period.to },
    }),
  ])
  const step = { hour: HOUR, day: DAY }[grain]
  const at = new Map(steps.map((one) => [one.time, one]))
  const course = (name: Counted, from: number, to: number) =>
    Array.from({ length: Math.ceil((to - from) / step) }, (_, nth) => {
      return at.get(writtenAt(from + nth * step, grain))?.[name] ?? 0
    })
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        today: today?.[name] ?? 0,
        before: earlier?.[name] ?? 0,
        hours: course(name, period.from, now + 1),
        previous: course(name, before.from, period.from),
      },
    ]),
  )
}

/** A day without an order is a day of nothing, not a gap. */
async function feesByDay(rows: Rows, { days, now }: Span) {
  const figures = ['eFeeFen', 'sFeeFen', 'occupyFeeFen'] as const
  const period = lastDays(days, now)
  const found = await figuresOf(rows, { figures, grain: 'day', period })
  const at = new Map(
    found.map(({ time, eFeeFen, sFeeFen, occupyFeeFen }) => [time, { eFeeFen, sFeeFen, occupyFeeFen }]),
  )
  return Array.from({ length: days }, (_, nth) => {
    const day = formatDate(period.from + nth * DAY)
    return { day, ...(at.get(day) ?? { eFeeFen: 0, sFeeFen: 0, occupyFeeFen: 0 }) }
  })
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
