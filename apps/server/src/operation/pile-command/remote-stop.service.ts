import { commandKind } from '@ampdeck/api/enumerations/equipment'
import { refusalOf } from '@ampdeck/api/life'
import { chargeLife } from '@ampdeck/api/operation/charge-life'
import type { remoteStop } from '@ampdeck/api/operation/remote-stop'
import type { CommandDraft } from '../../device/command-queue.ts'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import { write } from './pile-command.service.ts'
import { type Charge, chargesOf } from './remote-stop.store.ts'

/** Asks the pile to end a charge. What cannot be asked now is refused and leaves no row. */
export async function stop(request: Request<typeof remoteStop.doRemoteStopCharge>) {
  const { rows, input, fail } = request
  const { orderId, gunId, reason } = input
  const [charge] = await chargesOf(rows, gunId === undefined ? { ids: [orderId ?? 0] } : { gunIds: [gunId] })
  if (!charge) throw gunId === undefined ? failures.notFound() : await noCharge(request)
  const refusal = whyNot(charge)
  if (refusal) throw fail(refusal)
  const [command] = await write(request, [draftOf(charge, reason)])
  if (!command) throw failures.notFound()
  return command
}

/** One result for each charge. */
export async function stopMany(request: Request<typeof remoteStop.batchRemoteStop>) {
  const { rows, input } = request
  const { orderIds, gunIds, reason } = input
  const charges = await chargesOf(rows, gunIds ? { gunIds } : { ids: orderIds ?? [] })
  const batchId = rows.newId()
  const drafts = charges.map((charge) => ({
    ...draftOf(charge, reason),
    batchId,
    refusal: whyNot(charge),
  }))
  const known = new Set(charges.map(({ id, gunId }) => (gunIds ? gunId : id)))
  const missing = [...new Set(gunIds ?? orderIds)].filter((id) => !known.has(id))
  return {
    batchId,
    records: await write(request, drafts),
    // A gun without a charge and one that the caller does not see are told apart by nobody.
    refused: missing.map((id) => ({ id, reason: gunIds ? chargeLife.stop.wrongState : 'record.notFound' })),
  }
}

/** A gun that the caller sees is only idle; another one does not exist. */
async function noCharge({ rows, input, fail }: Request<typeof remoteStop.doRemoteStopCharge>) {
  await rows.get('gun', input.gunId ?? 0)
  return fail(chargeLife.stop.wrongState)
}

function whyNot(charge: Charge) {
  const refusal = refusalOf(chargeLife.stop, charge, null)
  if (refusal) return refusal.reason
  return charge.isConnected && charge.transactionId !== null ? undefined : 'device.offline'
}

function draftOf(charge: Charge, reason: string | null): CommandDraft {
  const { id, sellerId, stationId, pileId, gunId, transactionId } = charge
  return {
    sellerId,
    stationId,
    pileId,
    gunId,
    orderId: id,
    command: commandKind.code.remoteStop,
    reason,
    request: { kind: 'remoteStop', transactionId: transactionId ?? '' },
  }
}
