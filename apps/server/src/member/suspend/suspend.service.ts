import { suspendMode, suspendState } from '@ampdeck/api/enumerations/member'
import { memberRecordLife } from '@ampdeck/api/member/member-states'
import { type suspend, suspendLife } from '@ampdeck/api/member/suspend'
import { checkStep } from '../../database/check-step.ts'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import { tryEach } from '../../http/to-each.ts'
import { idsMatching, one } from './suspend.store.ts'

const { suspended, released } = suspendState.code

/** A charge that runs goes on; the next one does not start. */
export async function manual({ rows, input, now }: Request<typeof suspend.manual>) {
  const { memberId, reason, note } = input
  await rows.readyFor('member', memberRecordLife.suspend, { id: memberId })
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

async function releaseOne({ rows, caller, now }: Releasing, id: number, version?: number): Promise<void> {
  await rows.hold('suspend', id)
  const found = await one(rows, id)
  if (version !== undefined && version !== found.version) throw failures.refused('record.stale')
  checkStep(suspendLife.release, found, caller.userId)
  await rows.update('suspend', { id }, { state: released, releasedAt: now, releaseUser: caller.userId })
  await rows.update('member', { id: found.memberId }, { suspended: 0 })
}

export async function release(request: Request<typeof suspend.release>) {
  const { id, version } = request.input
  await releaseOne(request, id, version)
  return one(request.rows, id)
}

/** One result for each: what cannot be released is refused with its reason and does not stop the rest. */
export async function batchRelease(request: Request<typeof suspend.batchRelease>) {
  const { rows, input } = request
  const ids = input.ids ?? (await idsMatching(rows, input.matching ?? {}, input.except ?? []))
  return tryEach(ids, async (id) => {
    await releaseOne(request, id)
    return undefined
  })
}
