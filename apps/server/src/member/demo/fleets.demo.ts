import { parseTimestamp } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { demoSellers, RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'
import { once, stream } from '../../demo/world.ts'
import { personName } from './people.ts'

/** Codes of a fleet's kind and of its way to pay. */
const [COMPANY, TAXI, BUS, LOGISTICS, OFFICIAL] = [1, 2, 3, 4, 5]
const MONTHLY_CREDIT = 3
const CREATED = parseTimestamp('2023-03-01')

export interface DemoFleet {
  id: number
  n: number
  sellerId: number
  name: string
  kind: number
  payMode: number
  creditLimitFen: number
  /** Its cars have the numbers from `firstCar` on. */
  firstCar: number
  cars: number
  /** The stations where it charges, by their number. */
  at: number[]
}

/** Kind, names, cars of each fleet and the stations among which the fleets of the kind are shared out. */
const skyline: [kind: number, name: string, count: number, cars: number, stations: number[]][] = [
  [TAXI, '出租', 8, 30, [2, 4, 7, 10, 14, 18, 20, 23]],
  [BUS, '公交', 6, 40, [3, 16]],
  [LOGISTICS, '物流', 12, 25, [5, 13, 17]],
  [COMPANY, '企业', 10, 9, [9, 11, 12, 15, 22]],
  [OFFICIAL, '公务', 4, 7.5, [1, 6, 20, 23]],
]
const riverside: typeof skyline = [
  [TAXI, '出租', 1, 30, [1, 2]],
  [COMPANY, '企业', 1, 12, [3]],
  [LOGISTICS, '物流', 1, 18, [4]],
]
const names = ['安捷', '远航', '联运', '顺达', '恒通', '万里', '新程', '华运', '鑫达', '长风', '永信', '同舟']

/** Cars of fleets have numbers above those of members. */
const CARS_FROM = 400_000

/** The number of a fleet's car among all cars. */
export function fleetCar({ firstCar }: DemoFleet, index: number): number {
  return CARS_FROM + firstCar + index
}

/** 40 fleets with 900 cars, and three small ones of the other seller. */
export const demoFleets = once((): DemoFleet[] =>
  demoSellers.flatMap((sellerId) => {
    let n = 0
    let cars = 0
    return (sellerId === RIVERSIDE ? riverside : skyline).flatMap(([kind, suffix, count, size, stations]) =>
      Array.from({ length: count }, (_, index): DemoFleet => {
        const firstCar = cars + 1
        const own = Math.floor(size * (index + 1)) - Math.floor(size * index)
        cars += own
        const payMode = (n % 3) + 1
        return {
          id: demoId(sellerId, 'fleet', ++n),
          n,
          sellerId,
          kind,
          payMode,
          firstCar,
          cars: own,
          name: `${names[index % names.length]}${suffix}车队`,
          creditLimitFen: payMode === MONTHLY_CREDIT ? 20_000_000 : 0,
          at: stations.filter((_, place) => place % count === index % stations.length),
        }
      }),
    )
  }),
)

export const part: DemoPart = {
  name: 'fleets',
  after: ['sellers'],
  async prepare(world, { copy }) {
    await copy(
      'fleet',
      demoFleets(world).map(({ sellerId, n, name, kind, payMode, creditLimitFen }) => ({
        ...standard(sellerId, 'fleet', n, CREATED),
        groupNo: `F${sellerId}${String(n).padStart(3, '0')}`,
        name,
        kind,
        payMode,
        creditLimitFen,
        contact: personName(stream(world, 'fleet', n, sellerId)),
        phone: `1390001${sellerId === SKYLINE ? 0 : 1}${String(n).padStart(3, '0')}`,
        accountId: demoId(sellerId, 'account', n),
        stationIds: [],
        state: 1,
      })),
    )
  },
}
