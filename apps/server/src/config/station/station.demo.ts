import { cityName } from '@ampdeck/api/config/city'
import { stationStatus } from '@ampdeck/api/enumerations/equipment'
import { DAY, formatDate, parseTimestamp } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'
import { copiesOf, historyStart, once, type World } from '../../demo/world.ts'
import { costModelId } from '../cost-model/cost-model.demo.ts'
import { unitId } from '../operating-unit/operating-unit.demo.ts'
import { type ListedStation, listedStations } from './station-list.ts'

const { building: BUILDING } = stationStatus.code
/** The first ones stood before the history begins, seven weeks apart. */
const FIRST_OPENED = parseTimestamp('2022-02-21')
const BETWEEN_OPENINGS = 49 * DAY
/**
 * The others open one after another during the twelve months, in each month more than in the one before, so that the
 * network grows by about 18 % a month; a third of all in the last quarter.
 */
const OPENED_BEFORE = 1 / 12
const OPENED_BY_LAST_QUARTER = 2 / 3
const [LAST_QUARTER, LAST_OPENING] = [274, 322]

export interface DemoStation extends ListedStation {
  id: number
  /** 1 for the station itself, above it for its clones. */
  copy: number
  code: string
  opened: number
}

/** All stations with their clones. */
export const demoStations = once((world): DemoStation[] => {
  const copies = Array.from({ length: copiesOf(world) }, (_, index) => index + 1)
  return copies.flatMap((copy) => listedStations.map((station) => cloned(world, station, copy)))
})

function cloned(world: World, station: ListedStation, copy: number): DemoStation {
  const count = listedStations.filter(({ sellerId }) => sellerId === station.sellerId).length
  const number = station.no + count * (copy - 1)
  const suffix = copy === 1 ? '' : `-${copy}`
  return {
    ...station,
    copy,
    id: demoId(station.sellerId, 'station', number),
    name: station.name + suffix,
    nameEn: station.nameEn + suffix,
    code: station.cityCode + String(number).padStart(4, '0'),
    lng: shifted(station.lng, copy),
    lat: shifted(station.lat, copy),
    opened: openedOn(world, station, count),
  }
}

function openedOn(world: World, { no }: ListedStation, count: number): number {
  const share = no / count
  if (share <= OPENED_BEFORE) return FIRST_OPENED + (no - 1) * BETWEEN_OPENINGS
  const day =
    share <= OPENED_BY_LAST_QUARTER
      ? (LAST_QUARTER * Math.log(share / OPENED_BEFORE)) / Math.log(OPENED_BY_LAST_QUARTER / OPENED_BEFORE)
      : LAST_QUARTER +
        ((share - OPENED_BY_LAST_QUARTER) / (1 - OPENED_BY_LAST_QUARTER)) * (LAST_OPENING - LAST_QUARTER)
  return historyStart(world) + Math.round(day) * DAY
}

/** A clone stands a few hundred metres from its original. */
function shifted(degrees: number, copy: number): number {
  return Math.round((degrees + (copy - 1) * 0.004) * 10_000) / 10_000
}

/** The stations with PV on their roofs, by number: nine of the large seller and one of the small. */
const withPv = new Map([
  [SKYLINE, [2, 3, 5, 8, 9, 12, 13, 16, 22]],
  [RIVERSIDE, [3]],
])

export function hasPv({ sellerId, no, copy }: DemoStation): boolean {
  return copy === 1 && Boolean(withPv.get(sellerId)?.includes(no))
}

export const part: DemoPart = {
  name: 'stations',
  after: ['operatingUnits', 'costModels'],
  async prepare(world, { copy }) {
    await copy(
      'station',
      demoStations(world).map((station) => ({
        ...standard(station.sellerId, 'station', station.id % 100_000_000, station.opened),
        code: station.code,
        name: station.name,
        nameEn: station.nameEn,
        cityCode: station.cityCode,
        operatingUnitId: unitId(station.unit),
        operationType: station.operationType,
        address: `${cityName(station.cityCode)}市示范大道${100 + 8 * station.no}号`,
        lng: station.lng,
        lat: station.lat,
        status: station.status,
        openTime: station.status === BUILDING ? null : formatDate(station.opened),
        businessHours: '00:00-24:00',
        parkingFee: null,
        servicePhone: '4000000001',
        transformerW: station.transformerW,
        maxDemandW: Math.round(station.transformerW * 0.8),
        isPublic: station.kind === 'bus' ? 0 : 1,
        isTemporary: 0,
        remark: null,
        costModelId: costModelId(station.sellerId, station.costModel),
      })),
    )
  },
}
