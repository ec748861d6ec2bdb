import { auditState } from '@ampdeck/api/enumerations/member'
import { DAY, HOUR } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { demoSellers, RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'
import { byShares, scaled, stream } from '../../demo/world.ts'
import { personName } from '../demo/people.ts'
import { demoVehicles, vehicleId } from '../vehicle/vehicle.demo.ts'
import { licenceOf, licencePictures } from './licence-pictures.ts'

const { draft, underReview, passed, refused } = auditState.code
const COUNT = { [SKYLINE]: 600, [RIVERSIDE]: 40 }
const reasons = ['行驶证照片不清晰', '车牌号与行驶证不符', '行驶证已过期', '车主姓名与会员不符']

/** Licences that members sent in, in every state; the newest wait to be audited. */
export const part: DemoPart = {
  name: 'certifications',
  after: ['vehicles'],
  async prepare(world, { copy }) {
    await copy(
      'picture',
      demoSellers.flatMap((sellerId) => licencePictures(sellerId, world.now)),
    )
    await copy(
      'vehicleCertification',
      demoSellers.flatMap((sellerId) => {
        const cars = demoVehicles(world).filter((car) => car.sellerId === sellerId && car.memberId !== null)
        const count = Math.min(cars.length, scaled(COUNT[sellerId], world, 16))
        const random = stream(world, 'certifications', sellerId)
        const states = byShares(random, count, [
          [passed, 0.78],
          [refused, 0.1],
          [underReview, 0.08],
          [draft, 0.04],
        ]).sort((a, b) => rank(a) - rank(b))
        return states.map((state, index) => {
          const n = index + 1
          const car = cars[Math.floor((index * cars.length) / count)]
          const days = state === underReview ? 6 : 360
          const sent = world.anchor - Math.floor((1 - (index + 0.5) / count) * days * DAY) - 2 * HOUR
          const isDone = state === passed || state === refused
          return {
            ...standard(sellerId, 'vehicleCertification', n, sent),
            createUser: null,
            updateUser: null,
            vehicleId: car ? vehicleId(car) : 0,
            memberId: car?.memberId ?? 0,
            licencePicture: licenceOf(sellerId, n),
            ownerName: personName(stream(world, 'certification', n, sellerId)),
            auditState: state,
            refuseReason: state === refused ? random.pick(reasons) : null,
            auditUser: isDone ? demoId(sellerId, 'user', 1) : null,
            auditTime: isDone ? sent + random.int(1, 40) * HOUR : null,
          }
        })
      }),
    )
  },
}

/** Those that wait are the last that came. */
function rank(state: number): number {
  return state === underReview ? 2 : state === draft ? 1 : 0
}
