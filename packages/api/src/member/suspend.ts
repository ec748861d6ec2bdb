import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { chosen } from '../chosen.ts'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { suspendMode, suspendReason, suspendState } from '../enumerations/member.ts'
import { filter } from '../filter.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { ById, Fen, Id, record, Timestamp, Version } from '../wire.ts'
import { Ledger } from './member.ts'

/** What people fill in; arrears suspend by themselves. */
export const SuspendDraft = z.object({
  memberId: Id,
  reason: codeOf(suspendReason),
  note: empty.max(200).pipe(normal),
})

export const Suspend = record({
  memberId: Id,
  memberNo: z.string(),
  memberName: z.string(),
  /** Masked. */
  phone: z.string(),
  reason: codeOf(suspendReason),
  mode: codeOf(suspendMode),
  /** When it began. */
  debtFen: Fen,
  /** Now. */
  owedFen: Fen,
  fromTime: Timestamp,
  releasedAt: Timestamp.nullable(),
  releaseUser: Id.nullable(),
  releaseUserName: z.string().nullable(),
  createUserName: z.string().nullable(),
  note: z.string().nullable(),
  state: codeOf(suspendState),
})

export const SuspendFilter = z.object({
  /** Number or name of the member, or the phone number. */
  member: filter.text(),
  memberId: filter.ids(),
  reason: filter.codes(suspendReason),
  mode: filter.codes(suspendMode),
  state: filter.codes(suspendState),
  fromTimeFrom: filter.from(),
  fromTimeTo: filter.to(),
})

const sortable = ['fromTime', 'debtFen', 'releasedAt'] as const

/** Why a suspension is not released. */
const refusals = {
  'suspend.owes': ['The member still owes money', '该会员仍有欠费'],
  'suspend.sameUser': [
    'Somebody other than the person who suspended must release',
    '须由挂起人以外的人员解除',
  ],
} as const

const at = service('member-service/suspend')

/** Members who may not start a charge for a while. */
export const suspend = {
  page: at('page', ['suspend', 'memberDetail']).takes(paged(SuspendFilter, sortable)).gives(pageOf(Suspend)),
  get: at('get', 'suspend').takes(ById).gives(Suspend),
  /** A charge that runs goes on. */
  manual: at('manual', 'suspend:manual').takes(SuspendDraft).gives(Suspend).fails('transition.notAllowed'),
  release: at('release', 'suspend:release')
    .takes(ById.extend({ version: Version.optional() }))
    .gives(Suspend)
    .fails('record.stale', 'transition.notAllowed', refusals),
  batchRelease: at('batchRelease', 'suspend:release').takes(chosen(SuspendFilter, {})).gives(Ledger),
  /** Starts a job of the download center. */
  export: at('export', 'suspend:export')
    .takes(exported(SuspendFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

interface Suspended {
  state: number
  mode: number
  owedFen: number
  createUser: number | null
}

/**
 * Why somebody may not release a member: what arrears suspended only without a debt, what a person did only
 * another person. Nothing where it is allowed.
 */
export function releaseRefusal(
  { state, mode, owedFen, createUser }: Suspended,
  userId: number,
): 'transition.notAllowed' | 'suspend.owes' | 'suspend.sameUser' | undefined {
  if (state !== suspendState.code.suspended) return 'transition.notAllowed'
  if (mode === suspendMode.code.automatic) return owedFen > 0 ? 'suspend.owes' : undefined
  return createUser === userId ? 'suspend.sameUser' : undefined
}

export type Suspend = z.input<typeof Suspend>
export type SuspendDraft = z.input<typeof SuspendDraft>
