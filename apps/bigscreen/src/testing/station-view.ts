import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { period } from '@ampdeck/api/enumerations/order'
import type { StationGun, StationView } from '@ampdeck/api/statistics/big-screen/station'
import { formatTimestamp, MINUTE, parseTimestamp } from '@ampdeck/api/time'
import { NOTHING_YET } from '../scenes/station/nothing-yet.ts'

const AT = '2026-07-22 14:32:07'
const now = parseTimestamp(AT)
const { idle, charging, full, preparing, reserved, offline, alarm, fault } = gunStatus.code
const { sharp, peak, flat, valley } = period.code

const inMinutes = (minutes: number) => formatTimestamp(now + minutes * MINUTE)

/** One letter per gun, as at the bus depot of the reference picture. */
const STATES = 'frccffcxiccrccciiccccccoocciccacfcfpcfpffcccc'
const STATE = {
  f: full,
  r: reserved,
  c: charging,
  x: fault,
  i: idle,
  o: offline,
  a: alarm,
  p: preparing,
} as const
const SOCS = [65, 41, 85, 88, 35, 23, 87, 33, 56, 85, 62, 73, 74, 70, 76, 79, 26, 53, 65, 73, 38, 45, 48, 29]

function gunAt(nth: number, state: keyof typeof STATE): StationGun {
  const status = STATE[state]
  const pile = Math.floor(nth / 2) + 1
  const soc = SOCS[nth % SOCS.length] ?? 50
  const isCharging = status === charging
  return {
    id: 1_000 + nth,
    label: `${String(pile).padStart(2, '0')}${'AB'[nth % 2]}`,
    pileId: pile,
    status,
    powerW: isCharging ? 15_000 + (nth % 7) * 4_000 : 0,
    ratedW: 120_000,
    soc: isCharging ? soc : null,
    tempC: 31,
    doneTime: isCharging ? inMinutes((100 - soc) * 1.1) : null,
    since: inMinutes(-72 + nth),
    reservedTo: status === reserved ? inMinutes(18) : null,
    alarm:
      status === alarm || status === fault
        ? {
            level: status === fault ? 2 : 4,
            name: '枪头过温',
            nameEn: 'Connector too hot',
            firstTime: inMinutes(-9),
          }
        : null,
    repairTime: status === fault ? inMinutes(98) : null,
    vehicleType: nth % 5 === 0 ? 4 : 1,
  }
}

/** Quarters of an hour with a load at night and one at noon, in W. */
const dayOfPower = (quarters: number) =>
  Array.from({ length: quarters }, (_, nth) => {
    const hour = nth / 4
    const night = hour < 5 || hour > 21 ? 1 : Math.max(0, 1 - Math.min(hour - 5, 21 - hour) / 2)
    const noon = Math.exp(-(((hour - 13.2) / 1.6) ** 2))
    return Math.round(1_080_000 * Math.min(1, 0.1 + 0.9 * night + 0.78 * noon))
  })

const periods: StationView['periods'] = [
  ['00:00', '08:00', valley, 3_126],
  ['08:00', '10:00', flat, 8_203],
  ['10:00', '12:00', peak, 11_203],
  ['12:00', '14:00', flat, 8_203],
  ['14:00', '16:00', peak, 11_203],
  ['16:00', '17:00', sharp, 14_187],
  ['17:00', '19:00', peak, 11_203],
  ['19:00', '24:00', flat, 8_203],
].map(([from, to, code, price]) => ({
  from: String(from),
  to: String(to),
  period: code as typeof sharp,
  ePrice4: Number(price),
  sPrice4: 5_000,
}))

/** The bus depot at half past two. */
export function stationView(change: Partial<StationView> = {}): StationView {
  const guns = [...STATES].map((state, nth) => gunAt(nth, state as keyof typeof STATE))
  return {
    at: AT,
    busiest: [3],
    stationId: 3,
    name: '深圳龙岗公交',
    nameEn: 'Shenzhen Longgang Bus Depot',
    transformerW: 1_250_000,
    limitW: 1_100_000,
    guns,
    today: dayOfPower(59),
    yesterday: dayOfPower(96),
    periods,
    waiting: { guns: 3, longestSince: inMinutes(-12) },
    occupied: { guns: 9, pastFree: 2 },
    energyWh: 10_570_000,
    incomeFen: 1_283_300,
    pv: { ratedW: 120_000, activeW: 59_000 },
    ...change,
  }
}

/** The same with so many guns. */
export function largeStationView(count: number): StationView {
  return stationView({
    guns: Array.from({ length: count }, (_, nth) =>
      gunAt(nth, (STATES[nth % STATES.length] ?? 'i') as keyof typeof STATE),
    ),
  })
}

/** A station that has not been opened. */
export const emptyStationView = () => stationView(NOTHING_YET)
