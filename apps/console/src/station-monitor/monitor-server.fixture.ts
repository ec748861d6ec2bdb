import type { LiveEvent } from '@ampdeck/api/events/live-event'
import type { MonitoredStation } from '@ampdeck/api/operation/monitor-station'
import { groupFormServer } from '../station-group/station-group.fixture.ts'
import { type MockServer, pageOf } from '../stories/mock-server.ts'
import { gunTiles } from './gun-tiles.fixture.ts'
import { monitoredStation } from './monitored-station.fixture.ts'

const AT = '2026-07-01 10:00:00'
const MONITOR = 'operation-service/monitor'
const STEPS = Array.from({ length: 48 }, (_, step) => step)

/** A day of a station, as a wave whose height its number gives. */
const wave = (id: number) => STEPS.map((step) => 90_000 + 60_000 * Math.sin(step / 6 + id) + id * 1_000)

const quarters = (scale: number) =>
  Array.from({ length: 96 }, (_, step) => Math.round(scale * (400_000 + 250_000 * Math.sin(step / 11))))

const tariff = {
  code: 'GD-STD',
  version: 3,
  periods: [
    { from: '00:00', to: '08:00', period: 4, ePrice4: 3_125, sPrice4: 3_500 },
    { from: '08:00', to: '16:00', period: 3, ePrice4: 6_852, sPrice4: 4_500 },
    { from: '16:00', to: '24:00', period: 2, ePrice4: 11_203, sPrice4: 5_000 },
  ],
}

const alarm = {
  id: 41,
  level: 1,
  code: 'E-1042',
  name: '绝缘电阻低',
  nameEn: 'Insulation resistance low',
  info: null,
  pileCode: '44030000020003',
  gunLetter: 1,
  firstTime: '2026-07-01 09:24:00',
  lastTime: '2026-07-01 09:58:00',
  count: 3,
  handling: 1,
  handler: null,
  recoverTime: null,
}

/** A station is in the group whose number divides its own. */
function inGroups(stations: readonly MonitoredStation[], { stationGroupId }: Record<string, unknown>) {
  const ids = [stationGroupId ?? []].flat().map(Number)
  return stations.filter(({ id }) => ids.length === 0 || ids.some((group) => id % group === 0))
}

/** A server with so many stations on its boards and its map. */
export function boardServer(count: number, events: readonly LiveEvent[] = []): MockServer {
  const stations = Array.from({ length: count }, (_, index) => monitoredStation(index + 1))
  return {
    [`${MONITOR}/stationBoard`]: () => ({ at: AT, stations }),
    [`${MONITOR}/stationPage`]: (body) => ({ ...pageOf(inGroups(stations, body))(body), at: AT }),
    [`${MONITOR}/stationLoads`]: () =>
      stations.map(({ id }) => ({ id, today: wave(id).slice(0, 20), yesterday: wave(id + 1) })),
    [`${MONITOR}/stationPoints`]: (body) =>
      inGroups(stations, body).map((station) => ({
        ...station,
        lng: 104 + ((station.id * 37) % 17),
        lat: 23 + ((station.id * 53) % 16),
      })),
    [`${MONITOR}/gunTiles`]: () => gunTiles(6),
    'config-service/stationGroup/selectAll': () => [
      { id: 3, name: '三的倍数', nameEn: 'Multiples of three' },
    ],
    ...groupFormServer,
    events: () => events,
  }
}

/** A server with one station of so many piles. */
export function detailServer(piles: number): MockServer {
  const { guns, ...station } = monitoredStation(1, {
    name: '深圳机场',
    nameEn: 'Shenzhen Airport',
    alarms: 1,
    seriousAlarms: 1,
    serviceStatus: 6,
  })
  const read = gunTiles(piles)
  return {
    [`${MONITOR}/stationDetail`]: () => ({
      ...station,
      id: 1,
      at: AT,
      sellerId: 1,
      createTime: AT,
      updateTime: AT,
      createUser: null,
      updateUser: null,
      version: 1,
      operatingUnitId: 1,
      operatingUnitName: '天际直营',
      operatingUnitNameEn: 'Skyline Direct',
      address: '领航四路1号',
      lng: 113.8145,
      lat: 22.6329,
      openTime: '2024-03-01',
      businessHours: '00:00-24:00',
      parkingFee: null,
      servicePhone: '4001234567',
      transformerW: 2_500_000,
      maxDemandW: null,
      isPublic: 1,
      costModelId: 1,
      costModelName: 'GD-STD v3',
      remark: null,
      pileCount: read.piles.length,
      gunCount: read.guns.length,
      guns: [...Map.groupBy(read.guns, ({ status }) => status)].map(([status, of]) => ({
        status,
        count: of.length,
      })),
      tariff,
    }),
    [`${MONITOR}/gunTiles`]: () => read,
    [`${MONITOR}/powerCurve`]: () => ({
      at: AT,
      limitW: 2_500_000,
      limits: [],
      lowerings: [],
      granted: null,
      today: quarters(1.1).slice(0, 40),
      yesterday: quarters(1),
      lastWeek: quarters(0.9),
    }),
    [`${MONITOR}/stationAlarms`]: () => [alarm],
    'config-service/pvInverter/page': () => ({ records: [], total: 0, current: 1, pageSize: 100 }),
    [`${MONITOR}/stationMeters`]: () => [
      { id: 1, meterNo: 'DB-4403-0001', kind: 1, ratio: 120, lastReading: 1_204_560_000 },
    ],
    events: () => [],
  }
}
