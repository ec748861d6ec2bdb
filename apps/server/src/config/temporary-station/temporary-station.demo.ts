import {
  connector,
  gunStatus,
  operationType,
  pileStatus,
  stationStatus,
} from '@ampdeck/api/enumerations/equipment'
import { parseTimestamp } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'
import { unitId } from '../operating-unit/operating-unit.demo.ts'

const CREATED = parseTimestamp('2026-05-11')
/** Far above the numbers of the network's own stations. */
const FIRST_NO = 90_000
const LEAST_SCALE = 0.1

/** Stations that are being set up: one with all that it needs, one whose place is known, two with little more than a name. */
// biome-ignore format: one station, one line
const stations = [
  { sellerId: SKYLINE, name: '深圳前海停车场', nameEn: 'Shenzhen Qianhai Car Park', cityCode: '440300', piles: 4, transformerW: 800_000, address: '前海示范路18号', lng: 113.8935, lat: 22.5214, unit: 'skylineDirect' },
  { sellerId: SKYLINE, name: '广州番禺驿站', nameEn: 'Guangzhou Panyu Stop', cityCode: '440100', piles: 2, transformerW: 0, address: '番禺示范路6号', lng: 113.3841, lat: 22.9377, unit: 'southGrid' },
  { sellerId: SKYLINE, name: '赛事临时补电', nameEn: 'Event Charging', cityCode: '330100', piles: 3, transformerW: 0, address: '', lng: 0, lat: 0, unit: 'skylineDirect' },
  { sellerId: SKYLINE, name: '待定场站', nameEn: null, cityCode: '310100', piles: 0, transformerW: 0, address: '', lng: 0, lat: 0, unit: 'harbourEnergy' },
  { sellerId: RIVERSIDE, name: '厦门集美临时', nameEn: 'Xiamen Jimei', cityCode: '350200', piles: 1, transformerW: 0, address: '', lng: 0, lat: 0, unit: 'riversideDirect' },
] as const

export const part: DemoPart = {
  name: 'temporaryStations',
  after: ['stations', 'piles'],
  async prepare({ scale }, { db, copy }) {
    // The small network of tests has none, so that they count their own.
    if (scale < LEAST_SCALE) return
    const numbered = stations.map((station, index) => ({ ...station, no: FIRST_NO + index }))
    await copy(
      'station',
      numbered.map(({ sellerId, no, name, nameEn, cityCode, transformerW, address, lng, lat, unit }) => ({
        ...standard(sellerId, 'station', no, CREATED),
        ...{ code: `TMP${no}`, name, nameEn, cityCode, transformerW, address, lng, lat },
        operatingUnitId: unitId(unit),
        operationType: operationType.code.self,
        status: stationStatus.code.building,
        ...{ openTime: null, businessHours: null, parkingFee: null, servicePhone: null, maxDemandW: null },
        ...{ isPublic: 0, isTemporary: 1, remark: null, costModelId: null },
      })),
    )
    const types = await db
      .selectFrom('pileType')
      .select(['id', 'sellerId', 'layout', 'protocol', 'ratedW'])
      .where('layout', '=', 'ONE_GUN')
      .orderBy('id')
      .execute()
    const piles = numbered.flatMap(({ sellerId, no, piles: count }) => {
      const type = types.findLast((of) => of.sellerId === sellerId)
      return Array.from({ length: type ? count : 0 }, (_, index) => ({
        sellerId,
        no,
        type,
        n: no * 10 + index,
      }))
    })
    await copy(
      'pile',
      piles.map(({ sellerId, no, type, n }) => ({
        ...standard(sellerId, 'pile', n, CREATED),
        ...{ stationId: demoId(sellerId, 'station', no), pileTypeId: type?.id ?? 0, code: `TMP${n}` },
        ...{ serialNo: null, name: String(n).slice(-2), layout: 'ONE_GUN', protocol: type?.protocol ?? 1 },
        ...{ simIccid: null, ip: null, firmware: '{}', status: pileStatus.code.notCommissioned },
        ...{ commissionDate: null, warrantyEnd: null, vinPass: 0, isTemporary: 1, lastHeartbeat: null },
        costModelId: null,
      })),
    )
    await copy(
      'gun',
      piles.map(({ sellerId, no, type, n }) => ({
        ...standard(sellerId, 'gun', n * 10, CREATED),
        ...{ stationId: demoId(sellerId, 'station', no), pileId: demoId(sellerId, 'pile', n) },
        ...{ letter: 0, connector: connector.code.gbtDc, ratedW: type?.ratedW ?? 0, maxV: 1_000, maxA: 250 },
        ...{
          status: gunStatus.code.offline,
          parkingNo: null,
          costModelId: null,
          currentOrderId: null,
          live: null,
        },
      })),
    )
  },
}
