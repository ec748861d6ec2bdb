import { memberStatus, memberType } from '@ampdeck/api/enumerations/member'
import { DAY } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { demoSellers, RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'
import { byShares, historyStart, once, scaled, stream } from '../../demo/world.ts'
import { demoFleets } from './fleets.demo.ts'
import { memberPhone, personName, plateOf, vinOf } from './people.ts'

const { personal: PERSONAL, fleet: FLEET, interconnection: INTERCONNECTION, other: OTHER } = memberType.code
const {
  normal: NORMAL,
  lost: LOST,
  locked: LOCKED,
  disabled: DISABLED,
  cancelled: CANCELLED,
} = memberStatus.code

const MEMBERS = { [SKYLINE]: 5_000, [RIVERSIDE]: 400 }

export interface DemoMember {
  id: number
  n: number
  sellerId: number
  type: number
  status: number
  level: number
  registerTime: number
  groupId: number | null
  plate: string
  vin: string
  /** Those who owe something: their orders are never paid in full, so they have no others. */
  isDebtor: boolean
}

/** The members of both sellers in the order in which they registered; three of ten in the twelve months of history. */
export const demoMembers = once((world): DemoMember[] =>
  demoSellers.flatMap((sellerId) => {
    const count = scaled(MEMBERS[sellerId], world, 4)
    const random = stream(world, 'members', sellerId)
    const types = byShares(random, count, [
      [PERSONAL, 0.82],
      [FLEET, 0.12],
      [INTERCONNECTION, 0.06],
      [OTHER, 0.0005],
    ])
    const statuses = byShares(random, count, [
      [NORMAL, 0.95],
      [LOST, 0.01],
      [LOCKED, 0.01],
      [DISABLED, 0.01],
      [CANCELLED, 0.02],
    ])
    const levels = byShares(random, count, [
      [1, 0.7],
      [2, 0.18],
      [3, 0.08],
      [4, 0.03],
      [5, 0.01],
    ])
    const fleets = demoFleets(world).filter((fleet) => fleet.sellerId === sellerId)
    let debtors = 0
    return types.map((type, index): DemoMember => {
      const status = statuses[index] ?? NORMAL
      const mayOwe = type === PERSONAL && (status === CANCELLED || (status === NORMAL && random.chance(0.05)))
      const wasThere = index > 0 && index < 0.7 * count
      const isDebtor = wasThere && (mayOwe || (debtors < 2 && type === PERSONAL))
      if (isDebtor) debtors++
      const n = index + 1
      return {
        id: demoId(sellerId, 'member', n),
        n,
        sellerId,
        type,
        status,
        level: levels[index] ?? 1,
        isDebtor,
        // Drivers of a fleet charge from the first day on.
        registerTime: registered(historyStart(world), type === FLEET ? 0.7 * index : index, count),
        groupId: type === FLEET ? (fleets[index % fleets.length]?.id ?? null) : null,
        plate: plateOf(sellerId, index === 0 ? 0 : index + 1_000),
        vin: vinOf(sellerId, n),
      }
    })
  }),
)

/** The first seven of ten in the three years before the history, evenly; the others evenly in it. */
function registered(from: number, index: number, count: number): number {
  const share = (index + 0.5) / count
  const days = share < 0.7 ? -1_000 * (1 - share / 0.7) : 364 * ((share - 0.7) / 0.3)
  return Math.floor((from + days * DAY) / 1_000) * 1_000
}

export const part: DemoPart = {
  name: 'members',
  after: ['fleets'],
  async prepare(world, { copy }) {
    await copy(
      'member',
      demoMembers(world).map((member) => {
        const { sellerId, n, type, status, level, groupId } = member
        const random = stream(world, 'member', n, sellerId)
        const growth = [0, 0, 600, 2_000, 6_000, 20_000][level] ?? 0
        return {
          ...standard(sellerId, 'member', n, member.registerTime),
          memberNo: `M${sellerId}${String(n).padStart(7, '0')}`,
          type,
          status,
          level,
          groupId,
          phone: memberPhone(sellerId, n - 1),
          name: personName(random),
          sex: random.int(1, 3),
          growth: growth + random.int(0, 500),
          points: random.int(0, 3_000),
          registerChannel: random.pick([2, 2, 5, 5, 5, 4]),
          registerTime: member.registerTime,
          // The first member of each seller drives the same car: only the own one may ever be found.
          defaultVin: random.chance(0.4) ? member.vin : null,
          plate: member.plate,
          suspended: member.isDebtor && status !== CANCELLED ? 1 : 0,
        }
      }),
    )
  },
}
