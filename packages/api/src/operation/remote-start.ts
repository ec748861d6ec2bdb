import { identifier, plainText } from '@ampdeck/validation/patterns'
import { vin } from '@ampdeck/validation/typed'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { couponType } from '../enumerations/marketing.ts'
import { Fen, Id, Timestamp } from '../wire.ts'
import { PileCommandRow } from './pile-command.ts'

/** Which gun, and who pays: a member, a card, or the car by its VIN. Exactly one of the three. */
export const StartDraft = z
  .object({
    gunId: Id,
    memberId: Id.optional(),
    /** The number of the card or one of its identifiers, in any spelling. */
    cardNo: identifier.optional(),
    vin: vin.optional(),
    /** The coupon that the member wants to use; without one the best is taken. */
    memberCouponId: Id.optional(),
    reason: plainText.max(200).nullable().default(null),
  })
  .refine(({ memberId, cardNo: card, vin: car }) => [memberId, card, car].filter(isGiven).length === 1, {
    path: ['memberId'],
    message: 'one of memberId, cardNo and vin',
  })

function isGiven(value: unknown): boolean {
  return value !== undefined
}

/** A coupon that the member may use at a gun. */
const UsableCoupon = z.object({
  id: Id,
  name: z.string(),
  type: codeOf(couponType),
  faceFen: Fen,
  thresholdFen: Fen,
  toTime: Timestamp,
})

const at = service('operation-service/monitor')

/** A charge that is begun from here. */
export const remoteStart = {
  /** The coupons that a member may use for a charge at a gun, those that end first before the others. */
  coupons: at('coupons', 'pileMonitor:start')
    .takes(z.object({ memberId: Id, gunId: Id }))
    .gives(z.array(UsableCoupon)),
  /** The order begins with the command, and charges when the pile has said so. */
  start: at('start', 'pileMonitor:start')
    .takes(StartDraft)
    .gives(PileCommandRow)
    .fails(
      'device.offline',
      'gun.busy',
      'station.closed',
      'balance.tooLow',
      'member.suspended',
      'token.unknown',
      'token.expired',
      'start.blocked',
      {
        'coupon.notUsable': ['This coupon cannot be used for this charge', '该优惠券不能用于本次充电'],
        'limit.exceeded': ['A charge limit of this payer is reached', '已达到该账户的充电限制'],
      },
    ),
}
