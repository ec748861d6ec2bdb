import { commandKind } from '@ampdeck/api/enumerations/equipment'
import { isGranted } from '@ampdeck/api/menu/grant-keys'
import { againKeys, commandLife } from '@ampdeck/api/operation/command-again'
import type { pileCommand } from '@ampdeck/api/operation/pile-command'
import { checkStep } from '../../database/check-step.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { PileRequest } from '../../device/pile-request.ts'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import { write } from './pile-command.service.ts'
import { gunTargets, pileTargets, type Target } from './pile-command.targets.ts'

/** 1.6 and 2.0.1 number requests by a signed integer of 32 bits. */
const MAX_ID = 2_147_483_647
const { disable, reset, softReset, raw } = commandKind.code
/** These end charges that run at the gun, or anywhere at the pile. */
const disturbs: Readonly<Record<number, 'isCharging' | 'isPileCharging'>> = {
  [disable]: 'isCharging',
  [reset]: 'isPileCharging',
  [softReset]: 'isCharging',
  [raw]: 'isPileCharging',
}

/** The messages of the standard that do. */
const ENDING: ReadonlySet<string> = new Set(['Reset', 'UnlockConnector'])

/** An ended command once more: the same of the same pile, as a row of its own. What cannot be sent now leaves none. */
export async function again(of: Request<typeof pileCommand.again>) {
  const { rows, input, caller, now, fail } = of
  const before = await rows.get('pileCommand', input.id)
  checkStep(commandLife.again, before, caller.userId)
  if (!againKeys(before).some((key) => isGranted(caller.grants, key))) throw failures.forbidden()
  const { sellerId, pileId, gunId, command, reason } = before
  const [target] = await (gunId === null ? pileTargets(rows, [pileId]) : gunTargets(rows, { ids: [gunId] }))
  if (!target) throw failures.notFound()
  if (!target.isConnected) throw fail('device.offline')
  if (isBusy(before, target)) throw fail('gun.busy')
  const { stationId } = target
  const request = renewed(before.request, { requestId: rows.newId() % MAX_ID, now })
  const [sent] = await write(of, [
    { sellerId, stationId, pileId, gunId, command, reason, force: before.force === 1, request },
  ])
  if (!sent) throw failures.notFound()
  // The file that was asked for is now waited for by this command.
  await ofSeller(rows.db, sellerId)
    .update('pileLogFile')
    .set({ commandId: sent.id, uploadStatus: null, uploadTime: null, updateTime: now })
    .where(({ and }) => and({ commandId: before.id, receivedTime: null }))
    .execute()
  return sent
}

function isBusy(
  { command, force, request }: { command: number; force: number; request: PileRequest },
  target: Target,
): boolean {
  const where = disturbs[command]
  const isHarmless = request.kind === 'raw' && !ENDING.has(request.action)
  return where !== undefined && !isHarmless && target[where] && force !== 1
}

/** What is numbered has a number of its own, and what was to be fetched by then is fetched now. */
function renewed(request: PileRequest, { requestId, now }: { requestId: number; now: number }): PileRequest {
  if (request.kind === 'firmware')
    return { ...request, requestId, retrieveAt: Math.max(request.retrieveAt, now) }
  return request.kind === 'log' ? { ...request, requestId } : request
}
