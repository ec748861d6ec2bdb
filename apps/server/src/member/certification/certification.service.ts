import { auditState } from '@ampdeck/api/enumerations/member'
import { auditRefusal, type vehicleCertification } from '@ampdeck/api/member/certification'
import { inLockOrder } from '../../database/ids.ts'
import type { Request } from '../../http/context.ts'
import { toEach } from '../../http/to-each.ts'
import { bindTags, CERTIFIED_OWNER, tagOfName } from '../tag/tag.store.ts'
import { idsMatching, one } from './certification.store.ts'

type Deciding = Pick<Request<typeof vehicleCertification.audit>, 'rows' | 'caller' | 'now'>

interface Decision {
  version?: number | undefined
  pass: boolean
  note: string | null
}

/** Why it was not decided; nothing where it was. Who passes makes the member a certified owner. */
async function decide({ rows, caller, now }: Deciding, id: number, { version, pass, note }: Decision) {
  await rows.hold('vehicleCertification', id)
  const found = await one(rows, id)
  const refusal = auditRefusal(found, caller.userId)
  if (refusal) return refusal
  const { passed, refused } = auditState.code
  await rows.update(
    'vehicleCertification',
    { id, version },
    {
      auditState: pass ? passed : refused,
      refuseReason: pass ? null : note,
      auditUser: caller.userId,
      auditTime: now,
    },
  )
  if (!pass) return
  const tagIds = [await tagOfName(rows, CERTIFIED_OWNER)]
  await bindTags(rows.db, { sellerId: found.sellerId, tagIds, objectId: found.memberId })
}

export async function audit(request: Request<typeof vehicleCertification.audit>) {
  const { id, ...decision } = request.input
  const refusal = await decide(request, id, decision)
  if (refusal) throw request.fail(refusal)
  return one(request.rows, id)
}

/** One result for each: what cannot be decided is refused with its reason and does not stop the rest. */
export async function batchAudit(request: Request<typeof vehicleCertification.batchAudit>) {
  const { rows, input } = request
  const { pass, note } = input
  const ids = input.ids ?? (await idsMatching(rows, input.matching ?? {}, input.except ?? []))
  return toEach(inLockOrder(ids), (id) => decide(request, id, { pass, note }))
}
