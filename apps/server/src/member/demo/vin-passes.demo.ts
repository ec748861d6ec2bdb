import { accountType } from '@ampdeck/api/enumerations/member'
import { parseTimestamp } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { standard } from '../../demo/records.ts'
import { once } from '../../demo/world.ts'
import { demoFleets, fleetCar } from './fleets.demo.ts'
import { vinOf } from './people.ts'

const { credit: CREDIT, phoneNumber: PHONE } = accountType.code
const [AUTOMATIC, ON] = [1, 1]
const SINCE = parseTimestamp('2025-03-01')
/** Of a fleet this many cars start by themselves. */
const MOST_CARS = 12

const cars = once((world) =>
  demoFleets(world).flatMap((fleet) =>
    Array.from({ length: Math.min(MOST_CARS, fleet.cars) }, (_, index) => ({
      fleet,
      n: fleet.firstCar + index,
      vin: vinOf(fleet.sellerId, fleetCar(fleet, index)),
    })),
  ),
)

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
