import { RIVERSIDE, SKYLINE } from './sellers.ts'

/** Entities of the demo network and their place in the ids of its records; a new one is added at the end. */
const entities = {
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

/** The id of a demo record: seller, entity and number in fixed places, far below the ids that the server makes. */
export function demoId(sellerId: number, entity: keyof typeof entities, n: number): number {
  return (sellers.indexOf(sellerId) + 1) * 10_000_000_000 + entities[entity] * 100_000_000 + n
}

/** The standard columns of a demo record: made by the seller's admin. */
export function standard(sellerId: number, entity: keyof typeof entities, n: number, createTime: number) {
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
