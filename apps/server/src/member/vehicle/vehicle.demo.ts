import { memberStatus, memberType, vehicleType } from '@ampdeck/api/enumerations/member'
import { parseTimestamp } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { demoSellers, RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'
import { once, scaled, stream } from '../../demo/world.ts'
import { demoFleets, fleetCar } from '../demo/fleets.demo.ts'
import { demoMembers } from '../demo/members.demo.ts'
import { plateOf, vinOf } from '../demo/people.ts'
import { modelOf } from '../vehicle-model/vehicle-model.demo.ts'

const { privateCar, taxi, rideHailing, bus, logisticsVan, heavyTruck, officialCar, other } = vehicleType.code
const { personal } = memberType.code
const { cancelled } = memberStatus.code
const ON = 1
const SINCE = parseTimestamp('2023-03-02')
/** So many of the members own a car that is known; with the 900 of the fleets they are 4,300. */
const OWNED = { [SKYLINE]: 3_400, [RIVERSIDE]: 300 }

const typesOfOwners = [privateCar, privateCar, privateCar, privateCar, rideHailing, other]

/** What the cars of a fleet are, by the kind of the fleet. */
const typesOfKind: Readonly<Record<number, readonly number[]>> = {
  1: [officialCar, privateCar, other],
  2: [taxi],
  3: [bus],
  4: [logisticsVan, logisticsVan, heavyTruck],
  5: [officialCar],
}

interface DemoVehicle {
  n: number
  sellerId: number
  type: number
  plate: string
  vin: string
  memberId: number | null
  groupId: number | null
  since: number
}

/** The cars of members and of fleets, with the plates and VINs that their orders carry. */
export const demoVehicles = once((world): DemoVehicle[] => [
  ...demoSellers.flatMap((seller) =>
    demoMembers(world)
      .filter(
        ({ sellerId, type, status }) => sellerId === seller && type === personal && status !== cancelled,
      )
      .slice(0, scaled(OWNED[seller], world, 4))
      .map(({ id, n, sellerId, plate, vin, registerTime }) => ({
        n,
        sellerId,
        plate,
        vin,
        type: stream(world, 'vehicle', n, sellerId).pick(typesOfOwners),
        memberId: id,
        groupId: null,
        since: registerTime,
      })),
  ),
  ...demoFleets(world).flatMap((fleet) =>
    Array.from({ length: fleet.cars }, (_, index): DemoVehicle => {
      const [n, { sellerId }] = [fleetCar(fleet, index), fleet]
      return {
        n,
        sellerId,
        type: typesOfKind[fleet.kind]?.[index % (typesOfKind[fleet.kind]?.length ?? 1)] ?? other,
        plate: plateOf(sellerId, n),
        vin: vinOf(sellerId, n),
        memberId: null,
        groupId: fleet.id,
        since: SINCE,
      }
    }),
  ),
])

export const vehicleId = ({ sellerId, n }: Pick<DemoVehicle, 'sellerId' | 'n'>) =>
  demoId(sellerId, 'vehicle', n)

export const part: DemoPart = {
  name: 'vehicles',
  after: ['members', 'fleets', 'vehicleModels'],
  async prepare(world, { copy }) {
    const all = demoVehicles(world)
    await copy(
      'vehicle',
      all.map(({ n, sellerId, type, plate, vin, memberId, groupId, since }) => ({
        ...standard(sellerId, 'vehicle', n, since),
        ...modelOf(sellerId, type, n),
        plate,
        vin,
        vehicleType: type as 1,
        memberId,
        groupId,
        state: ON,
      })),
    )
  },
}
