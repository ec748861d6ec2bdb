import { commandKind, protocol } from '@ampdeck/api/enumerations/equipment'
import { reckonsTariffs } from '../../config/cost-model/model-push.service.ts'
import { pileTariff } from '../../config/cost-model/pile-tariff.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { ChargePoint } from '../../device/charge-point.ts'
import { queueCommands } from '../../device/command-queue.ts'

/** A charge with a price of its own has it sent to a pile of 2.1 that reckons with tariffs. */
export async function sendOwnTariff(
  { db, newId, now }: Platform,
  { sellerId, stationId, pileId }: ChargePoint,
  transactionId: string,
): Promise<void> {
  const charge = await ofSeller(db, sellerId)
    .from('chargeTransaction')
    .innerJoin('pile', sameSeller('pile.id', 'chargeTransaction.pileId'))
    .innerJoin('chargePoint as point', sameSeller('point.pileId', 'chargeTransaction.pileId'))
    .select([
      'chargeTransaction.orderId',
      'chargeTransaction.gunId',
      'chargeTransaction.costModelVersionId',
      'chargeTransaction.exclusive',
    ])
    .where('chargeTransaction.pileId', '=', pileId)
    .where('chargeTransaction.transactionId', '=', transactionId)
    .where('chargeTransaction.endTime', 'is', null)
    .where('chargeTransaction.exclusive', 'is not', null)
    .where('point.protocol', '=', protocol.code.ocpp21)
    .where(reckonsTariffs)
    .orderBy('chargeTransaction.startTime', 'desc')
    .executeTakeFirst()
  if (!charge?.exclusive) return
  const { orderId, gunId, exclusive } = charge
  const version = await ofSeller(db, sellerId)
    .withDeleted('costModelVersion')
    .selectAll()
    .where('id', '=', charge.costModelVersionId)
    .executeTakeFirst()
  if (!version) return
  const tariff = pileTariff(version, { exclusive, orderId })
  const request = { kind: 'changeTariff' as const, transactionId, tariff }
  const sender = { db, newId, now: now(), userId: null }
  const at = { sellerId, stationId, pileId, gunId, orderId }
  // The same start reported again is sent nothing again.
  const known = await ofSeller(db, sellerId)
    .from('pileCommand')
    .select('id')
    .where('orderId', '=', orderId)
    .where('command', '=', commandKind.code.changeTariff)
    .executeTakeFirst()
  if (!known) await queueCommands(sender, [{ ...at, command: commandKind.code.changeTariff, request }])
}
