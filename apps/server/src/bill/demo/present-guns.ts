import { gunStatus, stationStatus } from '@ampdeck/api/enumerations/equipment'
import { DAY, dayNumber, MINUTE } from '@ampdeck/api/time'
import { type DemoGun, demoGuns, demoPiles } from '../../config/pile/pile.demo.ts'
import { demoSellers, SKYLINE } from '../../demo/sellers.ts'
import { once, stream, type World } from '../../demo/world.ts'
import { chargesIn } from './charges.ts'
import { type DrawnCharge, drawCharging } from './gun-day.ts'

const {
  idle: IDLE,
  preparing: PREPARING,
  charging: CHARGING,
  full: FULL,
  offline: OFFLINE,
  alarm: ALARM,
  fault: FAULT,
  reserved: RESERVED,
} = gunStatus.code
const { closed: CLOSED, building: BUILDING } = stationStatus.code

/** A gun at the present moment, with the charge that it has or is about to have. */
export interface PresentGun {
  gun: DemoGun
  status: number
  charge?: DrawnCharge
}

/** Shares of the guns that do not charge (domain.md §8, "Guns"). */
const shares: readonly (readonly [status: number, share: number])[] = [
  ...([
    [FULL, 0.03],
    [PREPARING, 0.01],
    [ALARM, 0.01],
    [FAULT, 0.005],
    [RESERVED, 0.005],
  ] as const),
]
const OFFLINE_SHARE = 0.04
const LEAST = 3
/** The stations whose equipment has trouble. */
const troubled = [2, 5, 8, 13, 16, 18, 20]

/** What every gun does at the present: charging follows from the orders, the rest from its shares. */
export const presentGuns = once((world): PresentGun[] => {
  const charges = chargesIn(world, { from: world.now - DAY, to: world.now }).filter(
    ({ fate }) => fate !== 'closed',
  )
  const states = new Map<number, PresentGun>()
  for (const charge of charges) {
    const { gun, end, unplug } = charge
    if (end > world.now) states.set(gun.index, { gun, status: CHARGING, charge })
    else if (unplug > world.now) states.set(gun.index, { gun, status: FULL })
  }
  const busy = new Set(charges.map(({ gun }) => gun.index))
  for (const sellerId of demoSellers) settle(world, sellerId, states, busy)
  return demoGuns(world).map((gun) => states.get(gun.index) ?? { gun, status: IDLE })
})

function settle(world: World, sellerId: number, states: Map<number, PresentGun>, busy: ReadonlySet<number>) {
  const random = stream(world, 'presentGuns', sellerId, dayNumber(world.now))
  const guns = demoGuns(world).filter(({ station }) => station.sellerId === sellerId)
  const least = sellerId === SKYLINE ? LEAST : 1
  const set = (gun: DemoGun, status: number, charge?: DrawnCharge) =>
    states.set(gun.index, charge ? { gun, status, charge } : { gun, status })
  const count = (status: number) => guns.filter((gun) => states.get(gun.index)?.status === status).length
  const free = () => random.shuffle(guns.filter((gun) => !states.has(gun.index)))

  for (const gun of guns) if (isOutOfService(gun)) set(gun, OFFLINE)
  const piles = random.shuffle(demoPiles(world).filter(({ station }) => station.sellerId === sellerId))
  for (const pile of piles) {
    if (count(OFFLINE) >= OFFLINE_SHARE * guns.length) break
    if (pile.guns.every((gun) => !states.has(gun.index))) for (const gun of pile.guns) set(gun, OFFLINE)
  }
  for (const gun of free().filter(({ index }) => !busy.has(index))) {
    if (count(CHARGING) >= least) break
    const charge = drawCharging(world, gun, world.now - random.int(4, 9) * MINUTE)
    if (charge && charge.end > world.now) set(gun, CHARGING, charge)
  }
  for (const [status, share] of shares) {
    const wanted = Math.max(least, Math.round(share * guns.length))
    const inTrouble = status === ALARM || status === FAULT
    const candidates = free().filter(({ station }) => !inTrouble || troubled.includes(station.no))
    for (const gun of candidates.slice(0, Math.max(0, wanted - count(status)))) {
      const isOpen = status === RESERVED || (status === PREPARING && count(PREPARING) < least)
      set(gun, status, isOpen ? drawCharging(world, gun, startOf(world, status, gun)) : undefined)
    }
  }
}

/** A charge starts within a minute; a reservation holds the gun for a quarter of an hour. */
function startOf({ now }: World, status: number, { index }: DemoGun): number {
  return (
    Math.floor(now / 1_000) * 1_000 - (status === PREPARING ? (index % 40) * 1_000 : (index % 12) * MINUTE)
  )
}

function isOutOfService({ station: { status } }: DemoGun): boolean {
  return status === BUILDING || status === CLOSED
}
