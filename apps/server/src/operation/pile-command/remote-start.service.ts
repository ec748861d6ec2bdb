import { commandKind } from '@ampdeck/api/enumerations/equipment'
import type { remoteStart } from '@ampdeck/api/operation/remote-start'
import { cardNamed } from '../../charging/record/card.store.ts'
import { prepareStart } from '../../charging/start/prepare-start.service.ts'
import type { Platform } from '../../database/platform.ts'
import type { Rows } from '../../database/rows.ts'
import type { Refusal } from '../../device/charge-point.ts'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import { usableCoupons } from '../../marketing/coupon/member-coupon.store.ts'
import { startTokenOf } from './named-cards.ts'
import { write } from './pile-command.service.ts'
import { gunTargets } from './pile-command.targets.ts'

type Start = Request<typeof remoteStart.start>

/** Why a start is refused, as the API's answers name it. */
const reasons = {
  unknownToken: 'token.unknown',
  expired: 'token.expired',
  blocked: 'start.blocked',
  busy: 'gun.busy',
  'station.closed': 'station.closed',
  'balance.tooLow': 'balance.tooLow',
  'member.suspended': 'member.suspended',
  'limit.exceeded': 'limit.exceeded',
  coupon: 'coupon.notUsable',
} as const satisfies Record<Refusal | 'coupon', Parameters<Start['fail']>[0]>

/** Makes the order, and asks the pile to begin it by a durable command. What cannot begin leaves neither. */
export async function start(request: Start, platform: Platform) {
  const { rows, input, fail } = request
  const [target] = await gunTargets(rows, { ids: [input.gunId] })
  if (!target) throw failures.notFound()
  const token = await tokenOf(rows, input, target.protocol)
  if (!target.isConnected) throw fail('device.offline')
  const { sellerId } = target
  const { gunId: wanted, memberCouponId } = input
  const asked = { sellerId, gunId: wanted, token, memberCouponId }
  const prepared = await prepareStart({ ...platform, db: rows.db }, asked)
  if ('refusal' in prepared) throw fail(reasons[prepared.refusal])
  const { stationId, pileId, gunId, orderId, connector, remoteStartId } = prepared
  const [command] = await write(request, [
    {
      sellerId,
      stationId,
      pileId,
      gunId,
      orderId,
      command: commandKind.code.remoteStart,
      reason: input.reason,
      request: { kind: 'remoteStart', connector, token: prepared.token, remoteStartId },
    },
  ])
  if (!command) throw failures.notFound()
  return command
}

/** What a member may use there and now: nothing where a fleet pays. */
export async function couponsAt(
  rows: Rows,
  { memberId, gunId }: { memberId: number; gunId: number },
  now: number,
) {
  const { sellerId, stationId } = await rows.get('gun', gunId)
  const { groupId, type: memberType } = await rows.get('member', memberId)
  if (groupId !== null) return []
  return usableCoupons(
    rows.db,
    { sellerId, memberId, memberType, stationId, startTime: now },
    { lock: false },
  )
}

/** By what the pile is told who pays: a member's own number stands for a member. */
async function tokenOf(
  rows: Rows,
  { memberId, cardNo, vin }: Start['input'],
  protocol: number | null,
): Promise<string> {
  if (memberId !== undefined) return (await rows.get('member', memberId)).memberNo
  if (cardNo === undefined) return vin ?? ''
  const card = await cardNamed(rows.db, rows.sellerId, cardNo)
  return card ? startTokenOf(card, cardNo, protocol) : cardNo
}
