import { parseTimestamp } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'
import { demoStations } from '../station/station.demo.ts'
import type { ListedStation } from '../station/station-list.ts'

const CREATED = parseTimestamp('2024-03-01')

interface Group {
  sellerId: number
  name: string
  nameEn: string
  /** The number of the user it belongs to. */
  owner: number
  has: (station: ListedStation) => boolean
}

/** Of which provinces a group is: the first two digits of a city's code. */
const inProvinces =
  (...provinces: string[]) =>
  ({ cityCode }: ListedStation) =>
    provinces.includes(cityCode.slice(0, 2))
const ofKind =
  (...kinds: ListedStation['kind'][]) =>
  ({ kind }: ListedStation) =>
    kinds.includes(kind)

const [ADMIN, OPS, TRAVELLER] = [1, 4, 8]

// biome-ignore format: one group, one line
const groups: readonly Group[] = [
  { sellerId: SKYLINE, name: '华南区', nameEn: 'South China', owner: OPS, has: inProvinces('44') },
  { sellerId: SKYLINE, name: '华东区', nameEn: 'East China', owner: TRAVELLER, has: inProvinces('31', '32', '33') },
  { sellerId: SKYLINE, name: '华北区', nameEn: 'North China', owner: TRAVELLER, has: inProvinces('11', '12', '37') },
  { sellerId: SKYLINE, name: '高速与枢纽', nameEn: 'Highways and hubs', owner: ADMIN, has: ofKind('highway', 'hub') },
  { sellerId: SKYLINE, name: '公交场站', nameEn: 'Bus depots', owner: OPS, has: ofKind('bus') },
  { sellerId: SKYLINE, name: '物流园区', nameEn: 'Freight parks', owner: OPS, has: ofKind('freight') },
  { sellerId: RIVERSIDE, name: '福建区', nameEn: 'Fujian', owner: ADMIN, has: inProvinces('35') },
]

export const part: DemoPart = {
  name: 'stationGroups',
  after: ['stations', 'users'],
  async prepare(world, { copy }) {
    const numbered = groups.map((group, index) => ({ ...group, n: index + 1 }))
    await copy(
      'stationGroup',
      numbered.map(({ sellerId, n, name, nameEn, owner }) => ({
        ...standard(sellerId, 'stationGroup', n, CREATED),
        name,
        nameEn,
        ownerUserId: demoId(sellerId, 'user', owner),
        remark: null,
      })),
    )
    await copy(
      'stationGroupMember',
      numbered.flatMap(({ sellerId, n, has }) =>
        demoStations(world)
          .filter((station) => station.sellerId === sellerId && has(station))
          .map(({ id }) => ({
            sellerId,
            stationGroupId: demoId(sellerId, 'stationGroup', n),
            stationId: id,
          })),
      ),
    )
  },
}
