import { orderStatus } from '@ampdeck/api/enumerations/order'
import type { Kysely } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { Tables } from '../../database/tables.ts'
import type { ChargePoint, ChargeRef, DriverCost } from '../../device/charge-point.ts'
import type { Tariff } from '../record/price-source.store.ts'
import { pricesAt } from './driver-price.ts'

const { finished: FINISHED, closed: CLOSED } = orderStatus.code

type TariffOf = (db: Kysely<Tables>, sellerId: number, versionId: number) => Promise<Tariff>

/** What a charge costs its driver, as far as it is known. */
export async function costOf(
  db: Kysely<Tables>,
  tariffOf: TariffOf,
  at: ChargePoint,
  of: ChargeRef,
): Promise<DriverCost | undefined> {
  const charge = await chargeOf(db, at, of)
  if (!charge) return undefined
  const isFinal = charge.orderStatus === FINISHED || charge.orderStatus === CLOSED
  // Ended without a bill: a person decides what it costs.
  if (charge.endTime !== null && !isFinal) return undefined
  const { sellerId, costModelVersionId, exclusive, transactionId } = charge
  const reading = { meterWh: charge.meterStop ?? charge.lastWh, ts: charge.endTime ?? charge.lastTime }
  const tariff = await tariffOf(db, sellerId, costModelVersionId)
  const fen = isFinal ? charge.payableFen : charge.feeFen
  return { transactionId, fen, isFinal, ...reading, ...pricesAt(tariff, exclusive, reading.ts) }
}

function chargeOf(db: Kysely<Tables>, { sellerId, pileId, guns }: ChargePoint, of: ChargeRef) {
  const charges = ofSeller(db, sellerId)
    .from('chargeTransaction')
    .innerJoin('chargeOrder', sameSeller('chargeOrder.id', 'chargeTransaction.orderId'))
    .select(['chargeTransaction.sellerId', 'chargeTransaction.transactionId'])
    .select(['chargeTransaction.costModelVersionId', 'chargeTransaction.exclusive'])
    .select(['chargeTransaction.lastTime', 'chargeTransaction.lastWh', 'chargeTransaction.feeFen'])
    .select(['chargeTransaction.endTime', 'chargeTransaction.meterStop'])
    .select(['chargeOrder.orderStatus', 'chargeOrder.payableFen'])
    .where('chargeTransaction.pileId', '=', pileId)
    .where('chargeTransaction.refusal', 'is', null)
    // Piles use numbers again: what they show is of the present.
    .orderBy('chargeTransaction.startTime', 'desc')
  if ('transactionId' in of)
    return charges.where('chargeTransaction.transactionId', '=', of.transactionId).executeTakeFirst()
  const gunId = guns.find(({ connector }) => connector === of.connector)?.id ?? 0
  return charges
    .where('chargeTransaction.gunId', '=', gunId)
    .where('chargeTransaction.endTime', 'is', null)
    .executeTakeFirst()
}
