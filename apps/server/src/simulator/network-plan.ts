import { gunStatus, pileStatus, protocol } from '@ampdeck/api/enumerations/equipment'
import { HOUR, MINUTE } from '@ampdeck/api/time'
import type { Pace } from '@ampdeck/simulator/clock'
import { drawNeed } from '@ampdeck/simulator/demand/car'
import type {
  GunBeginning,
  GunPlan,
  NetworkPlan,
  PilePlan,
  RunningCharge,
  Token,
  Visitor,
} from '@ampdeck/simulator/plan'
import { hash, Random } from '@ampdeck/simulator/random'
import { SIMULATED_VENDOR } from '../demo/simulated-vendor.ts'
import type { DemoPlace } from './demo-places.ts'
import type { Present, PresentGun, PresentPile, RunningOrder } from './present.store.ts'

const { preparing: PREPARING, full: FULL, alarm: ALARM, fault: FAULT, reserved: RESERVED } = gunStatus.code
const { ocpp16: OCPP_16, ocpp201: OCPP_201, ocpp21: OCPP_21 } = protocol.code
/** domain.md §8: of the charges 3 % end by a fault, of the piles 4 % are out of reach. */
const [FAULTS, OFFLINE_SHARE, LOSSES_PER_DAY] = [0.03, 0.04, 0.5]
const [METER_SECONDS, SPREAD_SECONDS] = [15, 20]
const LEAST_LEFT_WH = 300
/** No vehicle that goes on is taken to be fuller than this, or all of a large battery would end as full at once. */
const MAX_FILLED = 0.85
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/

export interface PlanOptions {
  url: string
  seed: number
  pace: Pace
  isTrusting: boolean
}

/** The simulated network of the demo, as it goes on from the present. */
export function planOf(places: readonly DemoPlace[], present: Present, options: PlanOptions): NetworkPlan {
  const piles = new Map(present.piles.map((pile) => [pile.id, pile]))
  const running = new Map(present.running.map((order) => [order.gunId, order]))
  const guns = new Map(present.guns.map((gun) => [gun.id, gun]))
  return {
    ...options,
    visitors: visitorsOf(present),
    faults: FAULTS,
    lossesPerDay: LOSSES_PER_DAY,
    offlineShare: OFFLINE_SHARE,
    meterSeconds: METER_SECONDS,
    spreadSeconds: SPREAD_SECONDS,
    piles: places.flatMap((place) => {
      const pile = piles.get(place.pileId)
      if (!pile || pile.hasPassword || ![OCPP_16, OCPP_201, OCPP_21].some((code) => code === pile.protocol))
        return []
      const random = new Random(hash(options.seed, place.pileId))
      const plans = place.guns.flatMap(({ gunId, ...gun }): GunPlan[] => {
        const found = guns.get(gunId)
        if (!found) return []
        const order = running.get(gunId)
        const begins = order ? goingOn(order, gun) : beginning(pile, found, random)
        return [{ ...gun, meterWh: found.meterWh ?? 0, ...(begins ? { begins } : {}) }]
      })
      return [pilePlan(place, pile, plans, random)]
    }),
  }
}

function pilePlan(place: DemoPlace, pile: PresentPile, guns: GunPlan[], random: Random): PilePlan {
  const { fleetIds, sellerId } = place
  // What was never heard of is out of reach for a while, as it was drawn; the others only wait for the server.
  const isOffline = pile.status === pileStatus.code.offline && !pile.wasConnected
  return {
    code: pile.code,
    version: pile.protocol === OCPP_21 ? '2.1' : pile.protocol === OCPP_201 ? '2.0.1' : '1.6',
    vendor: SIMULATED_VENDOR,
    model: pile.model,
    firmware: pile.firmware ?? '1.0.0',
    guns,
    ...(isOffline ? { offlineMs: random.int(2, 20) * HOUR } : {}),
    visitors: [
      ...fleetIds.map((id, index) => ({
        group: fleetGroup(id),
        share: shareOf(place.fleetShare / fleetIds.length, index),
      })),
      { group: sellerGroup(sellerId), share: 1 },
    ],
  }
}

/** Each of the fleets has the same share of all who come; those who belong to the ones before are asked no more. */
function shareOf(each: number, before: number): number {
  return each / (1 - each * before)
}

function beginning(
  pile: PresentPile,
  { status, expected }: PresentGun,
  random: Random,
): GunBeginning | undefined {
  if (pile.status === pileStatus.code.disabled) return { is: 'disabled', ms: 0 }
  switch (status) {
    case PREPARING:
      return { is: 'plugged', ms: 0, ...(expected === null ? {} : { token: tokenOf(expected) }) }
    case FULL:
      return { is: 'full', ms: random.int(2, 25) * MINUTE }
    case ALARM:
      return { is: 'alarm', ms: random.int(20, 90) * MINUTE }
    case FAULT:
      return { is: 'faulted', ms: random.int(10, 60) * MINUTE }
    case RESERVED:
      return { is: 'reserved', ms: random.int(3, 15) * MINUTE }
    default:
      return undefined
  }
}

/** The charge of an order from its last reading on; what it needs follows from the order, however often we begin. */
function goingOn(order: RunningOrder, gun: Omit<GunPlan, 'meterWh'>): GunBeginning {
  const { transactionId, idToken, startTime, meterStart, lastTime, lastWh } = order
  const random = new Random(hash(order.orderId % 4_294_967_296))
  const isFleet = gun.kind === 'bus' || gun.kind === 'freight'
  const drawn = drawNeed(random, gun, isFleet, random.chance(0.3))
  const charged = Math.max(0, lastWh - meterStart)
  const startSoc = order.startSoc === null ? drawn.startSoc : order.startSoc / 100
  const capacityWh = Math.max(drawn.capacityWh, charged / Math.max(0.05, MAX_FILLED - startSoc))
  const soc = Math.min(1, startSoc + charged / capacityWh)
  // Who has charged more than that when we begin wants half as much again, and so on.
  let wanted = drawn.energyWh
  while (wanted < charged + LEAST_LEFT_WH) wanted = Math.ceil(wanted * 1.5)
  const powerW = Math.min(gun.ratedW, order.maxW && order.maxW > 0 ? order.maxW : drawn.powerW)
  const charge: RunningCharge = {
    transactionId,
    token: tokenOf(idToken),
    startedAt: startTime,
    meterStart,
    lastAt: lastTime,
    lastWh: charged,
    need: {
      capacityWh,
      startSoc: soc,
      isAc: gun.isAc,
      powerW,
      demandW: Math.max(powerW, drawn.demandW),
      energyWh: Math.max(0, Math.min(wanted - charged, (1 - soc) * capacityWh)),
    },
  }
  return { is: 'charging', charge }
}

function visitorsOf({ visitors }: Present): Record<string, Visitor[]> {
  const groups: Record<string, Visitor[]> = {}
  for (const { sellerId, fleetId, token } of visitors) {
    const group = fleetId === null ? sellerGroup(sellerId) : fleetGroup(fleetId)
    groups[group] ??= []
    groups[group].push({ ...tokenOf(token), isFleet: fleetId !== null })
  }
  return groups
}

function tokenOf(value: string): Token {
  return { value, isVin: VIN.test(value) }
}

const sellerGroup = (id: number) => `seller ${id}`
const fleetGroup = (id: number) => `fleet ${id}`
