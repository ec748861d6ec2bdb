import { orderStatus } from '@ampdeck/api/enumerations/order'
import { formatDate } from '@ampdeck/api/time'
import { isSameIdentifier } from '@ampdeck/validation/identifier'
import { paramOf } from '../../access/param.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import type { Authorization, ChargePoint, Token } from '../../device/charge-point.ts'
import { factsOf, payerOf } from '../record/payer.store.ts'
import { limitRefusal } from './charge-limit.store.ts'
import { freeFen } from './reserve.service.ts'

/** Whether somebody may charge at a pile, before anything is plugged in. What the gun does is asked at the start. */
export async function authorize(
  { db, now }: Platform,
  at: ChargePoint,
  token: Token,
): Promise<Authorization> {
  const { sellerId, stationId, pileId } = at
  const found = await payerOf(db, { sellerId, stationId, pileId, today: formatDate(now()) }, token)
  const { payer, refusal } = found
  const facts = factsOf(found)
  // A pile may ask for what it was told to start; a car that needs a confirmation has it then, and a fleet's own start.
  if ((refusal === 'blocked' || refusal === 'unknownToken') && (await isAskedFor(db, at, token)))
    return { ...facts, accepted: true }
  if (refusal) return { ...facts, accepted: false, reason: refusal }
  const free = await freeFen({ db }, sellerId, payer?.accountId ?? null, { lock: false })
  if (free < (await paramOf(db, sellerId, 'leastStartFen')))
    return { ...facts, accepted: false, reason: 'balance.tooLow' }
  const limited = await limitRefusal(db, sellerId, payer, { stationId, ts: now(), soc: null })
  return limited ? { ...facts, accepted: false, reason: limited } : { ...facts, accepted: true }
}

/** Whether a start by this token was sent to the pile and has not begun yet. */
async function isAskedFor(
  db: Platform['db'],
  { sellerId, pileId, guns }: ChargePoint,
  { value }: Token,
): Promise<boolean> {
  const held = ofSeller(db, sellerId)
    .from('gun')
    .select('currentOrderId')
    .where('id', 'in', [0, ...guns.map(({ id }) => id)])
  const found = await ofSeller(db, sellerId)
    .from('chargeOrder')
    .select('idToken')
    .where(({ and }) => and({ pileId, orderStatus: orderStatus.code.starting }))
    .where('id', 'in', held)
    .execute()
  return found.some(({ idToken }) => idToken !== null && isSameIdentifier(idToken, value))
}
