import { accountType, activeState, vinStartMode } from '@ampdeck/api/enumerations/member'
import { parseTimestamp } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { demoSellers } from '../../demo/sellers.ts'
import { once } from '../../demo/world.ts'
import { demoFleets, fleetCar } from './fleets.demo.ts'
import { vinOf } from './people.ts'

const { credit: CREDIT, phoneNumber: PHONE } = accountType.code
const { on: ON, off: OFF } = activeState.code
const { automatic: AUTOMATIC, confirmed: CONFIRMED } = vinStartMode.code
/** Numbers behind those of the fleets' cars. */
const OTHERS = 900_000
const SINCE = parseTimestamp('2025-03-01')
/** Of a fleet this many cars start by themselves. */
const MAX_CARS = 12

const cars = once((world) =>
  demoFleets(world).flatMap((fleet) =>
    Array.from({ length: Math.min(MAX_CARS, fleet.cars) }, (_, index) => ({
      fleet,
      n: fleet.firstCar + index,
      vin: vinOf(fleet.sellerId, fleetCar(fleet, index)),
    })),
  ),
)

/** Passes of every state, of cars that have not charged yet. */
const others = [
  { maxFenPerOrder: 10_000, isBound: true },
  { startMode: CONFIRMED, isBound: true },
  { validTo: '2025-12-31', isBound: true },
  { state: OFF, isBound: true },
  { isBound: false },
] as const
const otherVin = (sellerId: number, index: number) =>
  `LAMPCAR${sellerId}${String(index + 1).padStart(5, '0')}`

function otherPasses(sellerId: number) {
  return others.map(({ isBound: _, ...pass }, index) => ({
    ...standard(sellerId, 'vinPass', OTHERS + index, SINCE),
    ...{ vin: otherVin(sellerId, index), stationIds: [demoId(sellerId, 'station', index + 1)], pileIds: [] },
    ...{ startMode: AUTOMATIC, maxFenPerOrder: null, validTo: null, state: ON, lastUse: null },
    ...pass,
  }))
}

function otherBindings(sellerId: number) {
  return others.flatMap(({ isBound }, index) => {
    const vin = otherVin(sellerId, index)
    const payer = { memberId: null, groupId: demoId(sellerId, 'fleet', 1), accountType: PHONE }
    const row = { ...standard(sellerId, 'vinBinding', OTHERS + index, SINCE), vin, ...payer }
    // One of them is closed, one will be over.
    const until = { validTo: index === 1 ? '2099-12-31' : null, state: index === 3 ? OFF : ON }
    return isBound ? [{ ...row, ...until }] : []
  })
}

/** Cars of fleets that start by their VIN, at the fleet's expense. */
export const part: DemoPart = {
  name: 'vinPasses',
  after: ['fleets'],
  async prepare(world, { copy }) {
    await copy(
      'vinPass',
      cars(world).map(({ fleet, n, vin }) => ({
        ...standard(fleet.sellerId, 'vinPass', n, SINCE),
        vin,
        stationIds: [],
        pileIds: [],
        startMode: AUTOMATIC,
        maxFenPerOrder: null,
        validTo: null,
        state: ON,
        lastUse: null,
      })),
    )
    await copy('vinPass', demoSellers.flatMap(otherPasses))
    await copy('vinBinding', demoSellers.flatMap(otherBindings))
    await copy(
      'vinBinding',
      cars(world).map(({ fleet, n, vin }) => ({
        ...standard(fleet.sellerId, 'vinBinding', n, SINCE),
        vin,
        memberId: null,
        groupId: fleet.id,
        accountType: fleet.creditLimitFen > 0 ? CREDIT : PHONE,
        validTo: null,
        state: ON,
      })),
    )
  },
}
