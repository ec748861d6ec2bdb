import { LARGE_WAIVE_FEN, type occupyBill, occupyBillLife } from '@ampdeck/api/bill/occupy-bill'
import { occupyState } from '@ampdeck/api/enumerations/order'
import { lowerOccupyFee } from '../../charging/money/adjust.service.ts'
import { feeOf } from '../../charging/occupy/occupy.service.ts'
import { lockGun } from '../../charging/record/place.store.ts'
import { ofSeller } from '../../database/of-seller.ts'
import { platformOf, type Request } from '../../http/context.ts'
import { auditOrder, lockedOrder } from '../order/locked-order.ts'
import { one } from './occupy-bill.store.ts'

const { counting: COUNTING } = occupyState.code

/**
 * Waives what a car's standing there costs. The gun is locked first and then the order, as where the clock ends, so
 * that of a plug-out and a waiver at the same moment one comes after the other.
 */
export async function waive(request: Request<typeof occupyBill.waive>) {
  const { rows, input, caller, now } = request
  const seen = await rows.get('occupyBill', input.id)
  await lockGun(rows.db, seen.sellerId, seen.gunId)
  const order = await lockedOrder(rows.wholeSeller(), seen.orderId)
  const bill = await rows.readyFor('occupyBill', occupyBillLife.waive, input)

  const rule = await ofSeller(rows.db, bill.sellerId)
    .withDeleted('occupyRule')
    .selectAll()
    .where('id', '=', bill.ruleId)
    .executeTakeFirstOrThrow()
  const isCounting = bill.state === COUNTING
  const feeFen = isCounting ? feeOf(bill, rule, now).feeFen : bill.feeFen
  if (feeFen > LARGE_WAIVE_FEN && bill.waiveUser === null) {
    await rows.update('occupyBill', bill, {
      waiveUser: caller.userId,
      waiveReason: input.reason,
      waiveRefusal: null,
    })
    return one(rows, bill.id)
  }
  const { minutes, steps, toTime } = isCounting ? { ...feeOf(bill, rule, now), toTime: now } : bill
  await rows.move('occupyBill', occupyBillLife.waive, input, {
    minutes,
    steps,
    feeFen,
    toTime,
    waiveReason: bill.waiveReason ?? input.reason,
  })
  if (!isCounting && feeFen > 0) {
    const after = await lowerOccupyFee(platformOf(request), order, Math.min(feeFen, order.occupyFeeFen))
    auditOrder(rows, order, after)
  }
  return one(rows, bill.id)
}

/** The second person does not agree: the fee stands, and the proposal is gone but for why. */
export async function refuseWaive(request: Request<typeof occupyBill.refuseWaive>) {
  const { rows, input } = request
  const nobody = { waiveUser: null, waiveReason: null, waiveRefusal: input.reason }
  await rows.move('occupyBill', occupyBillLife.refuseWaive, input, nobody)
  return one(rows, input.id)
}
