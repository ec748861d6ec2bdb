import { accountType, memberStatus, memberType } from '@ampdeck/api/enumerations/member'
import { DAY } from '@ampdeck/api/time'
import type { StationKind } from '@ampdeck/simulator/demand/load-curve'
import type { DemoStation } from '../../config/station/station.demo.ts'
import type { Random } from '../../demo/random.ts'
import { demoId } from '../../demo/records.ts'
import { demoSellers } from '../../demo/sellers.ts'
import { once } from '../../demo/world.ts'
import { memberAccountId } from '../../member/demo/accounts.demo.ts'
import { type DemoFleet, demoFleets, fleetCar } from '../../member/demo/fleets.demo.ts'
import { type DemoMember, demoMembers } from '../../member/demo/members.demo.ts'
import { plateOf, vinOf } from '../../member/demo/people.ts'

const { fleet: FLEET, interconnection: INTERCONNECTION } = memberType.code
const { cancelled: CANCELLED } = memberStatus.code
const { phoneNumber: PHONE } = accountType.code
/** Who charges: the ids on the order, the car, and what decides the price. */
export interface Payer {
  memberType: number
  memberId: number | null
  groupId: number | null
  accountId: number | null
  fleet: DemoFleet | undefined
  level: number
  plate: string
  vin: string
}

/** What becomes of an order's payment: it decides who can have made it. */
export type PayerNeed = 'pays' | 'owes' | 'cancelled'

interface Crowd {
  /** By registration, so that who charges on a day is a first part of the list. */
  paying: DemoMember[]
  interconnection: DemoMember[]
  debtors: DemoMember[]
  cancelled: DemoMember[]
  driversOf: Map<number, DemoMember[]>
  fleetsAt: Map<number, DemoFleet[]>
}

/** How much of a station's charging fleets do. */
export const fleetShare: Readonly<Record<StationKind, number>> = {
  urban: 0.22,
  hub: 0.35,
  office: 0.15,
  home: 0,
  highway: 0.08,
  bus: 0.92,
  freight: 0.75,
}
const INTERCONNECTION_SHARE = 0.06

const crowds = once((world) => {
  const all = demoMembers(world)
  return new Map(
    demoSellers.map((sellerId): [number, Crowd] => {
      const own = all.filter((member) => member.sellerId === sellerId)
      const fleets = demoFleets(world).filter((fleet) => fleet.sellerId === sellerId)
      const debtors = own.filter((member) => member.isDebtor)
      const cancelled = debtors.filter(({ status }) => status === CANCELLED)
      const openDebtors = debtors.filter(({ status }) => status !== CANCELLED)
      return [
        sellerId,
        {
          paying: own.filter((one) => one.type !== FLEET && one.type !== INTERCONNECTION && !one.isDebtor),
          interconnection: own.filter((member) => member.type === INTERCONNECTION),
          debtors: openDebtors.length > 0 ? openDebtors : debtors,
          cancelled: cancelled.length > 0 ? cancelled : debtors,
          driversOf: Map.groupBy(
            own.filter((member) => member.type === FLEET),
            (member) => member.groupId ?? 0,
          ),
          fleetsAt: new Map(
            Array.from({ length: 24 }, (_, index) => [
              index + 1,
              fleets.filter(({ at }) => at.includes(index + 1)),
            ]),
          ),
        },
      ]
    }),
  )
})

/** Draws who charges at a station at an instant. */
export function drawPayer(
  world: Parameters<typeof crowds>[0],
  random: Random,
  station: DemoStation,
  at: number,
  need: PayerNeed,
): Payer {
  const crowd = crowds(world).get(station.sellerId)
  if (!crowd) throw new RangeError(`No seller ${station.sellerId}.`)
  const kind = random.next()
  const who = random.next()
  if (need === 'cancelled') return memberPayer(pickRegistered(crowd.cancelled, who, at))
  if (need === 'owes') return memberPayer(pickRegistered(crowd.debtors, who, at))

  const fleets = crowd.fleetsAt.get(station.no) ?? []
  const share = fleets.length > 0 ? fleetShare[station.kind] : 0
  if (kind < share) return fleetPayer(crowd, fleets, random)
  const isRoaming = kind - share < INTERCONNECTION_SHARE && crowd.interconnection.length > 0
  if (isRoaming) return memberPayer(pickRegistered(crowd.interconnection, who, at))
  return memberPayer(pickRegistered(crowd.paying, who, at, (member) => hasLeft(member, world.anchor - at)))
}

/** So long before the present the last charges of some members are: those who sleep, and those who are lost. */
const QUIET = { 7: 50 * DAY, 13: 130 * DAY } as const

/** Some of a large network have stopped charging. */
function hasLeft({ n }: DemoMember, beforePresent: number): boolean {
  const place = n % 20
  return n > 500 && (place === 7 || place === 13) && beforePresent < QUIET[place]
}

/** A member who had registered by then and is not gone; the early ones charge a little more often. */
function pickRegistered(
  members: readonly DemoMember[],
  share: number,
  at: number,
  isGone: (member: DemoMember) => boolean = () => false,
): DemoMember {
  let [low, high] = [0, members.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((members[middle]?.registerTime ?? 0) <= at) low = middle + 1
    else high = middle
  }
  const last = Math.floor(share ** 1.2 * Math.max(1, low))
  let found = members[last]
  for (let nth = last; found && isGone(found); nth -= 1) found = members[nth - 1]
  if (!found) throw new RangeError('Nobody to charge.')
  return found
}

function memberPayer(member: DemoMember): Payer {
  return {
    memberType: member.type,
    memberId: member.id,
    groupId: null,
    fleet: undefined,
    level: member.level,
    accountId: memberAccountId(member, PHONE),
    plate: member.plate,
    vin: member.vin,
  }
}

function fleetPayer(crowd: Crowd, fleets: readonly DemoFleet[], random: Random): Payer {
  const fleet = random.pick(fleets)
  const drivers = crowd.driversOf.get(fleet.id) ?? []
  const car = fleetCar(fleet, random.int(0, fleet.cars - 1))
  const driver = drivers.length > 0 ? random.pick(drivers) : undefined
  return {
    memberType: FLEET,
    memberId: driver?.id ?? null,
    groupId: fleet.id,
    fleet,
    level: 0,
    accountId: demoId(fleet.sellerId, 'account', fleet.n),
    plate: plateOf(fleet.sellerId, car),
    vin: vinOf(fleet.sellerId, car),
  }
}
