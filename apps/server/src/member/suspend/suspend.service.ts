import { memberStatus, suspendMode, suspendState } from '@ampdeck/api/enumerations/member'
import { releaseRefusal, type suspend } from '@ampdeck/api/member/suspend'
import { inLockOrder } from '../../database/ids.ts'
import type { Request } from '../../http/context.ts'
import { toEach } from '../../http/to-each.ts'
import { idsMatching, one } from './suspend.store.ts'

const { suspended, released } = suspendState.code

/** A charge that runs goes on; the next one does not start. */
export async function manual({ rows, input, now, fail }: Request<typeof suspend.manual>) {
  const { memberId, reason, note } = input
  await rows.hold('member', memberId)
  const member = await rows.get('member', memberId)
  const open = await rows
    .from('suspend')
    .select('suspend.id')
    .where('memberId', '=', memberId)
    .where('state', '=', suspended)
    .executeTakeFirst()
  if (open || member.status === memberStatus.code.cancelled) throw fail('transition.notAllowed')
  const id = await rows.insert('suspend', {
    memberId,
    reason,
    note,
    mode: suspendMode.code.manual,
    debtFen: 0,
    fromTime: now,
    releasedAt: null,
    releaseUser: null,
    state: suspended,
  })
  await rows.update('member', { id: memberId }, { suspended: 1 })
  return one(rows, id)
}

type Releasing = Pick<Request<typeof suspend.release>, 'rows' | 'caller' | 'now'>

/** Why it is not released; nothing where it was. */
async function tryRelease({ rows, caller, now }: Releasing, id: number, version?: number) {
  await rows.hold('suspend', id)
  const found = await one(rows, id)
  const refusal = releaseRefusal(found, caller.userId)
  if (refusal) return refusal
  await rows.update(
    'suspend',
    { id, version },
    { state: released, releasedAt: now, releaseUser: caller.userId },
  )
  await rows.update('member', { id: found.memberId }, { suspended: 0 })
}

export async function release(request: Request<typeof suspend.release>) {
  const { id, version } = request.input
  const refusal = await tryRelease(request, id, version)
  if (refusal) throw request.fail(refusal)
  return one(request.rows, id)
}

/** One result for each: what cannot be released is refused with its reason and does not stop the rest. */
export async function batchRelease(request: Request<typeof suspend.batchRelease>) {
  const { rows, input } = request
  const ids = input.ids ?? (await idsMatching(rows, input.matching ?? {}, input.except ?? []))
  return toEach(inLockOrder(ids), (id) => tryRelease(request, id))
}
