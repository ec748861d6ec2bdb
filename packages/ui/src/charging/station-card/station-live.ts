import type { Language } from '@ampdeck/api/enumeration'
import { gunStatus, stationStatus } from '@ampdeck/api/enumerations/equipment'
import type { GunCount } from '../gun-bar/gun-order.ts'

/** A station as its card shows it. What is not known is null. */
export interface StationLive {
  name: string
  /** Where and what it is, in the language in force: "Shenzhen, hub". */
  note?: string | undefined
  /** A code of `StationStatus`. */
  status: number
  /** A code of `ServiceStatus`; counts only while the station is open. */
  serviceStatus: number | null
  guns: readonly GunCount[]
  /** Present power in watts. */
  powerW: number | null
  /** How many of its guns charge with a power that nobody knows: they are no part of it. */
  powerUnknown?: number
  /** The most that the station may draw, in watts. */
  limitW: number | null
  /** Power today so far and of the whole of yesterday, at equal steps. */
  load?: { today: readonly number[]; yesterday: readonly number[] } | undefined
  /** Orders, energy and net income of today. */
  orders: number | null
  energyWh: number | null
  incomeFen: number | null
  /** Open alarms. */
  alarms: number
  /** Since when it is closed, being built or in maintenance; `YYYY-MM-DD HH:mm:ss` in UTC+8. */
  since?: string | undefined
}

const { charging, idle, full, alarm, fault, offline, preparing, reserved } = gunStatus.code

/** What an operator looks for first; the bar above names all. */
const LEADING: readonly number[] = [charging, idle, full, alarm, fault, offline, preparing, reserved]
const MAX_COUNTS = 5

/** The counts written below the bar: those above zero, as many as a card has room for. */
export function leadingCounts(guns: readonly GunCount[]): GunCount[] {
  return LEADING.flatMap((status) => guns.filter((one) => one.status === status && one.count > 0)).slice(
    0,
    MAX_COUNTS,
  )
}

/** How many guns a station has. */
export function gunsOf(guns: readonly GunCount[]): number {
  return guns.reduce((sum, { count }) => sum + count, 0)
}

/** Whether a station works at all; of one that does not, today's figures are unknown rather than zero. */
export function isOpen({ status }: Pick<StationLive, 'status'>): boolean {
  return status === stationStatus.code.open
}

/** The share of the limit that is drawn, in basis points; nothing where either is unknown. */
export function loadShare({ powerW, limitW }: Pick<StationLive, 'powerW' | 'limitW'>): number | undefined {
  if (powerW === null || limitW === null || limitW <= 0) return undefined
  return Math.round((powerW / limitW) * 10_000)
}

/** `29 Jun 08:00` of a timestamp, without moving it to another zone. */
export function sinceText(timestamp: string, language: Language): string {
  const day = new Date(`${timestamp.slice(0, 10)}T00:00:00Z`)
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return `${format.format(day)} ${timestamp.slice(11, 16)}`
}
