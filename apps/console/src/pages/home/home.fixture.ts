import { serviceStatus } from '@ampdeck/api/enumerations/equipment'
import type { HomeOverview, HomeQuick, HomeSummary } from '@ampdeck/api/statistics/platform-home'
import { DAY, formatDate, formatTimestamp } from '@ampdeck/api/time'
import type { MockServer } from '../../stories/mock-server.ts'

/** 2026-07-01 10:00:00 in UTC+8. */
const NOW = 1_782_871_200_000
const AT = formatTimestamp(NOW)

/** A day of 24 hours, and its first ten. */
const day = [40, 30, 22, 16, 14, 18, 30, 44, 56, 62, 60, 66, 70, 64, 52, 50, 54, 58, 62, 66, 68, 64, 58, 48]
const soFar = [44, 32, 22, 15, 15, 20, 36, 50, 62, 66, 4]
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const counter = (unit: number) => ({
  today: sum(soFar) * unit,
  before: sum(day.slice(0, 10)) * unit,
  hours: soFar.map((value) => value * unit),
  previous: day.map((value) => value * unit),
})

/** What an administrator of a large network sees. */
export const summary: HomeSummary = {
  at: AT,
  todos: [
    { kind: 'orderAdjusts', count: 2, parts: [], late: 0 },
    {
      kind: 'openAlarms',
      count: 21,
      parts: [
        { code: 1, count: 2 },
        { code: 3, count: 7 },
        { code: 4, count: 12 },
      ],
      late: 0,
    },
    {
      kind: 'workOrders',
      count: 60,
      parts: [
        { code: 1, count: 14 },
        { code: 3, count: 46 },
      ],
      late: 4,
    },
    { kind: 'stationsOffline', count: 0, parts: [], late: 0 },
    { kind: 'stationsInMaintenance', count: 1, parts: [], late: 0 },
    {
      kind: 'outstandingOrders',
      count: 3_120,
      parts: [
        { code: 1, count: 1_220 },
        { code: 2, count: 1_900 },
      ],
      late: 0,
    },
    { kind: 'abnormalOrders', count: 1_031, parts: [], late: 0 },
    { kind: 'failedExports', count: 2, parts: [], late: 0 },
  ],
  stations: {
    total: 6,
    worst: [
      {
        id: 1,
        name: '天津滨海',
        nameEn: 'Tianjin Binhai',
        serviceStatus: 5,
        guns: [{ status: 5, count: 20 }],
        alarms: 0,
        powerW: 0,
        powerUnknown: 0,
      },
      {
        id: 2,
        name: '深圳机场',
        nameEn: 'Shenzhen Airport',
        serviceStatus: 6,
        guns: [
          { status: 1, count: 22 },
          { status: 3, count: 21 },
          { status: 6, count: 3 },
          { status: 7, count: 2 },
        ],
        alarms: 5,
        powerW: 500_000,
        powerUnknown: 0,
      },
    ],
  },
}

export const quick: HomeQuick = {
  at: AT,
  energyWh: counter(100_000),
  orders: counter(3),
  incomeFen: counter(11_000),
  timeUse: { ...counter(100), today: 3_160, before: 3_240 },
  guns: [
    { status: 1, count: 336 },
    { status: 2, count: 21 },
    { status: 3, count: 245 },
    { status: 4, count: 42 },
    { status: 5, count: 28 },
    { status: 6, count: 14 },
    { status: 7, count: 7 },
    { status: 8, count: 7 },
  ],
  days: Array.from({ length: 14 }, (_, nth) => ({
    day: formatDate(NOW - (13 - nth) * DAY),
    eFeeFen: (65 + ((nth * 7) % 20)) * 100_000,
    sFeeFen: (38 + ((nth * 5) % 12)) * 100_000,
    occupyFeeFen: 400_000,
  })),
}

const none = { today: 0, before: 0, hours: [0], previous: Array.from({ length: 24 }, () => 0) }

/** A seller who has just begun: nothing anywhere. */
export const emptySummary: HomeSummary = {
  at: AT,
  todos: (['openAlarms', 'stationsOffline', 'outstandingOrders'] as const).map((kind) => ({
    kind,
    count: 0,
    parts: [],
    late: 0,
  })),
  stations: { total: 0, worst: [] },
}
export const emptyQuick: HomeQuick = {
  at: AT,
  energyWh: none,
  orders: none,
  incomeFen: none,
  timeUse: none,
  guns: [],
  days: (quick.days ?? []).map(({ day: of }) => ({ day: of, eFeeFen: 0, sFeeFen: 0, occupyFeeFen: 0 })),
}

/** A morning of a network whose transformers are far from full. */
export const overview: HomeOverview = {
  at: AT,
  load: {
    limitW: 33_550_000,
    today: Array.from({ length: 41 }, (_, quarter) => quarterOf(quarter, 1.05)),
    yesterday: Array.from({ length: 96 }, (_, quarter) => quarterOf(quarter, 1)),
    lastWeek: Array.from({ length: 96 }, (_, quarter) => quarterOf(quarter, 0.93)),
    periods: [
      { from: '00:00', to: '08:00', period: 4, ePrice4: 3_625, sPrice4: 3_000 },
      { from: '08:00', to: '10:00', period: 3, ePrice4: 7_352, sPrice4: 4_000 },
      { from: '10:00', to: '12:00', period: 2, ePrice4: 9_352, sPrice4: 4_000 },
      { from: '12:00', to: '24:00', period: 3, ePrice4: 7_352, sPrice4: 4_000 },
    ],
  },
  services: serviceStatus.codes.map((code) => ({
    serviceStatus: code,
    stations: 7,
    alarms: 3,
    workOrders: 1,
  })),
}

function quarterOf(quarter: number, factor: number): number {
  return Math.round((day[Math.floor(quarter / 4)] ?? 0) * 90_000 * factor)
}

export const OVERVIEW = 'statistics-service/platformHome/overview'
export const SUMMARY = 'statistics-service/platformHome/summary'
export const QUICK = 'statistics-service/platformHome/quick'
const PREFERENCE = 'system-service/userPreference/get'

/** A server with these figures. */
export function homeServer(of: {
  summary: HomeSummary
  quick: HomeQuick
  overview?: HomeOverview
  preference?: object
}): MockServer {
  return {
    [SUMMARY]: () => of.summary,
    [QUICK]: () => of.quick,
    [OVERVIEW]: () => of.overview ?? overview,
    [PREFERENCE]: () => ({ value: of.preference ? JSON.stringify(of.preference) : null }),
    'config-service/station/selectAll': () => [
      { id: 1, code: 'A', name: '天津滨海', nameEn: 'Tianjin Binhai' },
      { id: 2, code: 'B', name: '深圳机场', nameEn: 'Shenzhen Airport' },
    ],
    events: () => [],
  }
}
