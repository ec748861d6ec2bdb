import type { StationRow } from '@ampdeck/api/config/station'
import { standardFields } from '../../../stories/mock-server.ts'

/** A station for stories and tests. */
export function stationRow(id: number): StationRow {
  return {
    ...standardFields(id),
    code: `440300${String(id).padStart(4, '0')}`,
    name: `深圳福田${id}号站`,
    nameEn: `Shenzhen Futian ${id}`,
    operatingUnitId: 1,
    operatingUnitName: '天际直营',
    operatingUnitNameEn: 'Skyline Direct',
    operationType: 1,
    cityCode: '440300',
    cityName: '深圳',
    cityNameEn: 'Shenzhen',
    address: '深南大道2005号',
    lng: 114.0579,
    lat: 22.5431,
    status: 1,
    openTime: '2024-03-01',
    businessHours: '00:00-24:00',
    parkingFee: null,
    servicePhone: '4001234567',
    transformerW: 1_600_000,
    maxDemandW: null,
    isPublic: 1,
    costModelId: 1,
    costModelName: 'GD-STD v3',
    remark: null,
    pictures: [],
    serviceStatus: 1,
    pileCount: 19,
    gunCount: 36,
    guns: [
      { status: 1, count: 26 },
      { status: 3, count: 8 },
      { status: 5, count: 2 },
    ],
  }
}
