import { auditState } from '@ampdeck/api/enumerations/member'
import { certificationLife, type vehicleCertification } from '@ampdeck/api/member/certification'
import type { Request } from '../../http/context.ts'
import { tryEach } from '../../http/to-each.ts'
import { bindTags, CERTIFIED_OWNER, tagOfName } from '../tag/tag.store.ts'
import { idsMatching, one } from './certification.store.ts'

type Deciding = Pick<Request<typeof vehicleCertification.audit>, 'rows' | 'caller' | 'now'>
const { passed, refused } = auditState.code

interface Decision {
  version?: number | undefined
  pass: boolean
  note: string | null
}

/** Who passes makes the member a certified owner. */
async function decide(
  { rows, caller, now }: Deciding,
  id: number,
  { version, pass, note }: Decision,
): Promise<void> {
  // Only of a member whom the caller may see.
  await one(rows, id)
  const decided = pass
    ? { auditState: passed, refuseReason: null }
    : { auditState: refused, refuseReason: note }
  const found = await rows.move(
    'vehicleCertification',
    certificationLife.audit,
    { id, version },
    { ...decided, auditUser: caller.userId, auditTime: now },
  )
  if (!pass) return
  const tagIds = [await tagOfName(rows, CERTIFIED_OWNER)]
  await bindTags(rows.db, { sellerId: found.sellerId, tagIds, objectId: found.memberId })
}

export async function audit(request: Request<typeof vehicleCertification.audit>) {
  const { id, ...decision } = request.input
  await decide(request, id, decision)
  return one(request.rows, id)
}

/** One result for each: what cannot be decided is refused with its reason and does not stop the rest. */
export async function batchAudit(request: Request<typeof vehicleCertification.batchAudit>) {
  const { rows, input } = request
  const { pass, note } = input
  const ids = input.ids ?? (await idsMatching(rows, input.matching ?? {}, input.except ?? []))
  return tryEach(ids, async (id) => {
    await decide(request, id, { pass, note })
    return undefined
  })
}
