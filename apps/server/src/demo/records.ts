import { hashName } from './random.ts'
import { RIVERSIDE, SKYLINE } from './sellers.ts'

/** The first entities of the demo network and their place in the ids of its records; others have one by their name. */
const places: Readonly<Record<string, number>> = {
  organize: 1,
  role: 2,
  user: 3,
  operatingUnit: 4,
  costModel: 5,
  costModelVersion: 6,
  station: 7,
  pileType: 8,
  pile: 9,
  gun: 10,
  member: 11,
  fleet: 12,
  account: 13,
  notice: 14,
  openApp: 15,
  meter: 16,
  alarmRule: 17,
  alarmDispatch: 18,
  scheduling: 19,
  occupyRule: 20,
  siteDiscount: 21,
  exclusiveStrategy: 22,
  memberGrade: 23,
  card: 24,
  vinPass: 25,
  vinBinding: 26,
  stationGroup: 27,
}

const sellers = [SKYLINE, RIVERSIDE]

/**
 * The id of a demo record: seller, entity and number in fixed places, far below the ids that the server makes. An id
 * is unique in its table, so that two entities of one place do no harm.
 */
export function demoId(sellerId: number, entity: string, n: number): number {
  const seller = sellers.indexOf(sellerId) + 1
  const place = places[entity]
  return place === undefined
    ? seller * 10_000_000_000_000 + (hashName(entity) % 10_000) * 100_000_000 + n
    : seller * 10_000_000_000 + place * 100_000_000 + n
}

/** The standard columns of a demo record: made by the seller's admin. */
export function standard(sellerId: number, entity: string, n: number, createTime: number) {
  const admin = demoId(sellerId, 'user', 1)
  return {
    id: demoId(sellerId, entity, n),
    sellerId,
    createTime,
    updateTime: createTime,
    createUser: admin,
    updateUser: admin,
    deleted: 0,
    version: 1,
  }
}
